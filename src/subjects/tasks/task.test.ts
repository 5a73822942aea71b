import { expect, it } from 'vitest'
import { byDate, type Task, splitTasks } from './task.ts'

const task = (id: string, until: string): Task => ({
  id,
  until,
  icon: null,
  title: id,
  reason: '',
  status: null,
  untilText: until,
  action: { link: { to: '/' }, words: '', name: '' },
})

it('orders tasks of all areas by their day, and leaves equal days as the areas gave them', () => {
  const sources = [
    { tasks: [task('pay', '2026-11-30'), task('pay late', '2026-11-10')] },
    { tasks: [task('send', '2026-11-10'), task('sign', '2026-12-01')] },
  ]
  expect(byDate(sources, 'America/Sao_Paulo').map(({ id }) => id)).toEqual(['pay late', 'send', 'pay', 'sign'])
})

it('counts an instant as its day at the institution', () => {
  const sources = [{ tasks: [task('signed', '2026-11-24'), task('asked', '2026-11-24T02:30:00.000Z')] }]
  expect(byDate(sources, 'America/Sao_Paulo').map(({ id, until }) => [id, until])).toEqual([
    ['asked', '2026-11-23'],
    ['signed', '2026-11-24'],
  ])
})

it('has the tasks of the next seven days first, those that are late among them', () => {
  const tasks = [task('late', '2026-11-10'), task('in a week', '2026-12-03'), task('later', '2026-12-04')]
  const { now, later } = splitTasks(tasks, '2026-11-26')
  expect([now.map(({ id }) => id), later.map(({ id }) => id)]).toEqual([['late', 'in a week'], ['later']])
  expect(splitTasks(tasks, undefined).later).toEqual([])
})
