import { describe, expect, it } from 'vitest'
import { addDebt, addEnrollment } from '../testing/builders.ts'
import { creditOffice, key, manages } from '../testing/credit-office.ts'
import { type FinancialClient, staff, type World } from '../testing/world.ts'

let world: World
let gina: FinancialClient
let student: FinancialClient
let enrollmentId: number
let userId: number

const { addCredit, openDebt, apply, refundOf, pay, cancel, getState, expectBooksInOrder } = creditOffice(
  (now) => ({ world, gina, student, enrollmentId, userId } = now),
)

describe('applying credit', () => {
  it('settles a debt with the oldest credit first, ends its codes and orders its invoice, and the statement keeps its balance', async () => {
    const newer = await addCredit(60_000, '2026-11-05T12:00:00Z')
    await addCredit(60_000, '2026-11-01T12:00:00Z')
    const debtId = await openDebt()
    const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    const period = { from: '2026-01-01', to: '2026-12-31' }
    const { closingBalance } = await student.statement.get(period)
    const { useId } = await apply(debtId, 100_000)
    expect(await student.debts.get({ debtId })).toMatchObject({
      status: 'settled',
      paidAt: world.clock.now().toISOString(),
      receipts: [
        { kind: 'settlement', byCredit: true, amount: 60_000, paidAt: world.clock.now().toISOString() },
        { kind: 'settlement', byCredit: true, amount: 40_000 },
      ],
    })
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'canceled' })
    expect(await world.rows(1, 'select state, amount_cents from financial.invoice_order where debt_id = $1', [debtId])).toEqual([
      { state: 'ordered', amount_cents: 100_000 },
    ])
    const statement = await student.statement.get(period)
    expect(statement.closingBalance).toBe(closingBalance)
    expect(statement.rows.filter(({ kind }) => kind === 'credit_used').map(({ debit }) => debit)).toEqual([40_000, 60_000])
    expect((await student.incomeReports.get({ baseYear: 2026 })).results[0]).toMatchObject({ totalPaid: 220_000, totalNet: 220_000 })
    const seen = await gina.credits.ofStudent({ enrollmentId })
    expect(seen).toMatchObject({ left: 20_000, uses: [{ useId, madeBy: 'Gina Prates', isUndoable: true, amount: 100_000 }] })
    expect(seen.credits).toMatchObject([{ left: 20_000, debt: { debtId: newer } }, { left: 0 }])
    await expectBooksInOrder()
  })

  it('adds up what came in parts: a slip that was paid a cent short and the cent', async () => {
    await addCredit(99_999)
    await addCredit(1)
    const debtId = await openDebt()
    expect((await gina.credits.ofStudent({ enrollmentId })).debts).toMatchObject([
      { debtId, owed: 100_000, takes: 100_000, obstacle: null },
    ])
    await apply(debtId, 100_000)
    expect(await getState(debtId)).toBe('settled')
  })

  it('takes no more than the debt owes, and reduces what it does not cover', async () => {
    await addCredit(50_000)
    const [less, more] = [await openDebt(20_000), await openDebt(80_000)]
    expect((await gina.credits.ofStudent({ enrollmentId })).debts).toMatchObject([
      { debtId: less, takes: 20_000 },
      { debtId: more, takes: 50_000, obstacle: null },
    ])
    await expect(apply(less, 50_000)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: 20_000 } })
    await apply(less, 20_000)
    expect((await student.credits.own()).left).toBe(30_000)
    await expect(apply(less, 20_000)).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
    await apply(more, 30_000)
    expect(await student.debts.get({ debtId: more })).toMatchObject({
      status: 'open',
      amountPayable: 50_000,
      partPaid: 30_000,
      receipts: [{ kind: 'settlement', byCredit: true, amount: 30_000 }],
    })
    await expect(apply(more, 30_000)).rejects.toMatchObject({ code: 'CREDIT_TOO_SMALL', status: 409 })
    expect(await world.rows(1, 'select state from financial.invoice_order where debt_id = $1', [more])).toEqual([])
    await expectBooksInOrder()
  })

  it('settles with what was paid before, and the statement and the income report say what was what', async () => {
    await addCredit(30_000)
    const debtId = await openDebt()
    await pay(debtId, 60_000)
    await apply(debtId, 30_000)
    await addCredit(30_000)
    await apply(debtId, 10_000)
    expect(await student.debts.get({ debtId })).toMatchObject({
      status: 'settled',
      amountPayable: 100_000,
      breakdown: { amountPayable: 100_000 },
      receipts: [
        { kind: 'settlement', byCredit: false, amount: 60_000 },
        { byCredit: true, amount: 30_000 },
        { byCredit: true, amount: 10_000 },
      ],
    })
    expect(await world.rows(1, 'select state, amount_cents from financial.invoice_order where debt_id = $1', [debtId])).toEqual([
      { state: 'ordered', amount_cents: 100_000 },
    ])
    const { rows, closingBalance } = await student.statement.get({ from: '2026-01-01', to: '2026-12-31' })
    expect(rows.filter((row) => row.debtId === debtId && row.kind === 'payment').map(({ credit, method }) => [credit, method])).toEqual([
      [60_000, 'pix'],
      [30_000, null],
      [10_000, null],
    ])
    expect(closingBalance).toBe(-20_000)
    expect((await student.incomeReports.get({ baseYear: 2026 })).results[0]).toMatchObject({ totalPaid: 160_000, totalNet: 160_000 })
    await expectBooksInOrder()
  })

  it('to a debt that is canceled afterwards is credit again, which the receipt does not count twice', async () => {
    await addCredit(30_000)
    const debtId = await openDebt()
    const { useId } = await apply(debtId, 30_000)
    await cancel(debtId)
    await expect(gina.credits.undo({ useId, note: '' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const { left, credits } = await student.credits.own()
    expect(left).toBe(30_000)
    expect(credits.map(({ amount, left }) => [amount, left]).toSorted()).toEqual([
      [30_000, 0],
      [30_000, 30_000],
    ])
    expect(await student.payments.receipt({ paymentId: credits[0]!.paymentId, receiptNumber: credits[0]!.receiptNumber })).toMatchObject({
      creditAmount: 30_000,
    })
    expect((await student.statement.get({ from: '2026-01-01', to: '2026-12-31' })).closingBalance).toBe(-30_000)
    const other = await openDebt(30_000)
    await apply(other, 30_000)
    expect(await getState(other)).toBe('settled')
    await expectBooksInOrder()
  })

  it('is for debts of the same person at the same institution', async () => {
    await addCredit()
    const second = await addEnrollment(world, { userId, registration: '202499999' })
    const foreign = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId: userId + 5000 }) })
    const elsewhere = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId, institutionId: 12 }) })
    const ofSecondCourse = await addDebt(world, { enrollmentId: second })
    await expect(apply(foreign, 100_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(apply(elsewhere, 100_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await gina.credits.ofStudent({ enrollmentId: second })).left).toBe(100_000)
    await apply(ofSecondCourse, 100_000)
    expect(await getState(ofSecondCourse)).toBe('settled')
  })

  it('acts once for one press, and refuses the key for another act', async () => {
    await addCredit(200_000)
    const [debtId, other] = [await openDebt(), await openDebt()]
    const idempotencyKey = key()
    const answers = await Promise.all([apply(debtId, 100_000, { idempotencyKey }), apply(debtId, 100_000, { idempotencyKey })])
    expect(answers[0]).toEqual(answers[1])
    expect((await student.credits.own()).left).toBe(100_000)
    await expect(apply(other, 100_000, { idempotencyKey })).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })

  it('by two at once spends the credit once, and the second is told', async () => {
    const iris = world.client(staff({ userId: 9002, permissions: manages }))
    for (let round = 0; round < 5; round++) {
      await addCredit()
      const debts = [await openDebt(), await openDebt()]
      const before = (await student.credits.own()).left
      const answers = await Promise.allSettled([
        apply(debts[0]!, before),
        apply(debts[1]!, before, { client: iris }),
        gina.credits.refund(refundOf(before, before)),
      ])
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused).toHaveLength(2)
      for (const { reason } of refused) expect(reason).toMatchObject({ status: 409 })
      expect((await student.credits.own()).left).toBe(0)
      await expectBooksInOrder()
    }
  })
})
