import { expect, it } from 'vitest'
import type { Request } from '#api/academic/requests.ts'
import { shownSince, streamEntries } from './stream-entries.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`
const event = (kind: Request['events'][number]['kind'], day: number) => ({ kind, at: at(day), by: 'office' as const })
const message = (author: 'student' | 'office', day: number) => ({ author, at: at(day) }) as Request['messages']['results'][number]
const request = (some: Partial<Request>) =>
  ({ status: 'in_attendance', events: [], actions: [], result: null, ...some }) as unknown as Request

const shown = (...given: Parameters<typeof streamEntries>) =>
  streamEntries(...given).map((entry) => (entry.kind === 'event' ? entry.event.kind : entry.kind))

it('messages stand between the events of their time', () => {
  const events = [event('sent', 1), event('taken', 3)]
  expect(shown(request({ events }), [message('student', 2), message('office', 4)])).toEqual(['sent', 'message', 'taken', 'message'])
})

it('the result that the page shows is no event, an earlier one is', () => {
  const events = [event('sent', 1), event('rejected', 2), event('reopened', 3), event('granted', 4), event('rated', 5)]
  expect(shown(request({ status: 'granted', events, result: { text: null, at: at(4), files: [] } }), [])).toEqual([
    'sent',
    'rejected',
    'reopened',
  ])
})

it('what was asked stands in it once nothing of it is open', () => {
  const action = { items: [{ status: 'refused' }, { status: 'accepted' }], askedAt: at(2) } as Request['actions'][number]
  expect(shown(request({ status: 'waiting_for_student_action', actions: [action] }), [])).toEqual([])
  expect(shown(request({ status: 'in_attendance', actions: [action] }), [])).toEqual(['action'])
})

it('the last eight are shown at once, and all that is unread', () => {
  const entries = streamEntries(
    request({}),
    Array.from({ length: 20 }, (_, index) => message(index % 2 === 0 ? 'student' : 'office', index + 1)),
  )
  expect(shownSince(entries.slice(0, 3), 0)).toBe('')
  expect(shownSince(entries, 2)).toBe(at(13))
  expect(shownSince(entries, 6)).toBe(at(10))
})
