import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAgreementPlan, addAgreementSetting, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'
import { bookReceived } from '../payments/booking/booking.ts'
import { cancelUnpaidAgreements } from './agreement-cancellation.ts'
import type { CanceledAgreement } from '../payments/payment-ports.ts'

let world: World
let planId: number
let student: FinancialClient
let debtId: number
let userId = 8000

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addAgreementSetting(world)
  planId = await addAgreementPlan(world)
})

beforeEach(async () => {
  const enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
  const month = world.clock.now().toISOString().slice(0, 8)
  debtId = await addDebt(world, {
    enrollmentId,
    competency: `${month}01`,
    dueDate: new Date(world.clock.now().getTime() - 20 * day).toISOString().slice(0, 10),
  })
})

const day = 86_400_000
const key = () => crypto.randomUUID()

async function make(debtIds = [debtId]) {
  const { offers } = await student.agreements.calculate({ debtIds, planId })
  return student.agreements.make({
    debtIds,
    planId,
    expectedTotal: offers[0]!.totalAmount,
    idempotencyKey: key(),
    termsVersion: 1,
  })
}

/** Creates a Pix code at today's amount and returns its transaction id. */
async function charge(installmentId: number): Promise<string> {
  const { amountPayable } = await student.debts.get({ debtId: installmentId })
  const { paymentId } = await student.payments.chargePix({ debtIds: [installmentId], expectedAmount: amountPayable, idempotencyKey: key() })
  const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
  return row!.txid
}

describe('an agreement whose first installment is not paid', () => {
  it('is canceled on the day that its terms say, not before, and its debts are as they were', async () => {
    const before = await student.debts.get({ debtId })
    const { agreementId, installments } = await make()
    // Due after five days; canceled when ten days late.
    world.clock.advance(14 * day)
    await cancelUnpaidAgreements(world.ports)
    expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'active', overdue: true })
    world.clock.advance(day)
    await Promise.all([cancelUnpaidAgreements(world.ports), cancelUnpaidAgreements(world.ports)])
    const canceled = await student.agreements.get({ agreementId })
    expect(canceled).toMatchObject({ status: 'canceled', canceledAt: world.clock.now().toISOString(), dueAmount: 0, nextDueDate: null })
    expect(canceled.installments.map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled'])
    const after = await student.debts.get({ debtId })
    expect(after).toMatchObject({
      status: 'overdue',
      dueDate: before.dueDate,
      competency: before.competency,
      grossAmount: before.grossAmount,
    })
    // Interest accrued meanwhile.
    expect(after.amountPayable).toBeGreaterThan(before.amountPayable)
    expect((await student.agreements.debts()).results).toMatchObject([{ debtId, obstacle: null }])
    expect((await student.debts.list({ filter: { status: 'open' } })).results.map((debt) => debt.debtId)).toEqual([debtId])

    await cancelUnpaidAgreements(world.ports)
    expect(await student.agreements.get({ agreementId })).toMatchObject({ canceledAt: canceled.canceledAt })
    // Negotiable again.
    expect((await make()).agreementId).not.toBe(agreementId)
    expect(installments).toHaveLength(3)
  })

  it('is told to its student once, and only if it is canceled', async () => {
    const { agreementId } = await make()
    world.clock.advance(15 * day)
    const told: CanceledAgreement[] = []
    const failing = { ...world.ports, onAgreementCanceled: async () => Promise.reject(new Error('The queue does not answer')) }
    await cancelUnpaidAgreements(failing)
    expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'active' })
    const ports = {
      ...world.ports,
      onAgreementCanceled: async (_client: unknown, agreement: CanceledAgreement) =>
        void (agreement.agreementId === agreementId && told.push(agreement)),
    }
    await Promise.all([cancelUnpaidAgreements(ports), cancelUnpaidAgreements(ports)])
    await cancelUnpaidAgreements(ports)
    expect(told).toEqual([{ tenantId: 1, agreementId, userId }])
    expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'canceled' })
  })

  it('loses no money that comes later: it is credit', async () => {
    const { installments } = await make()
    world.clock.advance(15 * day - 60_000)
    const txid = await charge(installments[0]!.debtId)
    world.clock.advance(60_000)
    await cancelUnpaidAgreements(world.ports)
    expect((await world.bank.getCharge(txid))!.status).toBe('removed')
    await world.bank.pay(txid)
    const installment = await student.debts.get({ debtId: installments[0]!.debtId })
    expect(installment).toMatchObject({ status: 'canceled', receipts: [{ kind: 'credit' }] })
    expect((await student.debts.get({ debtId })).status).toBe('overdue')
    const [books] = await world.rows<{ ledger: number; receipts: number }>(
      1,
      'select (select sum(amount_cents)::bigint from financial.ledger_entry) as ledger, (select sum(amount_cents)::bigint from financial.receipt) as receipts',
    )
    expect(books!.ledger).toBe(books!.receipts)
  })
})

