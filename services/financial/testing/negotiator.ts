import { beforeAll, beforeEach } from 'vitest'
import { addAgreementPlan, addAgreementSetting, addDebt, addEnrollment, addInstitution } from './builders.ts'
import { createWorld, type FinancialClient, principal, type World } from './world.ts'

export const bothDebts = 205_334
/** Total in cents of both debts in three installments, with a 5% fee and 2% monthly interest. */
export const bothInThree = 219_884

export const key = () => crypto.randomUUID()
export const refusal = (code: string) => ({ code })

/** The person that a test is about, and the plan that institution 11 offers. */
interface Negotiator {
  world: World
  student: FinancialClient
  enrollmentId: number
  userId: number
  planId: number
}

/** Provides the world for a file's tests, where institution 13 negotiates nothing, and before each test a new student. */
export function negotiator(take: (now: Negotiator) => void) {
  let now: Negotiator

  beforeAll(async () => {
    const world = await createWorld()
    for (const institutionId of [11, 12, 13]) await addInstitution(world, { institutionId })
    await addAgreementSetting(world)
    await addAgreementSetting(world, { institutionId: 12, debtTypes: ['tuition'] })
    const planId = await addAgreementPlan(world)
    now = { world, planId, student: world.client(null), enrollmentId: 0, userId: 7000 }
  })

  beforeEach(async () => {
    const { world, planId } = now
    world.acquirer.restore()
    const userId = now.userId + 1
    const enrollmentId = await addEnrollment(world, { userId })
    now = { world, planId, userId, enrollmentId, student: world.client(principal({ userId })) }
    take(now)
  })

  return {
    /** Today is 2026-11-21: due 20 days ago, 1,000.00 came to 1,026.67. */
    overdue: (parts: Partial<Parameters<typeof addDebt>[1]> = {}) =>
      addDebt(now.world, { enrollmentId: now.enrollmentId, dueDate: '2026-11-01', ...parts }),
    attempt: (debtIds: number[], parts: Partial<Parameters<FinancialClient['agreements']['make']>[0]> = {}) => ({
      debtIds,
      planId: now.planId,
      expectedTotal: bothInThree,
      idempotencyKey: key(),
      termsVersion: 1,
      ...parts,
    }),
    agreementsMade: async () => (await now.world.rows(1, 'select from financial.agreement where user_id = $1', [now.userId])).length,
  }
}
