import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookReceived } from '../payments/booking/booking.ts'
import { reconcilePayments } from '../payments/booking/reconciliation.ts'
import { addAgreementSetting, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'
import { cancelRequestDebt, makeRequestDebt, type RequestDebt } from './request-debts.ts'

let world: World
let enrollmentId: number
let student: FinancialClient
let wanted: RequestDebt
let userId = 5500

/** The test clock is at Saturday, 2026-11-21. */
beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  await world.rows(1, 'insert into financial.setting (tenant_id, institution_id, fine_bp, interest_bp) values (1, 12, 200, 100)')
})

beforeEach(async () => {
  const academicRecord = `2026${++userId}`
  enrollmentId = await addEnrollment(world, { userId, registration: academicRecord })
  student = world.client(principal({ userId }))
  world.settledSources.length = 0
  wanted = {
    tenantId: 1,
    requestId: crypto.randomUUID(),
    enrollment: { institutionId: 11, academicRecord, userId, studentName: 'Ana Souza', taxId: '52998224725', course: 'Engenharia Civil' },
    amount: 5_600,
    dueDate: '2026-11-27',
    description: { 'pt-BR': 'Segunda via de diploma · 2026-000123', en: 'Diploma reissue · 2026-000123' },
  }
})

const key = () => crypto.randomUUID()
const make = (given: Partial<RequestDebt> = {}) => makeRequestDebt(world.ports, { ...wanted, ...given })
const cancel = () => cancelRequestDebt(world.ports, 1, wanted.requestId)
const getStatus = async (debtId: number) => (await student.debts.status({ debtId })).status
const getTxid = async (paymentId: string) =>
  (await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId]))[0]!.txid
const pix = async (debtIds: number[], expectedAmount = 5_600) =>
  student.payments.chargePix({ debtIds, expectedAmount, idempotencyKey: key() })
