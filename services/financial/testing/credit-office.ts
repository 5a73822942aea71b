import { beforeAll, beforeEach, expect } from 'vitest'
import { inTenant } from '../../platform/database.ts'
import { cancelOpenDebts } from '../debts/debt-changes.queries.ts'
import { bookReceived } from '../payments/booking/booking.ts'
import { addDebt, addEnrollment, addInstitution, addPayment } from './builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from './world.ts'

export const key = () => crypto.randomUUID()
export const manages = { financial: ['debts.read', 'credits.manage'] }

/** The person that a test is about. */
interface Creditor {
  world: World
  /** Staff who manage credits. */
  gina: FinancialClient
  student: FinancialClient
  enrollmentId: number
  userId: number
}

/** Provides the world for a file's tests and, before each test, a new student. */
export function creditOffice(take: (now: Creditor) => void) {
  let world: World
  let gina: FinancialClient
  let student: FinancialClient
  let enrollmentId: number
  let userId = 7000

  beforeAll(async () => {
    world = await createWorld()
    await addInstitution(world)
    await addInstitution(world, { institutionId: 12 })
    await addInstitution(world, { tenantId: 2, institutionId: 21 })
    gina = world.client(staff({ permissions: manages }))
    world.people.set('1 9001', { name: 'Gina Prates', email: null, phone: null, locale: 'pt-BR' })
  })

  async function newStudent(studentName?: string): Promise<void> {
    enrollmentId = await addEnrollment(world, { userId: ++userId, ...(studentName && { studentName }) })
    student = world.client(principal({ userId }))
    take({ world, gina, student, enrollmentId, userId })
  }
  beforeEach(() => newStudent())

  async function charge(debtId: number): Promise<string> {
    const { amountPayable } = await student.debts.get({ debtId })
    const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: amountPayable, idempotencyKey: key() })
    const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
    return row!.txid
  }

  return {
    newStudent,
    charge,
    /** Adds money received for a debt that was already paid, as booked yesterday. */
    async addCredit(amount = 100_000, at = '2026-11-10T12:00:00Z'): Promise<number> {
      const debtId = await addDebt(world, { enrollmentId, status: 'settled', gross: amount })
      await addPayment(world, {
        userId,
        debts: [debtId],
        amount,
        status: 'approved',
        createdAt: at,
        money: [{ at }, { at, credit: true }],
      })
      return debtId
    },
    openDebt: (gross = 100_000) => addDebt(world, { enrollmentId, gross }),
    apply: (debtId: number, expectedAmount: number, given: { idempotencyKey?: string; client?: FinancialClient } = {}) =>
      (given.client ?? gina).credits.apply({
        enrollmentId,
        debtId,
        expectedAmount,
        note: '',
        idempotencyKey: given.idempotencyKey ?? key(),
      }),
    refundOf: (amount: number, expectedLeft: number) => ({
      enrollmentId,
      amount,
      expectedLeft,
      refundedOn: '2026-11-21',
      way: 'pix' as const,
      destination: 'ana@exemplo.com.br',
      reference: 'E123',
      note: '',
      idempotencyKey: key(),
    }),
    /** Pays by a code of today, which may receive less than it asks for. */
    async pay(debtId: number, amount: number, code?: string): Promise<void> {
      const txid = code ?? (await charge(debtId))
      await bookReceived(world.ports, 1, { endToEndId: key(), txid, amount, paidAt: world.clock.now() })
    },
    cancel: (debtId: number) =>
      inTenant(world.ports.pool, 1, ({ client }) => cancelOpenDebts(client, 1, [debtId], { now: world.clock.now(), today: '2026-11-21' })),
    getState: async (debtId: number) => (await student.debts.get({ debtId })).status,
    /** Checks that the ledger sums to the receipts, that debts were paid what it says, and that no entry gave more than it had. */
    async expectBooksInOrder(): Promise<void> {
      const faults = await world.rows(
        1,
        `select r.end_to_end_id as id from financial.receipt r left join financial.ledger_entry l using (end_to_end_id)
           group by r.end_to_end_id, r.amount_cents having r.amount_cents is distinct from sum(l.amount_cents)
         union all select l.entry_id::text from financial.ledger_entry l join financial.ledger_entry t on t.credit_id = l.entry_id
           group by l.entry_id, l.amount_cents having l.amount_cents + sum(t.amount_cents) not between 0 and l.amount_cents
         union all select u.use_id::text from financial.credit_use u left join financial.ledger_entry l using (use_id)
           group by u.use_id having coalesce(sum(l.amount_cents), 1) <> 0
         union all select d.debt_id::text from financial.debt d join financial.ledger_entry l on l.debt_id = d.debt_id and l.kind = 'settlement'
           group by d.debt_id having coalesce(d.paid_cents, d.part_cents, 0) <> sum(l.amount_cents)`,
      )
      expect(faults).toEqual([])
    },
  }
}
