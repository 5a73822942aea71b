import { describe, expect, it } from 'vitest'
import { addAgreementPlan, addDebt, addEnrollment } from '../testing/builders.ts'
import { bothDebts, bothInThree, negotiator } from '../testing/negotiator.ts'
import type { FinancialClient, World } from '../testing/world.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId: number
let planId: number

const { overdue, agreementsMade } = negotiator((now) => ({ world, student, enrollmentId, userId, planId } = now))

describe('what can be negotiated', () => {
  it('is what is overdue for long enough, of a type that the institution negotiates, and the rest says why not', async () => {
    const south = await addEnrollment(world, { userId, institutionId: 12, registration: '2' })
    const nowhere = await addEnrollment(world, { userId, institutionId: 13, registration: '3' })
    const negotiable = await overdue()
    const recent = await addDebt(world, { enrollmentId, dueDate: '2026-11-17' })
    const justEnough = await addDebt(world, { enrollmentId, dueDate: '2026-11-16' })
    await addDebt(world, { enrollmentId, dueDate: '2026-11-21' })
    await overdue({ status: 'settled' })
    const service = await overdue({ enrollmentId: south, type: 'service', dueDate: '2026-11-02' })
    const unoffered = await overdue({ enrollmentId: nowhere, dueDate: '2026-11-03' })
    const { today, results } = await student.agreements.debts()
    expect(today).toBe('2026-11-21')
    expect(results.map(({ debtId, obstacle, negotiableFrom }) => [debtId, obstacle, negotiableFrom])).toEqual([
      [negotiable, null, null],
      [service, 'type', null],
      [unoffered, 'not_offered', null],
      [justEnough, null, null],
      [recent, 'too_recent', '2026-11-22'],
    ])
    expect(results[0]).toMatchObject({ amountPayable: 102_667, enrollmentId })
  })

  it('is calculated for every plan, the fitting ones first, at what the debts come to today', async () => {
    const dear = await addAgreementPlan(world, { count: 2, minimum: 900_000, maximum: 900_001 })
    const debtIds = [await overdue(), await overdue()]
    const calculation = await student.agreements.calculate({ debtIds })
    expect(calculation).toMatchObject({
      grossAmount: bothDebts,
      terms: {
        version: 1,
        text: { en: expect.stringMatching(/^I accept\. If the first installment, or any 2 installments, are 10 days late/) },
      },
      cancelAfterDays: 10,
    })
    const [fits, other] = calculation.offers
    expect(fits).toMatchObject({
      plan: { planId },
      obstacle: null,
      officeAmount: 10_267,
      totalAmount: bothInThree,
      addedAmount: bothInThree - bothDebts,
    })
    expect(fits!.installments[0]).toEqual({ number: 1, dueDate: '2026-11-26', amount: 73_296 })
    expect(other).toMatchObject({ plan: { planId: dear }, obstacle: { reason: 'below_minimum', minimum: 900_000 } })
    const modest = await student.agreements.calculate({ debtIds, planId, monthlyBudget: 50_000, firstDueDate: '2026-11-23' })
    expect(modest.offers).toMatchObject([{ obstacle: { reason: 'over_budget', installment: 73_296, budget: 50_000 } }])
    expect(modest.offers[0]!.installments[1]!.dueDate).toBe('2026-12-23')
    expect(await agreementsMade()).toBe(0)
  })

  it('can be asked for an amount alone', async () => {
    const { results } = await student.agreements.planPayments({ agreementValue: bothDebts, agreementAdditions: 10_267 })
    expect(results[0]).toMatchObject({ plan: { planId }, totalAmount: bothInThree, obstacle: null })
  })
})
