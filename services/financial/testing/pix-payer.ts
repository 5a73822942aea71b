import { beforeAll, beforeEach, expect } from 'vitest'
import { addEnrollment, addInstitution } from './builders.ts'
import { createWorld, type FinancialClient, principal, type World } from './world.ts'

/** Who a test is about. */
interface Payer {
  world: World
  student: FinancialClient
  enrollmentId: number
  userId: number
}

/** The world of the tests of a file, and before each a student of its own, who pays by Pix. */
export function pixPayer(take: (now: Payer) => void) {
  let world: World
  let student: FinancialClient
  let userId = 6000

  beforeAll(async () => {
    world = await createWorld()
    await addInstitution(world)
  })

  beforeEach(async () => {
    world.acquirer.restore()
    const enrollmentId = await addEnrollment(world, { userId: ++userId })
    student = world.client(principal({ userId }))
    take({ world, student, enrollmentId, userId })
  })

  return {
    /** Of debts of R$ 1,000.00 each. */
    async charge(debtIds: number[]) {
      const expectedAmount = debtIds.length * 100_000
      const { paymentId } = await student.payments.chargePix({ debtIds, expectedAmount, idempotencyKey: crypto.randomUUID() })
      const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
      return { paymentId, txid: row!.txid }
    },
    ledger: () =>
      world.rows<{ kind: string; debt_id: number; amount_cents: number }>(
        1,
        'select kind, debt_id, amount_cents from financial.ledger_entry where user_id = $1 order by entry_id',
        [userId],
      ),
    /** Invariant: the ledger sums to the receipts, which equal what the bank received. */
    async expectBooksToAgree() {
      const [books] = await world.rows<{ ledger: number; receipts: number }>(
        1,
        'select (select coalesce(sum(amount_cents), 0)::bigint from financial.ledger_entry) as ledger, (select coalesce(sum(amount_cents), 0)::bigint from financial.receipt) as receipts',
      )
      const { rows } = await world.pool.query<{ bank: number }>('select coalesce(sum(amount_cents), 0)::bigint as bank from sandbox.pix')
      expect(books).toEqual({ ledger: rows[0]!.bank, receipts: rows[0]!.bank })
    },
  }
}
