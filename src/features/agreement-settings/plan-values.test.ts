import { describe, expect, it } from 'vitest'
import { hasItsBounds, largestAmount, type PlanTerms, planTerms } from '#api/financial/agreement-settings.ts'
import { getPlan, getPlanProblems, type PlanValues, getPlanValues } from './plan-values.ts'

const plan: PlanTerms = {
  description: { 'pt-BR': 'Em três vezes', es: 'En tres cuotas' },
  installmentCount: 3,
  minimumValue: 10_000,
  maximumValue: 500_000,
  minimumInstallment: 5_000,
  daysDueFirstDebt: 5,
  debtType: 'tuition',
  paymentMethods: ['pix', 'bank_slip'],
  bankAccountId: 7,
}
const values = getPlanValues(plan, 'pt-BR')

describe('a plan in the form', () => {
  it('comes back as it was', () => {
    expect(getPlan(values)).toEqual(plan)
    const open = { ...plan, debtType: null, bankAccountId: null }
    expect(getPlan(getPlanValues(open, 'pt-BR'))).toEqual(open)
  })

  it('that is new has to be named, bounded and payable', () => {
    expect(Object.keys(getPlanProblems(getPlanValues(null, 'pt-BR')))).toEqual([
      'namePt',
      'installmentCount',
      'minimumValue',
      'maximumValue',
      'paymentMethods',
    ])
  })

  it.each<[Partial<PlanValues>, ReturnType<typeof getPlanProblems>]>([
    [{ namePt: ' ' }, {}],
    [{ namePt: ' ', nameEs: '' }, { namePt: 'missing' }],
    [{ installmentCount: 121 }, { installmentCount: 'range' }],
    [{ daysDueFirstDebt: 91 }, { daysDueFirstDebt: 'range' }],
    [{ minimumValue: 500_000 }, {}],
    [{ minimumValue: 500_001 }, { maximumValue: 'belowMinimum' }],
    [{ maximumValue: largestAmount + 1 }, { maximumValue: 'range' }],
    [{ paymentMethods: [] }, { paymentMethods: 'missing' }],
  ])('with %j has the problems that the contract would have', (changed, problems) => {
    const given = { ...values, ...changed }
    expect(getPlanProblems(given)).toEqual(problems)
    expect(planTerms.refine(hasItsBounds).safeParse(getPlan(given)).success).toBe(Object.keys(problems).length === 0)
  })
})
