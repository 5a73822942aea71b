import { describe, expect, it } from 'vitest'
import { deniedCardsPerHour } from '../payments/cards/card-payment.queries.ts'
import { addDebt } from '../testing/builders.ts'
import { code, key, payerOffice, tenantId } from '../testing/payer-office.ts'
import { type FinancialClient, staff, type World } from '../testing/world.ts'
import { chargesPerDay } from './open-access.queries.ts'

let world: World
let portal: FinancialClient
let student: FinancialClient
let userId: number
let enrollmentId: number
let debtId: number

const { invite, enter, seen, pix, pay } = payerOffice((now) => ({ world, portal, student, userId, enrollmentId, debtId } = now))

describe('paying', () => {
  it('is recorded with student and payer before the acquirer is called, and told to the student', async () => {
    const { accessId } = await invite()
    const session = await enter()
    await seen(session, accessId)
    const { paymentId } = await pix(session, accessId)
    expect(await world.rows(1, 'select user_id, payer_access_id from financial.payment where payment_id = $1', [paymentId])).toEqual([
      { user_id: userId, payer_access_id: accessId },
    ])
    await pay(paymentId)
    expect(await portal.payers.payment({ tenantId, session, accessId, paymentId })).toMatchObject({ status: 'approved' })
    expect(await world.client(staff()).receivedPayments.get({ paymentId })).toMatchObject({ byPayer: true, throughLink: false })
    await portal.payers.issueReceipt({ tenantId, session, accessId, paymentId, locale: 'en' })
    const { events } = await student.payerAccess.record({ accessId })
    expect(events.map(({ kind }) => kind).sort()).toEqual(['charged', 'invited', 'paid', 'receipt', 'seen'])
    expect(events.find(({ kind }) => kind === 'paid')!.payment).toMatchObject({ method: 'pix', amount: 100_000, debts: [{ debtId }] })
    expect(await seen(session, accessId)).toMatchObject({ debts: [], receipts: [{ paymentId }] })
  })

  it('is by slip, without the tax id and the numbers of the student', async () => {
    const { accessId } = await invite()
    const session = await enter()
    const slip = { tenantId, session, accessId, debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() }
    await expect(portal.payers.chargeSlip({ ...slip, dueOn: '2027-12-01' })).rejects.toEqual(code('DAY_NOT_ALLOWED'))
    const { paymentId } = await portal.payers.chargeSlip({ ...slip, dueOn: '2026-11-27' })
    const { payer } = await portal.payers.slip({ tenantId, session, accessId, paymentId })
    expect(payer).toEqual({ personId: null, name: 'Ana S.', taxId: '***.982.247-**', registrations: [] })
  })

  it('by cards that are refused counts apart from the student’s own', async () => {
    const { accessId } = await invite()
    const session = await enter()
    const card = async (number: string) => ({
      debtIds: [debtId],
      expectedAmount: 100_000,
      idempotencyKey: key(),
      installments: 1,
      cardToken: (await world.cardBooks.tokenize({ number, expiry: '12/30', code: '123', holder: 'MAE SOUZA' }))!,
    })
    for (let tries = 0; tries < deniedCardsPerHour; tries++) {
      const made = await portal.payers.chargeCredit({ tenantId, session, accessId, ...(await card('4000000000000002')) })
      expect(made.status).toBe('denied')
      await world.rows(1, 'update financial.payment set card_fingerprint = null')
    }
    const again = await card('4111111111111111')
    await expect(portal.payers.chargeCredit({ tenantId, session, accessId, ...again })).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
    expect(await student.payments.chargeCredit({ ...(await card('4111111111111111')) })).toMatchObject({ status: 'approved' })
    world.captcha.answer = 'refused'
    await expect(portal.payers.chargeCredit({ tenantId, session, accessId, ...again })).rejects.toEqual(code('CAPTCHA_REFUSED'))
    world.captcha.answer = 'accepted'
  })

  it('gives the code that the student made instead of a second one, and is repeated by its key', async () => {
    const made = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    const { accessId } = await invite()
    const session = await enter()
    const own = key()
    expect((await pix(session, accessId, [debtId], own)).paymentId).toBe(made.paymentId)
    expect((await pix(session, accessId, [debtId], own)).paymentId).toBe(made.paymentId)
    const { events } = await student.payerAccess.record({ accessId })
    expect(events.filter(({ kind }) => kind === 'charged')).toHaveLength(1)
  })

  it('has an end a day', async () => {
    const { accessId } = await invite()
    const session = await enter()
    await pix(session, accessId)
    await world.rows(
      1,
      `insert into financial.payment (payment_id, tenant_id, institution_id, user_id, idempotency_key, method, status, charge_state, txid,
         amount_cents, created_at, expires_at, payer_access_id)
       select gen_random_uuid(), 1, 11, $1, gen_random_uuid(), 'pix', 'canceled', 'removed', gen_random_uuid()::text, 1, $3, $3, $2
       from generate_series(2, ${chargesPerDay})`,
      [userId, accessId, world.clock.now()],
    )
    const other = await addDebt(world, { enrollmentId })
    await expect(pix(session, accessId, [other])).rejects.toEqual(code('TOO_MANY_ATTEMPTS'))
  })
})