const payInstallment = async (installmentId: number) => world.bank.pay(await charge(installmentId))

/** Money as it comes of the first code of a debt. */
const arrives = (txid: string, amount: number) =>
  bookReceived(world.ports, 1, { endToEndId: key(), txid, amount, paidAt: world.clock.now() })

/** Each debt was paid what the ledger says, and every receipt is split to the cent. */
async function expectBooksToAgree() {
  const wrong = await world.rows(
    1,
    `select d.debt_id from financial.debt d left join financial.ledger_entry l on l.debt_id = d.debt_id and l.kind = 'settlement'
      group by d.debt_id having coalesce(d.paid_cents, d.part_cents, 0) <> coalesce(sum(l.amount_cents), 0)`,
  )
  const unsplit = await world.rows(
    1,
    `select r.end_to_end_id from financial.receipt r left join financial.ledger_entry l using (end_to_end_id)
      group by r.end_to_end_id having r.amount_cents is distinct from sum(l.amount_cents)`,
  )
  expect({ wrong, unsplit }).toEqual({ wrong: [], unsplit: [] })
}

describe('an agreement whose first installment was paid', () => {
  it('stays while one other is late, and is broken by the second, as its terms say', async () => {
    const { agreementId, installments } = await make()
    await payInstallment(installments[0]!.debtId)
    const second = Date.parse(installments[1]!.dueDate)
    const third = Date.parse(installments[2]!.dueDate)
    world.clock.advance(second + 15 * day - world.clock.now().getTime())
    await cancelUnpaidAgreements(world.ports)
    expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'active', overdue: true, cancelAfterCount: 2 })
    world.clock.advance(third + 15 * day - world.clock.now().getTime())
    await cancelUnpaidAgreements(world.ports)
    expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'canceled' })
    await expectBooksToAgree()
  })

  it('stays whatever is late where that is what was agreed on earlier', async () => {
    const { agreementId, installments } = await make()
    await world.rows(1, 'update financial.agreement set cancel_after_count = null where agreement_id = $1', [agreementId])
    await payInstallment(installments[0]!.debtId)
    world.clock.advance(120 * day)
    await cancelUnpaidAgreements(world.ports)
    expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'active', overdue: true })
  })
})

