import { describe, expect, it } from 'vitest'
import { decisionProblem, isHeldByAnother, type ReviewState, undoDeadline } from './review-rules.ts'

const now = new Date('2026-11-21T15:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const state = (given: Partial<ReviewState> = {}): ReviewState => ({
  status: 'waiting',
  revision: 1,
  decidedAt: null,
  decidedBy: null,
  claimedBy: null,
  claimedUntil: null,
  ...given,
})
const decided = (given: Partial<ReviewState> = {}) => state({ status: 'accepted', decidedAt: at(-59), decidedBy: 7, ...given })
const by = { userId: 7, revision: 1, decision: 'accepted' as const, now }

describe('a decision', () => {
  it('is made on what waits and nobody else has open', () => {
    expect(decisionProblem(state(), by)).toBeNull()
    expect(decisionProblem(state({ claimedBy: 7, claimedUntil: at(60) }), by)).toBeNull()
    expect(decisionProblem(state({ claimedBy: 8, claimedUntil: at(60) }), by)).toBe('NOT_ALLOWED')
    expect(decisionProblem(state({ claimedBy: 8, claimedUntil: at(0) }), by)).toBeNull()
    expect(decisionProblem(decided(), by)).toBe('NOT_ALLOWED')
  })

  it('is never made on files that the reviewer did not see', () => {
    expect(decisionProblem(state({ revision: 2 }), by)).toBe('CONTENT_CHANGED')
    expect(decisionProblem(decided({ revision: 2 }), by)).toBe('CONTENT_CHANGED')
  })

  it('can say of what was never sent only that it is not needed', () => {
    const pending = state({ status: 'pending', revision: 0 })
    expect(decisionProblem(pending, { ...by, revision: 0 })).toBe('NOT_ALLOWED')
    expect(decisionProblem(pending, { ...by, revision: 0, decision: 'not_applicable' })).toBeNull()
  })
})

describe('taking a decision back', () => {
  it('is for whoever made it, for a minute', () => {
    expect(undoDeadline(decided(), 7, now)).toEqual(at(1))
    expect(undoDeadline(decided({ decidedAt: at(-60) }), 7, now)).toBeNull()
    expect(undoDeadline(decided(), 8, now)).toBeNull()
    expect(undoDeadline(state(), 7, now)).toBeNull()
  })
})

it('holds a document until its claim ends', () => {
  expect(isHeldByAnother({ claimedBy: 8, claimedUntil: at(1) }, 7, now)).toBe(true)
  expect(isHeldByAnother({ claimedBy: 8, claimedUntil: at(0) }, 7, now)).toBe(false)
  expect(isHeldByAnother({ claimedBy: 7, claimedUntil: at(1) }, 7, now)).toBe(false)
})
