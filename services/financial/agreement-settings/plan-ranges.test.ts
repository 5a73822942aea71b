import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { negotiableType } from '#api/financial/agreement-settings.ts'
import { officeShare } from '../agreements/agreement-amounts.ts'
import { getOffer } from '../agreements/agreement-offers.ts'
import { planRanges, rangesByType } from './plan-ranges.ts'

const plan = {
  planId: 1,
  installmentCount: 3,
  minimumValue: 20_000,
  maximumValue: 100_000,
  minimumInstallment: 0,
  daysDueFirstDebt: 5,
  debtType: null,
  paymentMethods: ['pix' as const],
}
const free = { debtOfficeBasisPoints: 0, futureInterestBasisPoints: 0 }
const rates = fc.record({ debtOfficeBasisPoints: fc.nat({ max: 10_000 }), futureInterestBasisPoints: fc.nat({ max: 10_000 }) })
const anyPlan = fc
  .record({
    installmentCount: fc.integer({ min: 1, max: 24 }),
    minimumValue: fc.nat({ max: 50_000 }),
    width: fc.nat({ max: 50_000 }),
    minimumInstallment: fc.nat({ max: 9_000 }),
    debtType: fc.constantFrom(null, ...negotiableType.options),
  })
  .map(({ width, ...given }) => ({ ...plan, ...given, maximumValue: given.minimumValue + width }))
const anyPlans = fc.array(anyPlan, { maxLength: 4 }).map((plans) => plans.map((one, planId) => ({ ...one, planId })))

describe('ranges of plans', () => {
  it('tell gaps and overlaps', () => {
    const plans = [plan, { ...plan, planId: 2, minimumValue: 50_000 }, { ...plan, planId: 3, minimumValue: 200_000, maximumValue: 300_000 }]
    expect(planRanges(plans, free)).toEqual([
      { from: 1, to: 19_999, planIds: [] },
      { from: 20_000, to: 49_999, planIds: [1] },
      { from: 50_000, to: 100_000, planIds: [1, 2] },
      { from: 100_001, to: 199_999, planIds: [] },
      { from: 200_000, to: 300_000, planIds: [3] },
      { from: 300_001, to: null, planIds: [] },
    ])
  })

  it('begin where the installments are large enough', () => {
    expect(planRanges([{ ...plan, minimumInstallment: 10_000 }], free)[1]).toEqual({ from: 30_000, to: 100_000, planIds: [1] })
    expect(planRanges([{ ...plan, minimumInstallment: 90_000 }], free)).toEqual([{ from: 1, to: null, planIds: [] }])
  })

  it('are told for a type that has plans of its own, while it is negotiated', () => {
    const plans = [plan, { ...plan, planId: 2, debtType: 'service' as const }]
    const types = (debtTypes: ('tuition' | 'service')[]) =>
      new Set(rangesByType(plans, { ...free, debtTypes }).map(({ debtType }) => debtType))
    expect(types(['tuition', 'service'])).toEqual(new Set([null, 'service']))
    expect(types(['tuition'])).toEqual(new Set([null]))
  })

  it('hold for every sum what a student is offered', () => {
    fc.assert(
      fc.property(anyPlans, rates, fc.integer({ min: 1, max: 120_000 }), (plans, given, grossAmount) => {
        const ranges = planRanges(plans, given)
        expect(ranges[0]!.from).toBe(1)
        expect(ranges.at(-1)!.to).toBeNull()
        for (const [index, { from }] of ranges.slice(1).entries()) expect(from).toBe(ranges[index]!.to! + 1)
        const { planIds } = ranges.find(({ from, to }) => from <= grossAmount && (to === null || grossAmount <= to))!
        const { futureInterestBasisPoints } = given
        const negotiation = {
          today: '2026-11-21',
          grossAmount,
          officeAmount: officeShare(grossAmount, given.debtOfficeBasisPoints),
          futureInterestBasisPoints,
          types: [],
        }
        const offered = plans.filter((one) => getOffer({ ...one, description: '' }, negotiation).obstacle === null)
        expect(planIds).toEqual(offered.map(({ planId }) => planId))
      }),
    )
  })
})
