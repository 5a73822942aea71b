import { describe, expect, it } from 'vitest'
import { getStatements } from '../../../platform/testing/statements.ts'
import { addDebt } from '../../testing/builders.ts'
import { pixPayer } from '../../testing/pix-payer.ts'
import { type FinancialClient, staff, type World } from '../../testing/world.ts'
import { reconcilePayments } from './reconciliation.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId: number

const { charge, ledger, expectBooksToAgree } = pixPayer((now) => ({ world, student, enrollmentId, userId } = now))

const minutes = (count: number) => count * 60_000

describe('money that arrives', () => {
  it('leads to what is due next, of the same month too, until nothing is open', async () => {
    const [now, next] = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId, gross: 50_000 })]
    const { paymentId, txid } = await charge([now])
    expect((await student.payments.get({ paymentId })).next).toBeUndefined()
    await world.bank.pay(txid)
    expect((await student.payments.get({ paymentId })).next).toMatchObject({ debtId: next, amount: 50_000 })
    expect((await student.payments.get({ paymentId })).monthOwed).toBe(true)
    expect((await world.client(staff()).payments.get({ paymentId })).next).toBeUndefined()
    const { paymentId: last } = await student.payments.chargePix({
      debtIds: [next],
      expectedAmount: 50_000,
      idempotencyKey: crypto.randomUUID(),
    })
    const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [last])
    await world.bank.pay(row!.txid)
    expect(await student.payments.get({ paymentId: last })).toMatchObject({ next: null, monthOwed: false })
  })

  it('settles the debts, approves the payment and is proven', async () => {
    const debts = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId })]
    const { paymentId, txid } = await charge(debts)
    const endToEndId = await world.bank.pay(txid)
    expect(await student.payments.get({ paymentId })).toMatchObject({
      status: 'approved',
      late: false,
      creditAmount: 0,
      paidAt: world.clock.now().toISOString(),
    })
    const { results } = await world.client(staff()).debts.list({ filter: { enrollmentId } })
    expect(results.map(({ record }) => record?.paymentType)).toEqual(['pix', 'pix'])
    for (const debtId of debts) {
      const debt = await student.debts.get({ debtId })
      expect(debt).toMatchObject({ status: 'settled', amountPayable: 100_000, paidAt: world.clock.now().toISOString() })
      expect(debt.receipts).toEqual([
        {
          paymentId,
          receiptNumber: expect.stringMatching(/^2026-\d{8}$/),
          kind: 'settlement',
          late: false,
          byCredit: false,
          method: 'pix',
          amount: 100_000,
          paidAt: world.clock.now().toISOString(),
        },
      ])
    }
    expect(await student.payments.receipt({ paymentId })).toMatchObject({
      amount: 200_000,
      endToEndId,
      institutionName: 'Universidade de Teste',
      payerName: 'Ana Souza',
      payerTaxId: '***.982.247-**',
    })
    const file = await student.reports.issue({ kind: 'payment-receipt', paymentId, locale: 'pt-BR' })
    expect(file.type).toBe('application/pdf')
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await expectBooksToAgree()
  })

  it('is told of once, and only when it is booked', async () => {
    const { paymentId, txid } = await charge([await addDebt(world, { enrollmentId })])
    world.acquirer.replace({ getCharge: async () => Promise.reject(new Error('away')) })
    const told: unknown[] = []
    let fails = true
    const onPaymentsApproved = async (_client: unknown, payments: readonly unknown[]) => {
      if (fails) throw new Error('the queue is away')
      told.push(...payments)
    }
    await world.bank.pay(txid)
    world.acquirer.restore()
    await reconcilePayments({ ...world.ports, onPaymentsApproved })
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'waiting_for_payment' })
    fails = false
    for (let round = 0; round < 2; round++) await reconcilePayments({ ...world.ports, onPaymentsApproved })
    expect(told).toEqual([{ tenantId: 1, paymentId, userId, amount: 100_000 }])
  })

  it('is proven only once it is there', async () => {
    const { paymentId } = await charge([await addDebt(world, { enrollmentId })])
    await expect(student.payments.receipt({ paymentId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('settles open debts also after the code has expired, at the amount of the code', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-21' })
    const { paymentId, txid } = await charge([debtId])
    world.clock.advance(minutes(24 * 60))
    await reconcilePayments(world.ports)
    expect((await student.payments.get({ paymentId })).status).toBe('expired')
    await world.bank.pay(txid)
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'approved', late: true })
    const debt = await student.debts.get({ debtId })
    expect(debt).toMatchObject({ status: 'settled', amountPayable: 100_000, receipts: [{ kind: 'settlement', late: true }] })
    expect(debt.breakdown).toMatchObject({ on: '2026-11-21', amountPayable: 100_000 })
    await expectBooksToAgree()
  })

  it('becomes credit when it comes twice', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
    const { paymentId, txid } = await charge([debtId])
    await world.bank.pay(txid)
    const paidAt = world.clock.now().toISOString()
    world.clock.advance(minutes(60))
    await world.bank.pay(txid)
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'approved', paidAt, late: false, creditAmount: 100_000 })
    expect((await student.debts.get({ debtId })).receipts.map(({ kind, late }) => [kind, late])).toEqual([
      ['settlement', false],
      ['credit', true],
    ])
    // Each transfer proves what it did.
    const [first, second] = (await student.debts.get({ debtId })).receipts
    expect(second!.receiptNumber).not.toBe(first!.receiptNumber)
    expect(await student.payments.receipt({ paymentId, receiptNumber: first!.receiptNumber })).toMatchObject({
      amount: 100_000,
      creditAmount: 0,
      late: false,
      debts: [{ debtId }],
    })
    expect(await student.payments.receipt({ paymentId, receiptNumber: second!.receiptNumber })).toMatchObject({
      receiptNumber: second!.receiptNumber,
      amount: 100_000,
      creditAmount: 100_000,
      late: true,
      debts: [],
    })
    await expect(student.payments.receipt({ paymentId, receiptNumber: '2026-99999999' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expectBooksToAgree()
  })

  it('settles what of a canceled code is still open, keeps the rest as credit, and cancels codes that are now needless', async () => {
    // Sequential, because the ledger lists debts of the same day by id.
    const a = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
    const b = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
    const c = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
    const first = await charge([a, b])
    const second = await charge([b, c])
    await world.bank.pay(second.txid)
    const third2 = await charge([a])
    await world.bank.pay(first.txid)
    expect(await ledger()).toEqual([
      { kind: 'settlement', debt_id: b, amount_cents: 100_000 },
      { kind: 'settlement', debt_id: c, amount_cents: 100_000 },
      { kind: 'settlement', debt_id: a, amount_cents: 100_000 },
      { kind: 'credit', debt_id: b, amount_cents: 100_000 },
    ])
    expect((await student.payments.get({ paymentId: first.paymentId })).creditAmount).toBe(100_000)
    expect(await student.payments.receipt({ paymentId: first.paymentId })).toMatchObject({
      amount: 200_000,
      creditAmount: 100_000,
      debts: [{ debtId: a }],
    })
    expect((await student.payments.get({ paymentId: third2.paymentId })).status).toBe('canceled')
    expect((await world.bank.getCharge(third2.txid))!.status).toBe('removed')
    await expectBooksToAgree()
  })
})

it('a minute in which nothing waits asks few statements, however many tenants there are', async () => {
  // Acquirers list the last hour again.
  world.clock.advance(minutes(180))
  await reconcilePayments(world.ports)
  const idle = async () => (await getStatements(() => reconcilePayments(world.ports))).filter((text) => !/sandbox/.test(text))
  expect(await idle()).toHaveLength(8)
  await world.pool.query('insert into financial.tenant (tenant_id) values (801), (802)')
  expect(await idle()).toHaveLength(8)
  await world.pool.query('delete from financial.tenant where tenant_id in (801, 802)')
})
