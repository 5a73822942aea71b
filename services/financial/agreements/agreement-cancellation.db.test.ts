import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAgreementPlan, addAgreementSetting, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'
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

async function make() {
  const { offers } = await student.agreements.calculate({ debtIds: [debtId], planId })
  return student.agreements.make({
    debtIds: [debtId],
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

  it('keeps what was paid for others, and says so', async () => {
    const { agreementId, installments } = await make()
    await world.bank.pay(await charge(installments[1]!.debtId))
    world.clock.advance(15 * day)
    await cancelUnpaidAgreements(world.ports)
    const canceled = await student.agreements.get({ agreementId })
    expect(canceled).toMatchObject({ status: 'canceled', paidAmount: installments[1]!.amount })
    expect(canceled.installments.map(({ status }) => status)).toEqual(['canceled', 'settled', 'canceled'])
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

it('an agreement whose first installment was paid stays, however late the others are', async () => {
  const { agreementId, installments } = await make()
  await world.bank.pay(await charge(installments[0]!.debtId))
  world.clock.advance(90 * day)
  await cancelUnpaidAgreements(world.ports)
  expect(await student.agreements.get({ agreementId })).toMatchObject({ status: 'active', overdue: true })
})
