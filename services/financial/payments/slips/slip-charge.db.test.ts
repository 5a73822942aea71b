import { getBoletoInfo } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../../testing/builders.ts'
import { key } from '../../testing/own-student.ts'
import { slipPayer } from '../../testing/slip-payer.ts'
import { type FinancialClient, principal, staff, type World } from '../../testing/world.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId: number

const { slip, payments, ledger } = slipPayer((now) => ({ world, student, enrollmentId, userId } = now))

it('leads staff who paste its line to its debts, and nobody of another institution', async () => {
  const debts = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId, dueDate: '2026-12-10' })]
  const { amount } = await student.payments.quote({ debtIds: debts, on: '2026-11-25' })
  const { slip: made } = await slip(debts, '2026-11-25', amount)
  const found = async (client: FinancialClient) =>
    (await client.debts.list({ filter: { search: made!.line } })).results.map(({ debtId }) => debtId).sort()
  expect(await found(world.client(staff()))).toEqual(debts)
  expect(await found(world.client(staff({ institutionId: 12 })))).toEqual([])
  expect(await found(student)).toEqual(debts)
})

describe('making a bank slip', () => {
  it('is for the amount of its day, on a line that an independent parser reads', async () => {
    const debts = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId, gross: 5_000, dueDate: '2026-11-11' })]
    const quote = await student.payments.quote({ debtIds: debts, on: '2026-11-25' })
    expect(quote).toMatchObject({
      on: '2026-11-25',
      amount: 105_123,
      slipDays: { from: '2026-11-23', to: '2026-12-21' },
      methods: [{ type: 'pix' }, { type: 'bank_slip' }, { type: 'credit_card' }],
    })
    const payment = await slip(debts, '2026-11-25', quote.amount)
    expect(payment).toMatchObject({
      method: 'bank_slip',
      status: 'waiting_for_payment',
      amount: 105_123,
      brCode: '',
      slip: { dueOn: '2026-11-25' },
    })
    expect(payment.expiresAt).toBe('2026-11-26T03:00:00.000Z')
    expect(getBoletoInfo(payment.slip!.line, { referenceDate: new Date('2026-11-21T12:00:00') })).toMatchObject({
      amount: 105_123,
      bankCode: '999',
    })
    expect(payment.slip!.ourNumber).toMatch(/^1000011\d{10}$/)
    expect(await student.payments.get({ paymentId: payment.paymentId })).toEqual(payment)
  })

  it('is for a day within a year, also of a debt that is due later', async () => {
    const debts = [await addDebt(world, { enrollmentId, dueDate: '2999-01-02' })]
    expect((await student.payments.quote({ debtIds: debts, on: '2026-11-25' })).slipDays).toMatchObject({
      to: '2027-11-22',
      usual: '2027-11-22',
    })
  })

  it.each(['2026-11-20', '2026-12-22', '2026-11-21', '2026-11-29'])('is not made for %s', async (dueOn) => {
    await expect(slip([await addDebt(world, { enrollmentId })], dueOn, 100_000)).rejects.toMatchObject({
      code: 'DAY_NOT_ALLOWED',
      status: 422,
    })
    expect(await payments()).toEqual([])
  })

  it('makes nothing when the amount of the day is another, and tells it', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-20' })
    await expect(slip([debtId], '2026-11-25', 102_033)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: 102_167 } })
    expect(await payments()).toEqual([])
  })

  it('makes nothing where the institution offers none', async () => {
    await addInstitution(world, { institutionId: 19 })
    await world.rows(1, `update financial.payment_setting set methods = '{pix}' where institution_id = 19`)
    enrollmentId = await addEnrollment(world, { userId, institutionId: 19 })
    await expect(slip([await addDebt(world, { enrollmentId })], '2026-11-25', 100_000)).rejects.toMatchObject({
      code: 'METHOD_NOT_OFFERED',
    })
  })

  it.each(['settled', 'in_agreement', 'canceled'] as const)('makes none for a debt that is %s', async (status) => {
    const debts = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId, status })]
    await expect(slip(debts, '2026-11-25', 200_000)).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
    expect(await payments()).toEqual([])
  })

  it('makes one, however often and from however many pages it is asked for', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const same = key()
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => slip([debtId], '2026-11-25', 100_000, index % 2 ? same : key())),
    )
    expect(new Set(made.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(await payments()).toHaveLength(1)
  })

  it('answers the same slip to who asks again under its key, even on a later day and once it is paid', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const same = key()
    const made = await slip([debtId], '2026-11-23', 100_000, same)
    await world.slips.pay(made.slip!.ourNumber)
    world.clock.advance(86_400_000)
    expect(await slip([debtId], '2026-11-23', 100_000, same)).toMatchObject({ paymentId: made.paymentId, status: 'approved' })
    world.clock.advance(-86_400_000)
  })

  it('takes back the slip of another day, and leaves the Pix until one of them is paid', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    const first = await slip([debtId], '2026-11-25', 100_000)
    const second = await slip([debtId], '2026-11-26', 100_000)
    expect(second.paymentId).not.toBe(first.paymentId)
    expect((await world.slips.getSlip(first.slip!.ourNumber))!.status).toBe('canceled')
    expect((await payments()).map(({ status }) => status).sort()).toEqual(['canceled', 'waiting_for_payment', 'waiting_for_payment'])
    await world.slips.pay(second.slip!.ourNumber)
    expect((await payments()).map(({ status }) => status).sort()).toEqual(['approved', 'canceled', 'canceled'])
    expect(await ledger()).toEqual([{ kind: 'settlement', amount: 100_000 }])
  })

  it('says that the bank did not register it, and finds it registered later', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    world.slipBank.replace({ putSlip: () => Promise.reject(new Error('down')) })
    const same = key()
    await expect(slip([debtId], '2026-11-25', 100_000, same)).rejects.toMatchObject({ code: 'ACQUIRER_UNAVAILABLE', status: 503 })
    world.slipBank.restore()
    expect((await slip([debtId], '2026-11-25', 100_000, same)).slip).not.toBeNull()
  })

  it('shows no slip whose bars are not those that were ordered', async () => {
    const { putSlip } = world.slips
    world.slipBank.replace({ putSlip: async (order) => putSlip({ ...order, amount: order.amount - 1 }) })
    await expect(slip([await addDebt(world, { enrollmentId })], '2026-11-25', 100_000)).rejects.toMatchObject({
      code: 'ACQUIRER_UNAVAILABLE',
    })
  })

  it('is for debts of the student number, and of the kind, that the caller takes them for', async () => {
    const tuition = await addDebt(world, { enrollmentId })
    const installment = await addDebt(world, { enrollmentId, type: 'agreement' })
    const charge = (debtIds: number[], query: { academicRecord?: string; isAgreement?: boolean }) =>
      student.payments.chargeSlip({
        query,
        body: { debtIds, dueOn: '2026-11-25', expectedAmount: debtIds.length * 100_000, idempotencyKey: key() },
      })
    for (const [debtIds, query] of [
      [[tuition], { academicRecord: '209900001' }],
      [[tuition], { isAgreement: true }],
      [[installment], { academicRecord: '202310482', isAgreement: false }],
      [[tuition, installment], { isAgreement: true }],
    ] as const)
      await expect(charge([...debtIds], query)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await charge([tuition], { academicRecord: '202310482', isAgreement: false })
    await charge([installment], { academicRecord: '202310482', isAgreement: true })
    expect(await payments()).toHaveLength(2)
  })

  it('is the student’s alone', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const stranger = world.client(principal({ userId: 1 }))
    await expect(
      stranger.payments.chargeSlip({ body: { debtIds: [debtId], dueOn: '2026-11-25', expectedAmount: 100_000, idempotencyKey: key() } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      world
        .client(staff())
        .payments.chargeSlip({ body: { debtIds: [debtId], dueOn: '2026-11-25', expectedAmount: 100_000, idempotencyKey: key() } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { paymentId } = await slip([debtId], '2026-11-25', 100_000)
    await expect(stranger.settlements.ask({ body: { paymentId } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
