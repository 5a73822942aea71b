import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAgreementPlan, addAgreementSetting, addDebt, addEnrollment, addInstitution } from '../../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../../testing/world.ts'
import { bookReceived } from './booking.ts'

let world: World
let planId: number
let enrollmentId: number
let student: FinancialClient
let userId = 9300

/** The test clock begins on Saturday, 2026-11-21; debts bear 2% and 1% a month. */
beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addAgreementSetting(world)
  planId = await addAgreementPlan(world)
})

beforeEach(async () => {
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
})

const day = 86_400_000
const key = () => crypto.randomUUID()
const goTo = (instant: string) => world.clock.advance(Date.parse(instant) - world.clock.now().getTime())
const get = (debtId: number) => student.debts.get({ debtId })

async function code(debtIds: number[], campaignId?: number) {
  const { amount } = await student.payments.quote({ debtIds, campaignId })
  const { paymentId } = await student.payments.chargePix({ debtIds, expectedAmount: amount, idempotencyKey: key(), campaignId })
  const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
  return { paymentId, amount, txid: row!.txid }
}

const arrives = (txid: string, amount: number) =>
  bookReceived(world.ports, 1, { endToEndId: key(), txid, amount, paidAt: world.clock.now() })

/** What a debt was paid is what the ledger says of it, and receipts are split to the cent. */
async function expectBooksToAgree() {
  const wrong = await world.rows(
    1,
    `select d.debt_id from financial.debt d left join financial.ledger_entry l on l.debt_id = d.debt_id and l.kind = 'settlement'
      where d.enrollment_id = $1 group by d.debt_id having coalesce(d.paid_cents, d.part_cents, 0) <> coalesce(sum(l.amount_cents), 0)`,
    [enrollmentId],
  )
  const unsplit = await world.rows(
    1,
    `select r.end_to_end_id from financial.receipt r left join financial.ledger_entry l using (end_to_end_id)
      group by r.end_to_end_id having r.amount_cents is distinct from sum(l.amount_cents)`,
  )
  const credits = await world.rows(
    1,
    `select p.payment_id from financial.payment p left join financial.receipt r using (payment_id) left join financial.ledger_entry l on l.end_to_end_id = r.end_to_end_id and l.kind = 'credit'
      group by p.payment_id having p.credit_cents <> coalesce(sum(l.amount_cents), 0)`,
  )
  expect({ wrong, unsplit, credits }).toEqual({ wrong: [], unsplit: [], credits: [] })
}

