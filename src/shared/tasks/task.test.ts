import { expect, it } from 'vitest'
import { byDate, type Task } from './task.ts'

const task = (id: string, until: string): Task => ({
  id,
  until,
  icon: null,
  title: id,
  reason: '',
  status: null,
  untilText: until,
  action: null,
})

it('orders tasks of all areas by their day, and leaves equal days as the areas gave them', () => {
  const sources = [
    { tasks: [task('pay', '2026-11-30'), task('pay late', '2026-11-10')] },
    { tasks: [task('send', '2026-11-10'), task('sign', '2026-12-01')] },
  ]
  expect(byDate(sources).map(({ id }) => id)).toEqual(['pay late', 'send', 'pay', 'sign'])
})
