import { key, ownStudent, type Payer } from './own-student.ts'

/** Provides the world for a file's tests and, before each test, a new student who pays by bank slip. */
export function slipPayer(take: (now: Payer) => void) {
  const { newStudent, ledger, payer } = ownStudent({ usersFrom: 6000, restore: ({ slipBank }) => slipBank.restore() }, take)
  return {
    newStudent,
    ledger,
    slip: (debtIds: number[], dueOn: string, expectedAmount: number, idempotencyKey = key()) =>
      payer().student.payments.chargeSlip({ body: { debtIds, dueOn, expectedAmount, idempotencyKey } }),
    payments: () =>
      payer().world.rows<{ txid: string; status: string; charge_state: string }>(
        1,
        'select txid, status, charge_state from financial.payment where user_id = $1 order by created_at, status',
        [payer().userId],
      ),
  }
}