describe('less than was charged', () => {
  it('leaves a cent open where a cent is missing, which settles the debt when it comes', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-10-20', gross: 164_227 })
    const { paymentId, amount, txid } = await code([debtId])
    await arrives(txid, amount - 1)
    const open = await get(debtId)
    expect(open).toMatchObject({ status: 'overdue', amountPayable: 1, partPaid: amount - 1, paidAt: null, grossAmount: 164_227 })
    expect(open.breakdown.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['gross', 164_227],
      ['part_payment', -164_226],
      ['fine', 0],
      ['interest', 0],
    ])
    expect(open.receipts).toMatchObject([{ kind: 'settlement', amount: amount - 1 }])
    expect(await student.payments.get({ paymentId })).toMatchObject({
      status: 'approved',
      creditAmount: 0,
      owed: [debtId],
      next: { debtId, amount: 1 },
    })
    expect((await student.debts.list({ filter: { status: 'open' } })).results).toMatchObject([{ debtId, amountPayable: 1 }])
    expect(await student.payments.quote({ debtIds: [debtId] })).toMatchObject({ amount: 1 })
    expect((await student.payments.receipt({ paymentId })).debts).toMatchObject([{ debtId, amount: amount - 1 }])
    await expectBooksToAgree()

    world.clock.advance(3 * day)
    await arrives(txid, 1)
    const settled = await get(debtId)
    expect(settled).toMatchObject({ status: 'settled', amountPayable: amount, partPaid: null, breakdown: { amountPayable: amount } })
    expect(settled.receipts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['settlement', amount - 1],
      ['settlement', 1],
    ])
    expect(await student.payments.get({ paymentId })).toMatchObject({ creditAmount: 0 })
    await expectBooksToAgree()
  })

  it('bears charges on what is left alone, from where they stood', async () => {
    // In time: 40% is paid.
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-12-15', gross: 100_000 })
    await arrives((await code([debtId])).txid, 40_000)
    expect((await get(debtId)).amountPayable).toBe(60_000)
    const later = await student.debts.get({ debtId, on: '2027-01-14' })
    // 2% and thirty days at 1% a month of 600.00.
    expect(later.breakdown).toMatchObject({ amountPayable: 60_000 + 1_200 + 600 })
    expect(later.breakdown.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['gross', 100_000],
      ['part_payment', -40_000],
      ['fine', 1_200],
      ['interest', 600],
    ])
    const rest = await code([debtId])
    expect(rest.amount).toBe(60_000)
    await arrives(rest.txid, 60_000)
    expect(await get(debtId)).toMatchObject({ status: 'settled', amountPayable: 100_000 })
    await expectBooksToAgree()
  })

  it('keeps the share of a discount that was paid in time', async () => {
    const debtId = await addDebt(world, {
      enrollmentId,
      dueDate: '2027-01-20',
      gross: 100_000,
      punctuality: 10_000,
      punctualityUntil: '2027-01-10',
    })
    const { amount, txid } = await code([debtId])
    expect(amount).toBe(90_000)
    await arrives(txid, 45_000)
    expect((await get(debtId)).amountPayable).toBe(45_000)
    expect((await student.debts.get({ debtId, on: '2027-01-15' })).breakdown.amountPayable).toBe(50_000)
    await expectBooksToAgree()
  })

  it('pays the first due of several debts first, and takes back other codes of what it reduced', async () => {
    const later = await addDebt(world, { enrollmentId, dueDate: '2027-03-10' })
    const first = await addDebt(world, { enrollmentId, dueDate: '2027-02-10' })
    const { txid } = await code([later, first])
    await arrives(txid, 150_000)
    expect(await get(first)).toMatchObject({ status: 'settled' })
    expect(await get(later)).toMatchObject({ status: 'open', amountPayable: 50_000 })
    const rest = await code([later])
    await arrives(txid, 20_000)
    expect((await student.payments.get({ paymentId: rest.paymentId })).status).toBe('canceled')
    // The code was of 500.00, of which 300.00 is left to pay.
    await arrives(rest.txid, 50_000)
    expect(await get(later)).toMatchObject({ status: 'settled', amountPayable: 100_000 })
    expect(await student.payments.get({ paymentId: rest.paymentId })).toMatchObject({ creditAmount: 20_000 })
    await expectBooksToAgree()
  })

  it('shows in the statement and in the income report what it was', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-12-28', gross: 100_000 })
    goTo('2026-12-20T15:00:00Z')
    await arrives((await code([debtId])).txid, 40_000)
    goTo('2027-01-27T15:00:00Z')
    const rest = await code([debtId])
    expect(rest.amount).toBe(60_000 + 1_200 + 600)
    const open = await student.statement.get({ from: '2026-12-01', to: '2027-01-27' })
    expect(open.closingBalance).toBe(60_000)
    expect(open.unbookedCharges).toBe(1_800)
    await arrives(rest.txid, rest.amount)
    const done = await student.statement.get({ from: '2026-12-01', to: '2027-01-31' })
    expect(done.closingBalance).toBe(0)
    expect(done.rows.map(({ kind, debit, credit }) => [kind, debit - credit])).toEqual([
      ['charge', 100_000],
      ['payment', -40_000],
      ['fine', 1_200],
      ['interest', 600],
      ['payment', -61_800],
    ])
    const [first] = (await student.incomeReports.get({ baseYear: 2026 })).results
    const [second] = (await student.incomeReports.get({ baseYear: 2027 })).results
    expect([first!.totalNet, first!.totalPaid, second!.totalPaid]).toEqual([40_000, 40_000, 61_800])
    expect(first!.totalNet + second!.totalNet).toBe(100_000)
  })
})

it('money for a debt that an agreement took over pays the first installments, not beside them', async () => {
  const overdue = new Date(world.clock.now().getTime() - 40 * day).toISOString().slice(0, 10)
  const debtId = await addDebt(world, { enrollmentId, dueDate: overdue })
  const { paymentId, amount, txid } = await code([debtId])
  const { offers } = await student.agreements.calculate({ debtIds: [debtId], planId })
  const { agreementId, installments, totalAmount } = await student.agreements.make({
    debtIds: [debtId],
    planId,
    expectedTotal: offers[0]!.totalAmount,
    idempotencyKey: key(),
    termsVersion: 1,
  })
  await arrives(txid, amount)
  const paid = await student.agreements.get({ agreementId })
  expect(paid).toMatchObject({ status: 'active', paidAmount: amount, dueAmount: totalAmount - amount })
  expect(paid.installments.map(({ status }) => status)).toEqual(['settled', 'settled', 'open'])
  expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'approved', creditAmount: 0 })
  expect((await student.payments.receipt({ paymentId })).debts.map((debt) => debt.debtId)).toEqual(
    installments.map((installment) => installment.debtId),
  )
  await expectBooksToAgree()
})
