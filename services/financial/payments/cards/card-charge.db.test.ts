import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handleAcquirerNotification } from '../booking/acquirer-webhook.ts'
import { addAgreementPlan, addAgreementSetting, addCampaign, addDebt, addEnrollment, addInstitution } from '../../testing/builders.ts'
import { atEveryStep, unanswered } from '../../testing/dying-ports.ts'
import { createWorld, type FinancialClient, principal, staff, webhookSecret, type World } from '../../testing/world.ts'
import { chargeCard } from './card-charge.ts'
import { reconcilePayments } from '../booking/reconciliation.ts'

const cards = { approved: '4111 1111 1111 1111', refused: '4000000000000002', pending: '4000000000000077', unanswered: '4000000000000119' }

let world: World
let enrollmentId: number
let student: FinancialClient
let userId = 7000

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

beforeEach(async () => {
  world.cards.restore()
  world.captcha.answer = 'accepted'
  await newStudent()
})

async function newStudent() {
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
}

const key = () => crypto.randomUUID()
const debt = () => addDebt(world, { enrollmentId, dueDate: '2027-11-30' })
const tokenOf = async (number: string) => (await world.cardBooks.tokenize({ number, expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!
async function charge(
  debtIds: number[],
  number = cards.approved,
  given: { expectedAmount?: number; installments?: number; idempotencyKey?: string } = {},
) {
  const cardToken = await tokenOf(number)
  return student.payments.chargeCredit({
    debtIds,
    expectedAmount: 100_000 * debtIds.length,
    idempotencyKey: key(),
    installments: 1,
    cardToken,
    ...given,
  })
}
const ledger = () =>
  world.rows<{ kind: string; amount: number }>(
    1,
    'select kind, sum(amount_cents)::bigint as amount from financial.ledger_entry where user_id = $1 group by kind order by kind',
    [userId],
  )
const payments = () =>
  world.rows<{ txid: string; status: string; card_token: string | null }>(
    1,
    'select txid, status, card_token from financial.payment where user_id = $1 order by created_at, status',
    [userId],
  )
const debts = async (ids: number[]) =>
  (await world.rows<{ status: string }>(1, 'select status from financial.debt where debt_id = any($1) order by debt_id', [ids])).map(
    ({ status }) => status,
  )
const orders = async () => {
  const ids = (await payments()).map(({ txid }) => txid)
  const { rows } = await world.pool.query<{ status: string; amount: number }>(
    `select status, amount_cents as amount from sandbox.card_order where order_id = any($1) and amount_cents > 0 order by status`,
    [ids],
  )
  return rows
}
/** Captured and not voided, in cents. */
const taken = async () =>
  (await orders()).filter(({ status }) => status === 'captured').reduce((sum, { amount }) => sum + Number(amount), 0)
const booked = async () => (await ledger()).reduce((sum, { amount }) => sum + Number(amount), 0)

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

describe('a card and another method', () => {
  it('gives held money back when a debt was paid meanwhile', async () => {
    const ids = [await debt()]
    const pix = await student.payments.chargePix({ debtIds: ids, expectedAmount: 100_000, idempotencyKey: key() })
    world.cards.replace({
      authorize: async (order) => {
        const held = await world.cardBooks.authorize(order)
        const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [pix.paymentId])
        await world.bank.pay(row!.txid)
        return held
      },
    })
    expect((await charge(ids)).status).toBe('canceled')
    expect(await ledger()).toEqual([{ kind: 'settlement', amount: 100_000 }])
    expect(await taken()).toBe(0)
  })

  it('gives taken money back when a Pix was booked before it', async () => {
    const ids = [await debt()]
    const pix = await student.payments.chargePix({ debtIds: ids, expectedAmount: 100_000, idempotencyKey: key() })
    world.cards.replace({
      capture: async (orderId) => {
        const captured = await world.cardBooks.capture(orderId)
        const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [pix.paymentId])
        await world.bank.pay(row!.txid)
        return captured
      },
    })
    await charge(ids)
    await reconcilePayments(world.ports)
    expect(await ledger()).toEqual([{ kind: 'settlement', amount: 100_000 }])
    expect(await taken()).toBe(0)
  })

  it('cancels a Pix that waits once the card is charged', async () => {
    const ids = [await debt()]
    const pix = await student.payments.chargePix({ debtIds: ids, expectedAmount: 100_000, idempotencyKey: key() })
    await charge(ids)
    expect((await student.payments.get({ paymentId: pix.paymentId })).status).toBe('canceled')
  })
})

describe('at once, again, and after a crash', () => {
  it('twenty attempts charge once', async () => {
    const ids = [await debt()]
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => charge(ids)))
    await reconcilePayments(world.ports)
    expect(results.some((result) => result.status === 'fulfilled' && result.value.status === 'approved')).toBe(true)
    expect(await taken()).toBe(100_000)
    expect(await booked()).toBe(100_000)
  })

  it('the same key is the same charge', async () => {
    const ids = [await debt()]
    const idempotencyKey = key()
    const first = await charge(ids, cards.approved, { idempotencyKey })
    expect((await charge(ids, cards.approved, { idempotencyKey })).paymentId).toBe(first.paymentId)
    expect(await taken()).toBe(100_000)
  })

  it('notifications may come twice, and forged ones not at all', async () => {
    const ids = [await debt()]
    await charge(ids, cards.pending)
    const { txid } = (await payments())[0]!
    await world.cardBooks.decide(txid, true)
    const body = JSON.stringify({ orders: [{ orderId: txid }] })
    const post = (signature: string) =>
      handleAcquirerNotification(new Request('http://webhook.invalid', { method: 'POST', body, headers: { 'x-signature': signature } }), {
        ...world.ports,
        secret: webhookSecret,
      })
    expect((await post('forged')).status).toBe(401)
    expect(await world.cardBooks.decide(txid, true)).toBe(false)
    await reconcilePayments(world.ports)
    expect(await booked()).toBe(100_000)
  })

  it('a crash between any two steps leaves what the acquirer took in the ledger', async () => {
    await atEveryStep(world.ports, 15, async (dying) => {
      await newStudent()
      const ids = [await debt(), await debt()]
      const attempt = {
        debtIds: ids,
        expectedAmount: 200_000,
        idempotencyKey: key(),
        cardToken: await tokenOf(cards.approved),
        installments: 2,
        address: '203.0.113.9',
      }
      const scope = { tenantId: 1, institutionId: null, userId, timeZone: 'America/Sao_Paulo', languages: ['pt-BR', 'pt-BR'] as const }
      await unanswered(chargeCard(dying, scope, attempt))
      await reconcilePayments(world.ports)
      await chargeCard(world.ports, scope, attempt)
      await reconcilePayments(world.ports)
      expect(await taken()).toBe(200_000)
      expect(await ledger()).toEqual([{ kind: 'settlement', amount: 200_000 }])
      expect(await payments()).toMatchObject([{ status: 'approved' }])
    })
  })
})
