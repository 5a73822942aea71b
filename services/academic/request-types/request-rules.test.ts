import { describe, expect, it } from 'vitest'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { checkRules, type RuleFacts } from './request-rules.ts'

const facts: RuleFacts = {
  status: 'active',
  course: 'Direito',
  progress: 50,
  hasOpenRequest: false,
  hasDocumentsAccepted: true,
  today: '2026-03-10',
}
const kept = (given: Partial<RequestDefinition>, changed: Partial<RuleFacts> = {}) =>
  checkRules({ audience: { statuses: ['active'], courses: [] }, rules: [], ...given }, { ...facts, ...changed }).every(
    ({ isKept }) => isKept,
  )

describe('a type may be asked for', () => {
  it('by the enrollments of its audience', () => {
    expect(kept({})).toBe(true)
    expect(kept({}, { status: 'locked' })).toBe(false)
    expect(kept({ audience: { statuses: ['active'], courses: ['Direito'] } })).toBe(true)
    expect(kept({ audience: { statuses: ['active'], courses: ['Pedagogia'] } })).toBe(false)
  })

  it('where its rules are kept', () => {
    expect(kept({ rules: [{ kind: 'one_open' }] }, { hasOpenRequest: true })).toBe(false)
    expect(kept({ rules: [{ kind: 'documents_accepted' }] }, { hasDocumentsAccepted: false })).toBe(false)
    expect(kept({ rules: [{ kind: 'minimum_progress', percent: 50 }] })).toBe(true)
    expect(kept({ rules: [{ kind: 'minimum_progress', percent: 51 }] })).toBe(false)
    const period = { kind: 'period', from: '2026-03-01', to: '2026-03-10' } as const
    expect(kept({ rules: [period] })).toBe(true)
    expect(kept({ rules: [period] }, { today: '2026-03-11' })).toBe(false)
    expect(kept({ rules: [period] }, { today: '2026-02-28' })).toBe(false)
  })
})
