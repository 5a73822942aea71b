import { expect, it } from 'vitest'
import { byDate, isSoon, type Task } from './task.ts'

const task = (id: string, until: string | null): Task => ({
  id,
  until,
  icon: null,
  title: id,
  status: null,
  action: { link: { to: '/' }, name: '' },
})

it('orders tasks of all areas by their day, and leaves equal days as the areas gave them', () => {
  const sources = [
    { tasks: [task('pay', '2026-11-30'), task('pay late', '2026-11-10')] },
    { tasks: [task('any day', null), task('send', '2026-11-10'), task('sign', '2026-12-01')] },
  ]
  expect(byDate(sources, 'America/Sao_Paulo').map(({ id }) => id)).toEqual(['pay late', 'send', 'pay', 'sign', 'any day'])
})

it('counts an instant as its day at the institution', () => {
  const sources = [{ tasks: [task('signed', '2026-11-24'), task('asked', '2026-11-24T02:30:00.000Z')] }]
  expect(byDate(sources, 'America/Sao_Paulo').map(({ id, until }) => [id, until])).toEqual([
    ['asked', '2026-11-23'],
    ['signed', '2026-11-24'],
  ])
})

it('is soon within seven days, or late', () => {
  const isSoonOn = (until: string) => isSoon(until, '2026-11-26')
  expect(['2026-11-10', '2026-12-03', '2026-12-04'].map(isSoonOn)).toEqual([true, true, false])
  expect(isSoon('2027-01-01', undefined)).toBe(true)
})