const getMinutes = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
  (Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000
const paid = (debtId: number, paidAt = world.clock.now()) => ({
  tenantId: 1,
  requestId: wanted.requestId,
  debtId,
  status: 'paid',
  paidAt: paidAt.toISOString(),
})
const canceled = (debtId: number) => ({ tenantId: 1, requestId: wanted.requestId, debtId, status: 'canceled', paidAt: null })

describe('the debt of a request', () => {
  it('is a service of the enrollment, named in the reader’s language, that says which request it pays', async () => {
    const { debtId } = await make()
    expect(await student.debts.get({ debtId })).toMatchObject({
      type: 'service',
      status: 'open',
      description: 'Segunda via de diploma · 2026-000123',
      requestId: wanted.requestId,
      competency: '2026-11-01',
      dueDate: '2026-11-27',
      grossAmount: 5_600,
      registration: wanted.enrollment.academicRecord,
    })
    const inEnglish = world.client(principal({ userId }), 'en')
    expect((await inEnglish.debts.list({ filter: {} })).results).toMatchObject([
      { debtId, description: 'Diploma reissue · 2026-000123', requestId: wanted.requestId },
    ])
    const { results } = await world.client(staff()).debts.list({ filter: { enrollmentId } })
    expect(results).toMatchObject([{ debtId, record: { origin: 'service' } }])
    expect(await student.debts.get({ debtId: await addDebt(world, { enrollmentId }) })).toMatchObject({ requestId: null })
  })

  it('is one, however often and in parallel it is asked for, and another one in another tenant', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => make()))
    expect(new Set(made.map(({ debtId }) => debtId)).size).toBe(1)
    expect(await make({ amount: 9_900 })).toEqual(made[0])
    expect((await student.debts.get({ debtId: made[0]!.debtId })).grossAmount).toBe(5_600)
    await make({ tenantId: 2, enrollment: { ...wanted.enrollment, institutionId: 21 } })
    expect((await student.debts.list({ filter: {} })).totalCount).toBe(1)
  })

  it('bears fine and interest only where its institution has set them', async () => {
    const { debtId } = await make()
    expect((await student.debts.get({ debtId, on: '2026-12-27' })).breakdown.amountPayable).toBe(5_600)
    const other = await make({ requestId: crypto.randomUUID(), enrollment: { ...wanted.enrollment, institutionId: 12 } })
    // 2%, and 1% for thirty days.
    expect((await student.debts.get({ debtId: other.debtId, on: '2026-12-27' })).breakdown.amountPayable).toBe(5_600 + 112 + 56)
  })

  it('makes the enrollment known for a course that owed nothing yet, once', async () => {
    const enrollment = { ...wanted.enrollment, academicRecord: `2020${userId}`, course: 'Técnico em Edificações' }
    const made = await Promise.all(Array.from({ length: 4 }, () => make({ requestId: crypto.randomUUID(), enrollment })))
    const courses = await Promise.all(made.map(({ debtId }) => student.debts.get({ debtId })))
    expect(courses.map(({ course }) => course)).toEqual(Array(4).fill('Técnico em Edificações'))
    const { results } = await student.enrollments.list({})
    expect(results.filter(({ registration }) => registration === enrollment.academicRecord)).toHaveLength(1)
  })

  it('is seen by whom opened an account since the enrollment was made known, and by nobody else', async () => {
    const enrollment = { ...wanted.enrollment, academicRecord: `2019${userId}` }
    await addEnrollment(world, { userId: null, registration: enrollment.academicRecord })
    const { debtId } = await make({ enrollment })
    expect(await getStatus(debtId)).toBe('open')
    await expect(world.client(principal({ userId: 1 })).debts.get({ debtId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('does not come about without an amount, or at an institution that takes no money', async () => {
    await expect(make({ amount: 0 })).rejects.toThrow('costs no 0 cents')
    await expect(make({ enrollment: { ...wanted.enrollment, institutionId: 99 } })).rejects.toThrow('takes no money')
    expect((await student.debts.list({ filter: {} })).totalCount).toBe(0)
  })

  it('is paid as a whole: no agreement takes it', async () => {
    await addAgreementSetting(world)
    const { debtId } = await make({ dueDate: '2026-10-01' })
    const other = await addDebt(world, { enrollmentId, type: 'service', dueDate: '2026-10-01' })
    const { results } = await student.agreements.debts()
    expect(results.map((debt) => [debt.debtId, debt.obstacle])).toEqual(
      expect.arrayContaining([
        [debtId, 'type'],
        [other, null],
      ]),
    )
    const listed = (await world.client(staff()).debts.list({ filter: { enrollmentId } })).results
    expect(listed.find((debt) => debt.debtId === debtId)?.record?.kind).toBe('pending')
  })
})

describe('a Pix code', () => {
  it('is valid for three minutes where all that it pays is of requests, also when it is renewed', async () => {
    const { debtId } = await make()
    const second = await make({ requestId: crypto.randomUUID() })
    const payment = await pix([debtId, second.debtId], 11_200)
    expect(getMinutes(payment)).toBe(3)
    expect(payment.debts.map(({ requestId }) => requestId)).toContain(wanted.requestId)
    world.clock.advance(3 * 60_000)
    const renewed = await student.payments.renewPix({ paymentId: payment.paymentId })
    expect(renewed.paymentId).not.toBe(payment.paymentId)
    expect(getMinutes(renewed)).toBe(3)
  })

  it('is valid for thirty minutes where it pays something else, too', async () => {
    const { debtId } = await make()
    const other = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
    expect(getMinutes(await pix([debtId, other], 105_600))).toBe(30)
  })
})

describe('whoever made the debt', () => {
  it('is told once that it was paid by Pix, and not of other debts', async () => {
    const { debtId } = await make()
    const other = await addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
    const { paymentId } = await pix([debtId, other], 105_600)
    await world.bank.pay(await getTxid(paymentId))
    for (let round = 0; round < 2; round++) await reconcilePayments(world.ports)
    expect(world.settledSources).toEqual([paid(debtId)])
    expect(await student.payments.receipt({ paymentId })).toMatchObject({
      debts: expect.arrayContaining([
        expect.objectContaining({ description: 'Segunda via de diploma · 2026-000123', requestId: wanted.requestId }),
      ]),
    })
  })

  it('is told that it was paid by slip', async () => {
    const { debtId } = await make()
    const body = { debtIds: [debtId], dueOn: '2026-11-25', expectedAmount: 5_600, idempotencyKey: key() }
    const { slip } = await student.payments.chargeSlip({ body })
    await world.slips.pay(slip!.ourNumber)
    await reconcilePayments(world.ports)
    expect(world.settledSources).toEqual([paid(debtId)])
  })

  it('is told that it was paid by card', async () => {
    const { debtId } = await make()
    const card = { number: '4111 1111 1111 1111', expiry: '12/30', code: '123', holder: 'ANA SOUZA' }
    const cardToken = (await world.cardBooks.tokenize(card))!
    await student.payments.chargeCredit({ debtIds: [debtId], expectedAmount: 5_600, idempotencyKey: key(), installments: 1, cardToken })
    expect(world.settledSources).toEqual([paid(debtId)])
  })

  it('is told of money that comes after the code has expired', async () => {
    const { debtId } = await make()
    const { paymentId } = await pix([debtId])
    world.clock.advance(60 * 60_000)
    await reconcilePayments(world.ports)
    expect((await student.payments.get({ paymentId })).status).toBe('expired')
    await world.bank.pay(await getTxid(paymentId))
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'approved', late: true, creditAmount: 0 })
    expect(world.settledSources).toEqual([paid(debtId)])
  })

  it('is told of nothing when it is paid a second time', async () => {
    const { debtId } = await make()
    const txid = await getTxid((await pix([debtId])).paymentId)
    await world.bank.pay(txid)
    const first = paid(debtId)
    world.clock.advance(60_000)
    await world.bank.pay(txid)
    expect(world.settledSources).toEqual([first])
  })

  it('is told only of what is booked', async () => {
    const { debtId } = await make()
    const txid = await getTxid((await pix([debtId])).paymentId)
    world.acquirer.replace({ getCharge: async () => Promise.reject(new Error('away')) })
    await world.bank.pay(txid)
    world.acquirer.restore()
    await reconcilePayments({ ...world.ports, onSourceSettled: async () => Promise.reject(new Error('the queue is away')) })
    expect(await getStatus(debtId)).toBe('open')
    await reconcilePayments(world.ports)
    expect(world.settledSources).toEqual([paid(debtId)])
  })
})

describe('canceling the debt', () => {
  it('takes back its codes, and is told once however often it is asked for', async () => {
    const { debtId } = await make()
    const txid = await getTxid((await pix([debtId])).paymentId)
    await Promise.all([cancel(), cancel()])
    await cancel()
    expect(await getStatus(debtId)).toBe('canceled')
    expect((await world.bank.getCharge(txid))!.status).toBe('removed')
    expect(world.settledSources).toEqual([canceled(debtId)])
    expect(await make()).toEqual({ debtId })
    await expect(pix([debtId])).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
  })

  it('keeps money that comes all the same as credit, and tells of it', async () => {
    const { debtId } = await make()
    const { paymentId } = await pix([debtId])
    const txid = await getTxid(paymentId)
    await cancel()
    await world.bank.pay(txid)
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'approved', creditAmount: 5_600 })
    expect(await student.debts.get({ debtId })).toMatchObject({ status: 'canceled', receipts: [{ kind: 'credit', amount: 5_600 }] })
    expect(world.settledSources).toEqual([canceled(debtId), paid(debtId)])
  })

  it('releases a card that is under review', async () => {
    const { debtId } = await make()
    const card = { number: '4000000000000077', expiry: '12/30', code: '123', holder: 'ANA SOUZA' }
    const charge = { debtIds: [debtId], expectedAmount: 5_600, idempotencyKey: key(), installments: 1 }
    const { paymentId } = await student.payments.chargeCredit({ ...charge, cardToken: (await world.cardBooks.tokenize(card))! })
    await cancel()
    expect((await student.payments.get({ paymentId })).status).toBe('canceled')
    await reconcilePayments(world.ports)
    expect(world.settledSources).toEqual([canceled(debtId)])
  })

  it('makes credit of what was paid, once, and knows nothing of requests without a debt', async () => {
    await cancel()
    const { debtId } = await make()
    const { paymentId } = await pix([debtId])
    await world.bank.pay(await getTxid(paymentId))
    await Promise.all([cancel(), cancel()])
    await cancel()
    const debt = await student.debts.get({ debtId })
    expect(debt).toMatchObject({ status: 'canceled', paidAt: null, receipts: [{ kind: 'credit', amount: 5_600 }] })
    expect(debt.receipts).toHaveLength(1)
    expect(await student.payments.get({ paymentId })).toMatchObject({ status: 'approved', creditAmount: 5_600 })
    expect(await student.payments.receipt({ paymentId })).toMatchObject({ amount: 5_600, creditAmount: 5_600, debts: [] })
    expect(world.settledSources).toEqual([paid(debtId), canceled(debtId)])
  })

  it('makes credit of a part', async () => {
    const { debtId } = await make()
    const txid = await getTxid((await pix([debtId])).paymentId)
    await bookReceived(world.ports, 1, { endToEndId: key(), txid, amount: 600, paidAt: world.clock.now() })
    expect(await student.debts.get({ debtId })).toMatchObject({ status: 'open', amountPayable: 5_000, partPaid: 600 })
    expect(world.settledSources).toEqual([])
    await cancel()
    expect(await student.debts.get({ debtId })).toMatchObject({
      status: 'canceled',
      partPaid: null,
      receipts: [{ kind: 'credit', amount: 600 }],
    })
  })
})
