import { describe, expect, it } from 'vitest'
import { type ProcessFacts, processOutcome } from './process-outcome.ts'

const now = new Date('2026-11-21T15:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const period = { opensAt: hours(-1), closesAt: hours(1) }
const outcome = (more: Partial<ProcessFacts> = {}) =>
  processOutcome(
    {
      enrollment: { status: 'active' },
      period,
      carouselId: 1,
      hasPeriods: true,
      reenrollment: null,
      isLastTerm: false,
      hasDependencies: false,
      isBlocked: false,
      isFinanceMissing: false,
      ...more,
    },
    now,
  )
const problem = (of: string) => ({ step: 'pending_items', result: 'problem', problem: of })

describe('The outcome of a reenrollment', () => {
  it('opens the choice of subjects to those whom nothing blocks', () => {
    expect(outcome()).toEqual({ step: 'subjects', result: null, problem: null })
    expect(outcome({ isBlocked: true })).toEqual({ step: 'pending_items', result: null, problem: null })
    expect(outcome({ hasDependencies: true })).toEqual({ step: 'subjects', result: 'dependency_or_adaptation', problem: null })
  })

  it('keeps a choice that has begun while the financial service is away', () => {
    expect(outcome({ isFinanceMissing: true }).step).toBe('pending_items')
    expect(outcome({ isFinanceMissing: true, reenrollment: { status: 'choosing' } }).step).toBe('subjects')
    expect(outcome({ isBlocked: true, reenrollment: { status: 'choosing' } }).step).toBe('pending_items')
  })

  it.each([
    ['enrollment_not_active', { enrollment: { status: 'locked' } }],
    ['no_period', { period: null, carouselId: null, hasPeriods: false }],
    ['not_offered', { period: null, carouselId: null }],
    ['not_offered', { carouselId: null }],
    ['not_yet_open', { period: { opensAt: hours(1), closesAt: hours(2) } }],
    ['closed', { period: { opensAt: hours(-2), closesAt: now } }],
    ['closed', { period: { opensAt: hours(-2), closesAt: now }, reenrollment: { status: 'choosing' } }],
    ['canceled', { reenrollment: { status: 'canceled' } }],
    ['expired', { reenrollment: { status: 'expired' } }],
  ] as const)('is the problem %s', (of, facts) => {
    expect(outcome(facts)).toEqual(problem(of))
  })

  it('asks nobody who takes the last subjects', () => {
    const done = { step: 'pending_items', result: 'no_renewal_needed', problem: null }
    expect(outcome({ isLastTerm: true })).toEqual(done)
    expect(outcome({ isLastTerm: true, period: null, hasPeriods: false })).toEqual(done)
    expect(outcome({ enrollment: { status: 'concluded' } })).toEqual(done)
    expect(outcome({ isLastTerm: true, enrollment: { status: 'dropped' } })).toEqual(problem('enrollment_not_active'))
  })

  it.each([
    ['confirmed', null],
    ['processing', 'payment_generation_in_progress'],
    ['awaiting_payment', 'first_debt_pending'],
    ['completed', 'first_debt_settled'],
  ] as const)('is about the payment once it is %s, whatever happens later', (status, result) => {
    const later: Partial<ProcessFacts> = { isBlocked: true, isFinanceMissing: true, hasDependencies: true, isLastTerm: true }
    const ended = { period: { opensAt: hours(-2), closesAt: hours(-1) }, enrollment: { status: 'locked' as const } }
    expect(outcome({ reenrollment: { status }, ...later, ...ended })).toEqual({ step: 'payment', result, problem: null })
  })
})
