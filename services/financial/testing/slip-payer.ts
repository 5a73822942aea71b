import { beforeAll, beforeEach } from 'vitest'
import { addEnrollment, addInstitution } from './builders.ts'
import { createWorld, type FinancialClient, principal, type World } from './world.ts'

export const key = () => crypto.randomUUID()

/** Who a test is about. */
interface Payer {
  world: World
  student: FinancialClient
  enrollmentId: number
  userId: number
}

/** The world of the tests of a file, on Saturday, 2026-11-21, and before each a student of its own, who pays by bank slip. */
export function slipPayer(take: (now: Payer) => void) {
  let world: World
  let student: FinancialClient
  let userId = 6000

  beforeAll(async () => {
    world = await createWorld()
    await addInstitution(world)
  })

  beforeEach(async () => {
    world.slipBank.restore()
    await newStudent()
  })

  async function newStudent() {
    const enrollmentId = await addEnrollment(world, { userId: ++userId })
    student = world.client(principal({ userId }))
    take({ world, student, enrollmentId, userId })
  }

  return {
    newStudent,
    slip: (debtIds: number[], dueOn: string, expectedAmount: number, idempotencyKey = key()) =>
      student.payments.chargeSlip({ body: { debtIds, dueOn, expectedAmount, idempotencyKey } }),
    payments: () =>
      world.rows<{ txid: string; status: string; charge_state: string }>(
        1,
        'select txid, status, charge_state from financial.payment where user_id = $1 order by created_at, status',
        [userId],
      ),
    ledger: () =>
      world.rows<{ kind: string; amount: number }>(
        1,
        'select kind, sum(amount_cents)::bigint as amount from financial.ledger_entry where user_id = $1 group by kind order by kind',
        [userId],
      ),
  }
}
