import { describe, expect, it } from 'vitest'
import { addAgreementPlan, addAgreementSetting, addCampaign, addDebt } from '../../testing/builders.ts'
import { cardPayer, cards } from '../../testing/card-payer.ts'
import { key } from '../../testing/own-student.ts'
import { type FinancialClient, principal, staff, type World } from '../../testing/world.ts'
import { reconcilePayments } from '../booking/reconciliation.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId: number

const { tokenOf, debt, charge, payments, ledger, orders, debts, taken, booked } = cardPayer(
  (now) => ({ world, student, enrollmentId, userId } = now),
)

describe('charging a card', () => {
  it('settles the debts, keeps what names the card, and forgets the token', async () => {
    const ids = [await debt(), await debt()]
    const payment = await charge(ids, cards.approved, { installments: 3 })
    expect(payment).toMatchObject({
      method: 'credit_card',
      status: 'approved',
      amount: 200_000,
      card: { brand: 'visa', lastFour: '1111', installments: 3, installmentAmount: 66_666, denial: null },
      slip: null,
      brCode: '',
    })
    expect(await debts(ids)).toEqual(['settled', 'settled'])
    expect(await ledger()).toEqual([{ kind: 'settlement', amount: 200_000 }])
    expect(await payments()).toMatchObject([{ status: 'approved', card_token: null }])
    expect(await student.payments.receipt({ paymentId: payment.paymentId })).toMatchObject({ method: 'credit_card', amount: 200_000 })
  })

  it('that is refused says why, takes nothing, and another card may follow', async () => {
    const ids = [await debt()]
    expect(await charge(ids, cards.refused)).toMatchObject({ status: 'denied', card: { lastFour: '0002', denial: 'card_refused' } })
    expect(await charge(ids, '4000000000009995')).toMatchObject({ status: 'denied', card: { denial: 'insufficient_funds' } })
    expect(await ledger()).toEqual([])
    expect(await debts(ids)).toEqual(['open'])
    expect(await charge(ids)).toMatchObject({ status: 'approved' })
    expect(await taken()).toBe(100_000)
  })

  it.each([
    [true, 'approved', 100_000],
    [false, 'denied', 0],
  ])('that is looked at waits for the decision %s', async (isApproved, status, amount) => {
    const ids = [await debt()]
    const payment = await charge(ids, cards.pending)
    expect(payment.status).toBe('pending')
    await reconcilePayments(world.ports)
    expect((await student.payments.get({ paymentId: payment.paymentId })).status).toBe('pending')
    expect(await world.cardBooks.decide((await payments())[0]!.txid, isApproved)).toBe(true)
    expect((await student.payments.get({ paymentId: payment.paymentId })).status).toBe(status)
    expect(await booked()).toBe(amount)
  })

  it('is the only payment of its debts while it is looked at: by card, Pix, slip, link, campaign or agreement', async () => {
    await addAgreementSetting(world)
    const planId = await addAgreementPlan(world)
    const campaignId = await addCampaign(world)
    const overdue = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
    const [ids, expectedAmount] = [[overdue], 102_333]
    const again = { debtIds: ids, expectedAmount }
    const idempotencyKey = key()
    const payment = await charge(ids, cards.pending, { expectedAmount, idempotencyKey })
    expect((await charge(ids, cards.approved, { expectedAmount, idempotencyKey })).paymentId).toBe(payment.paymentId)

    const inProgress = { code: 'PAYMENT_IN_PROGRESS', status: 409 }
    await expect(charge(ids, cards.approved, { expectedAmount })).rejects.toMatchObject(inProgress)
    await expect(charge([...ids, await debt()], cards.approved, { expectedAmount: 202_333 })).rejects.toMatchObject(inProgress)
    await expect(student.payments.chargePix({ ...again, idempotencyKey: key() })).rejects.toMatchObject(inProgress)
    await expect(
      student.payments.chargePix({ debtIds: ids, expectedAmount: 90_000, campaignId, idempotencyKey: key() }),
    ).rejects.toMatchObject(inProgress)
    await expect(
      student.payments.chargeSlip({ body: { ...again, expectedAmount: 102_433, dueOn: '2026-11-24', idempotencyKey: key() } }),
    ).rejects.toMatchObject(inProgress)
    await expect(student.paymentLinks.create({ debtIds: ids })).rejects.toMatchObject(inProgress)
    await expect(
      student.agreements.make({ debtIds: ids, planId, expectedTotal: 1, termsVersion: 1, idempotencyKey: key() }),
    ).rejects.toMatchObject({ code: 'DEBT_NOT_NEGOTIABLE' })
    expect(await orders()).toHaveLength(1)

    const { paymentId } = payment
    expect(await student.payments.quote({ debtIds: ids })).toMatchObject({ cardInReview: paymentId, campaignOffer: null })
    expect(await student.agreements.debts()).toMatchObject({ results: [{ obstacle: 'card_in_review', cardInReview: paymentId }] })
    expect((await student.campaigns.valid()).results).toEqual([])
    expect(await student.campaigns.debts({ campaignId })).toMatchObject({
      campaign: { debtCount: 0, dueAmount: 0 },
      results: [{ cardInReview: paymentId }],
    })
    expect(await student.debts.overview()).toMatchObject({
      overdue: { count: 1, amountPayable: 102_333 },
      owedToday: { count: 0, amountPayable: 0 },
    })
  })

  it('takes back the codes and slips made before it is looked at, not those of other debts, and not for a refused card', async () => {
    const [debtId, other] = [await debt(), await debt()]
    const made = { debtIds: [debtId], expectedAmount: 100_000 }
    const pix = await student.payments.chargePix({ ...made, idempotencyKey: key() })
    const both = { debtIds: [debtId, other], expectedAmount: 200_000, idempotencyKey: key(), dueOn: '2026-11-24' }
    const slip = await student.payments.chargeSlip({ body: both })
    const apart = await student.payments.chargePix({ debtIds: [other], expectedAmount: 100_000, idempotencyKey: key() })
    const states = () => Promise.all([pix, slip, apart].map(async ({ paymentId }) => (await student.payments.get({ paymentId })).status))
    const waiting = 'waiting_for_payment'
    await charge([debtId], cards.refused)
    expect(await states()).toEqual([waiting, waiting, waiting])

    const card = await charge([debtId], cards.pending)
    expect(await states()).toEqual(['canceled', 'canceled', waiting])
    const txid = async (paymentId: string) =>
      (await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId]))[0]!.txid
    expect(await world.ports.acquirer.getCharge(await txid(pix.paymentId))).toMatchObject({ status: 'removed' })
    expect((await student.payments.get({ paymentId: card.paymentId })).status).toBe('pending')
  })

  it('that the acquirer did not answer stays pending, and is found out', async () => {
    const ids = [await debt()]
    const payment = await charge(ids, cards.unanswered)
    expect(payment.status).toBe('pending')
    await reconcilePayments(world.ports)
    expect((await student.payments.get({ paymentId: payment.paymentId })).status).toBe('approved')
    expect(await booked()).toBe(100_000)
    expect(await taken()).toBe(100_000)
  })

  it('that never reached the acquirer is given up after a while, and cannot arrive later', async () => {
    const ids = [await debt()]
    world.cards.replace({ authorize: () => Promise.reject(new Error('no connection')) })
    const payment = await charge(ids)
    expect(payment.status).toBe('pending')
    world.cards.restore()
    world.clock.advance(16 * 60_000)
    await reconcilePayments(world.ports)
    expect(await student.payments.get({ paymentId: payment.paymentId })).toMatchObject({
      status: 'denied',
      card: { denial: 'not_confirmed' },
    })
    const { txid } = (await payments())[0]!
    expect(
      await world.cardBooks.authorize({
        orderId: txid,
        cardKey: 'pk_test',
        amount: 100_000,
        installments: 1,
        cardToken: await tokenOf(cards.approved),
        descriptor: 'late',
      }),
    ).toMatchObject({ status: 'voided' })
    expect(await debts(ids)).toEqual(['open'])
  })

  it('wants a captcha', async () => {
    world.captcha.answer = 'refused'
    await expect(charge([await debt()])).rejects.toMatchObject({ code: 'CAPTCHA_REFUSED', status: 422 })
    expect(await payments()).toEqual([])
  })

  it('tells another amount, and takes nothing', async () => {
    await expect(charge([await debt()], cards.approved, { expectedAmount: 99_999 })).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
      data: { amount: 100_000 },
    })
    expect(await payments()).toEqual([])
  })

  it.each(['settled', 'in_agreement', 'canceled'] as const)('takes nothing for a debt that is %s', async (status) => {
    const ids = [await debt(), await addDebt(world, { enrollmentId, dueDate: '2027-11-30', status })]
    await expect(charge(ids)).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
    expect(await payments()).toEqual([])
    expect(await taken()).toBe(0)
  })

  it('takes no more parts than the institution offers', async () => {
    await expect(charge([await debt()], cards.approved, { installments: 13 })).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' })
  })

  it('is for the person alone', async () => {
    const ids = [await debt()]
    const token = await tokenOf(cards.approved)
    const input = { debtIds: ids, expectedAmount: 100_000, idempotencyKey: key(), installments: 1, cardToken: token }
    await expect(world.client(principal({ userId: 1 })).payments.chargeCredit(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(world.client(principal({ userId, impersonatedBy: 9001 })).payments.chargeCredit(input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(world.client(staff()).payments.chargeCredit(input)).rejects.toMatchObject({ status: 403 })
    await expect(world.client(null).payments.chargeCredit(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('says how the acquirer of an enrollment is reached, to whoever it belongs', async () => {
    expect(await student.payments.componentData({ externalEnrollmentId: enrollmentId })).toMatchObject({
      publicKey: 'pk_test',
      tokenUrl: '/tokens',
    })
    await expect(
      world.client(principal({ userId: 1 })).payments.componentData({ externalEnrollmentId: enrollmentId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