describe('what was paid on an agreement that is canceled', () => {
  it('reduces the debt that comes back, as of the day on which it came', async () => {
    const { amountPayable: before, today: paidOn } = await student.debts.get({ debtId })
    const { agreementId, installments } = await make()
    const [first] = installments
    const txid = await charge(first!.debtId)
    // All but a cent: a part does not keep the agreement.
    await arrives(txid, first!.amount - 1)
    world.clock.advance(15 * day)
    await cancelUnpaidAgreements(world.ports)
    const canceled = await student.agreements.get({ agreementId })
    expect(canceled).toMatchObject({ status: 'canceled', paidAmount: first!.amount - 1, dueAmount: 0 })
    expect(canceled.installments.map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled'])
    const back = await student.debts.get({ debtId })
    expect(back).toMatchObject({ status: 'overdue', partPaid: first!.amount - 1 })
    const [row] = await world.rows<{ on_paid: number }>(
      1,
      'select financial.debt_amount(d, $2::date) as on_paid from financial.debt d where debt_id = $1',
      [debtId, paidOn],
    )
    expect(row!.on_paid).toBe(before - (first!.amount - 1))
    expect(back.receipts).toMatchObject([{ kind: 'settlement', amount: first!.amount - 1 }])
    expect((await student.debts.get({ debtId: first!.debtId })).receipts).toEqual([])
    await expectBooksToAgree()
    // Once: the job finds nothing more to give back.
    await cancelUnpaidAgreements(world.ports)
    expect((await student.debts.get({ debtId })).partPaid).toBe(first!.amount - 1)
  })

  it('pays the first due first, and is credit where it is more than the debts cost', async () => {
    const { debt_id: enrollment } = (
      await world.rows<{ debt_id: number }>(1, 'select enrollment_id as debt_id from financial.debt where debt_id = $1', [debtId])
    )[0]!
    const older = await addDebt(world, {
      enrollmentId: enrollment,
      gross: 50_000,
      dueDate: new Date(world.clock.now().getTime() - 50 * day).toISOString().slice(0, 10),
    })
    const { agreementId, installments } = await make([debtId, older])
    for (const { debtId: installmentId } of installments.slice(0, 2)) await payInstallment(installmentId)
    const paid = installments[0]!.amount + installments[1]!.amount
    // As if a fee of the institution's had been all but the whole: what came is more than the debts.
    await world.rows(1, 'update financial.debt set gross_cents = 40000 where debt_id = $1', [debtId])
    await world.rows(1, 'update financial.agreement set cancel_after_count = 1 where agreement_id = $1', [agreementId])
    world.clock.advance(Date.parse(installments[2]!.dueDate) + 15 * day - world.clock.now().getTime())
    await cancelUnpaidAgreements(world.ports)
    const [first, second] = [await student.debts.get({ debtId: older }), await student.debts.get({ debtId })]
    expect([first.status, second.status]).toEqual(['settled', 'settled'])
    const credit = paid - first.amountPayable - second.amountPayable
    expect(credit).toBeGreaterThan(0)
    const receipts = (await student.debts.get({ debtId: installments[1]!.debtId })).receipts
    expect(receipts.map(({ kind, amount }) => [kind, amount])).toEqual([['credit', credit]])
    expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'canceled', paidAmount: paid })
    await expectBooksToAgree()
  })

  it('is given back for agreements that were canceled when it was not', async () => {
    const { agreementId, installments } = await make()
    await payInstallment(installments[0]!.debtId)
    // As the portal left it then.
    await world.rows(1, 'update financial.agreement set canceled_at = now() where agreement_id = $1', [agreementId])
    await world.rows(
      1,
      `update financial.debt set status = 'canceled', amount_on = '2026-11-21' where debt_id = any($1) and status = 'open'`,
      [installments.map((installment) => installment.debtId)],
    )
    await world.rows(1, `update financial.debt set status = 'open', amount_on = null where debt_id = $1`, [debtId])
    const told: CanceledAgreement[] = []
    await cancelUnpaidAgreements({ ...world.ports, onAgreementCanceled: async (_client, agreement) => void told.push(agreement) })
    expect(told.filter((one) => one.agreementId === agreementId)).toEqual([])
    expect((await student.debts.get({ debtId })).partPaid).toBe(installments[0]!.amount)
    expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'canceled', paidAmount: installments[0]!.amount })
    await expectBooksToAgree()
  })
})

describe('installments of an agreement', () => {
  it('are paid in order, or together', async () => {
    const { installments } = await make()
    const [first, second, third] = installments.map((installment) => installment.debtId)
    const refused = expect.objectContaining({ code: 'EARLIER_INSTALLMENT_OPEN' })
    await expect(student.payments.quote({ debtIds: [second!] })).rejects.toEqual(refused)
    await expect(student.payments.quote({ debtIds: [first!, third!] })).rejects.toEqual(refused)
    const amounts = new Map(installments.map((installment) => [installment.debtId, installment.amount]))
    const expectedAmount = amounts.get(second!)!
    await expect(student.payments.chargePix({ debtIds: [second!], expectedAmount, idempotencyKey: key() })).rejects.toEqual(refused)
    await expect(student.paymentLinks.create({ debtIds: [third!], days: 3 })).rejects.toEqual(refused)
    expect((await student.debts.get({ debtId: third! })).paysAfter).toBe(first)
    expect((await student.debts.get({ debtId: first! })).paysAfter).toBeNull()
    expect((await student.payments.quote({ debtIds: [first!, second!] })).amount).toBe(amounts.get(first!)! + expectedAmount)
    await payInstallment(first!)
    expect((await student.debts.get({ debtId: third! })).paysAfter).toBe(second)
    expect((await student.payments.quote({ debtIds: [second!] })).amount).toBe(expectedAmount)
  })
})
