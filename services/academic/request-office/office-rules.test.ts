import { expect, it } from 'vitest'
import { requestStatus } from '#api/academic/request-status.ts'
import { actProblem, isIncluded, nextInTurn, type OfficeState, undoDeadline } from './office-rules.ts'

const state: OfficeState = { status: 'open', revision: 3, assignee: null, decidedAt: null, decidedBy: null, ratedAt: null }
const at = new Date('2026-11-20T12:00:00Z')

it('acts on what was looked at, as long as it is with the office', () => {
  expect(actProblem(state, 3)).toBeNull()
  expect(actProblem(state, 2)).toBe('CONTENT_CHANGED')
  const open = requestStatus.options.filter((status) => actProblem({ ...state, status }, 3) === null)
  expect(open).toEqual(['open', 'in_attendance', 'pending', 'waiting_for_student_action'])
})

it('takes back an own decision for a minute, until the student has rated it', () => {
  const decided: OfficeState = { ...state, status: 'granted', decidedAt: at, decidedBy: 7 }
  const until = (given: Partial<OfficeState>, after: number, userId = 7) =>
    undoDeadline({ ...decided, ...given }, userId, new Date(at.getTime() + after))
  expect(until({}, 59_999)).toEqual(new Date(at.getTime() + 60_000))
  expect(until({}, 60_000)).toBeNull()
  expect(until({}, 0, 8)).toBeNull()
  expect(until({ ratedAt: at }, 0)).toBeNull()
  expect(until({ status: 'canceled' }, 0)).toBeNull()
})

it('leaves out of an act what it would not change', () => {
  const included = (given: Partial<OfficeState>, act: Parameters<typeof isIncluded>[1]) => isIncluded({ ...state, ...given }, act)
  expect(included({ assignee: 7 }, { kind: 'assign', userId: 7 })).toBe(false)
  expect(included({ assignee: 7 }, { kind: 'assign', userId: null })).toBe(true)
  expect(included({ assignee: 7 }, { kind: 'share_out' })).toBe(false)
  expect(included({ status: 'in_attendance' }, { kind: 'take' })).toBe(false)
  expect(included({ status: 'pending' }, { kind: 'take' })).toBe(true)
  expect(included({ status: 'granted' }, { kind: 'conclude', outcome: 'granted', text: null })).toBe(false)
  expect(included({ status: 'waiting_for_payment' }, { kind: 'assign', userId: 7 })).toBe(false)
})

it('gives the next one to who has the fewest, then to who has waited longest', () => {
  const turn = (userId: number, open: number, minute: number | null) => ({
    userId,
    open,
    givenAt: minute === null ? null : new Date(at.getTime() + minute * 60_000),
  })
  expect(nextInTurn([])).toBeNull()
  expect(nextInTurn([turn(1, 3, 0), turn(2, 2, 9)])?.userId).toBe(2)
  expect(nextInTurn([turn(1, 2, 5), turn(2, 2, 4)])?.userId).toBe(2)
  expect(nextInTurn([turn(2, 2, null), turn(1, 2, 4)])?.userId).toBe(2)
})
