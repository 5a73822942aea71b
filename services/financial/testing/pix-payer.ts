import { expect } from 'vitest'
import { ownStudent, type Payer } from './own-student.ts'

/** Provides the world for a file's tests and, before each test, a new student who pays by Pix. */
export function pixPayer(take: (now: Payer) => void) {
  const { payer } = ownStudent({ usersFrom: 6000, restore: ({ acquirer }) => acquirer.restore() }, take)

  return {
    /** Charges debts of R$ 1,000.00 each. */
    async charge(debtIds: number[]) {
      const { world, student } = payer()
      const expectedAmount = debtIds.length * 100_000
      const { paymentId } = await student.payments.chargePix({ debtIds, expectedAmount, idempotencyKey: crypto.randomUUID() })
      const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
      return { paymentId, txid: row!.txid }
    },
    ledger: () =>
      payer().world.rows<{ kind: string; debt_id: number; amount_cents: number }>(
        1,
        'select kind, debt_id, amount_cents from financial.ledger_entry where user_id = $1 order by entry_id',
        [payer().userId],
      ),
    /** Invariant: the ledger sums to the receipts, which equal what the bank received. */
    async expectBooksToAgree() {
      const { world } = payer()
      const [books] = await world.rows<{ ledger: number; receipts: number }>(
        1,
        'select (select coalesce(sum(amount_cents), 0)::bigint from financial.ledger_entry) as ledger, (select coalesce(sum(amount_cents), 0)::bigint from financial.receipt) as receipts',
      )
      const { rows } = await world.pool.query<{ bank: number }>('select coalesce(sum(amount_cents), 0)::bigint as bank from sandbox.pix')
      expect(books).toEqual({ ledger: rows[0]!.bank, receipts: rows[0]!.bank })
    },
  }
}
