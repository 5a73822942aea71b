import { describe, expect, it } from 'vitest'
import { isDependency, isLastTerm, type SubjectStanding } from './standing.queries.ts'

const subject = (more: Partial<SubjectStanding> = {}): SubjectStanding => ({
  subjectId: 1,
  code: 'ECV101',
  subject: 'Cálculo I',
  credits: 4,
  workload: 80,
  semester: 1,
  type: 'compulsory',
  isPassed: true,
  isTaken: false,
  isFailed: false,
  ...more,
})

describe('A standing', () => {
  it('holds as dependencies the compulsory subjects that failed and are not taken again', () => {
    const failed = subject({ isPassed: false, isFailed: true })
    expect(isDependency(failed)).toBe(true)
    expect(isDependency({ ...failed, isTaken: true })).toBe(false)
    expect(isDependency({ ...failed, type: 'elective' })).toBe(false)
    expect(isDependency(subject({ isPassed: false }))).toBe(false)
  })

  it('is at the last term when passing what is taken now leaves nothing', () => {
    const elective = subject({ type: 'elective', workload: 60 })
    expect(isLastTerm([subject(), subject({ isPassed: false, isTaken: true })], 0)).toBe(true)
    expect(isLastTerm([subject(), subject({ isPassed: false })], 0)).toBe(false)
    expect(isLastTerm([subject(), elective], 60)).toBe(true)
    expect(isLastTerm([subject(), elective], 61)).toBe(false)
    expect(isLastTerm([subject(), { ...elective, type: 'optional' }], 60)).toBe(false)
    expect(isLastTerm([subject(), subject({ type: 'optional', isPassed: false })], 0)).toBe(true)
  })
})
