import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AgreementPlan } from '#api/financial/agreements.ts'
import { debtType } from '#api/financial/debts.ts'
import { officeShare } from './agreement-amounts.ts'
import { compareOffers, type Negotiation, getOffer } from './agreement-offers.ts'

const plan: AgreementPlan = {
  planId: 1,
  description: 'Em quatro vezes',
  installmentCount: 4,
  minimumValue: 50_000,
  maximumValue: 200_000,
  minimumInstallment: 20_000,
  daysDueFirstDebt: 5,
  debtType: null,
  paymentMethods: ['pix'],
}
const negotiation: Negotiation = {
  today: '2026-11-21',
  grossAmount: 100_000,
  officeAmount: 0,
  futureInterestBasisPoints: 0,
  types: ['tuition', 'service'],
}
const obstacle = (plans: Partial<AgreementPlan>, given: Partial<Negotiation>) =>
  getOffer({ ...plan, ...plans }, { ...negotiation, ...given }).obstacle

describe('a plan', () => {
  it('that fits tells its installments and what it adds', () => {
    const offer = getOffer(plan, { ...negotiation, officeAmount: 4_000 })
    expect(offer).toMatchObject({ obstacle: null, totalAmount: 104_000, addedAmount: 4_000 })
    expect(offer.installments.map(({ dueDate, amount }) => [dueDate, amount])).toEqual([
      ['2026-11-26', 26_000],
      ['2026-12-26', 26_000],
      ['2027-01-26', 26_000],
      ['2027-02-26', 26_000],
    ])
  })

  it.each<[number, ReturnType<typeof obstacle>]>([
    [79_999, { reason: 'below_minimum', minimum: 80_000 }],
    [80_000, null],
    [200_000, null],
    [200_001, { reason: 'above_maximum', maximum: 200_000 }],
  ])('takes debts of %i or says why not: bounds are included', (grossAmount, expected) => {
    expect(obstacle({ minimumValue: 80_000 }, { grossAmount })).toEqual(expected)
  })

  it('is not for installments below its smallest', () => {
    expect(obstacle({}, { grossAmount: 80_000 })).toBeNull()
    expect(obstacle({}, { grossAmount: 79_996 })).toEqual({ reason: 'installment_too_small', minimum: 20_000 })
    expect(obstacle({ minimumValue: 0, minimumInstallment: 0 }, { grossAmount: 3 })).toEqual({
      reason: 'installment_too_small',
      minimum: 1,
    })
  })

  it('for one type of debts is for no other', () => {
    expect(obstacle({ debtType: 'tuition' }, {})).toEqual({ reason: 'debt_type', type: 'tuition' })
    expect(obstacle({ debtType: 'tuition' }, { types: ['tuition'] })).toBeNull()
  })

  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-26', false],
    ['2026-11-27', true],
  ])('begins between today and its own first day: not on %s is %s', (firstDueDate, refused) => {
    expect(obstacle({}, { firstDueDate })).toEqual(refused ? { reason: 'first_due_date', latest: '2026-11-26' } : null)
    if (!refused) expect(getOffer(plan, { ...negotiation, firstDueDate }).installments[0]!.dueDate).toBe(firstDueDate)
  })

  it('is held against what the person can pay, by its largest installment', () => {
    expect(obstacle({}, { grossAmount: 100_001, monthlyBudget: 25_000 })).toEqual({
      reason: 'over_budget',
      installment: 25_001,
      budget: 25_000,
    })
    expect(obstacle({}, { monthlyBudget: 25_000 })).toBeNull()
  })
})

it('those that fit come first, then the shorter ones', () => {
  const offer = (planId: number, installmentCount: number, minimumValue: number) =>
    getOffer({ ...plan, planId, installmentCount, minimumValue }, { ...negotiation, monthlyBudget: undefined })
  const offers = [offer(1, 5, 0), offer(2, 2, 900_000), offer(3, 2, 0), offer(4, 5, 0)]
  expect(offers.sort(compareOffers).map(({ plan: { planId } }) => planId)).toEqual([3, 1, 4, 2])
})

const anyPlan = fc
  .record({
    installmentCount: fc.integer({ min: 1, max: 60 }),
    minimumValue: fc.nat({ max: 200_000 }),
    width: fc.nat({ max: 2_000_000 }),
    minimumInstallment: fc.nat({ max: 30_000 }),
    daysDueFirstDebt: fc.nat({ max: 90 }),
    debtType: fc.constantFrom(null, ...debtType.options),
  })
  .map(({ width, ...given }): AgreementPlan => ({ ...plan, ...given, maximumValue: given.minimumValue + width }))
const anyDebts = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 300_000 }), type: fc.constantFrom(...debtType.options) }), {
  minLength: 1,
  maxLength: 8,
})
const anyRates = fc.record({ office: fc.nat({ max: 10_000 }), interest: fc.nat({ max: 10_000 }) })

it('whatever is set and owed, what is offered asks no less than the debts, within its bounds, and its installments sum to the total', () => {
  let offered = 0
  fc.assert(
    fc.property(anyPlan, anyDebts, anyRates, (given, debts, { office, interest }) => {
      const grossAmount = debts.reduce((sum, { amount }) => sum + amount, 0)
      const offer = getOffer(given, {
        today: '2026-11-21',
        grossAmount,
        officeAmount: officeShare(grossAmount, office),
        futureInterestBasisPoints: interest,
        types: debts.map(({ type }) => type),
      })
      const amounts = offer.installments.map(({ amount }) => amount)
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(offer.totalAmount)
      expect(offer.totalAmount).toBeGreaterThanOrEqual(grossAmount)
      if (offer.obstacle) return
      offered++
      expect(grossAmount).toBeGreaterThanOrEqual(given.minimumValue)
      expect(grossAmount).toBeLessThanOrEqual(given.maximumValue)
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(Math.max(1, given.minimumInstallment))
      for (const { type } of debts) expect(given.debtType ?? type).toBe(type)
    }),
    { numRuns: 300 },
  )
  expect(offered).toBeGreaterThan(0)
})
