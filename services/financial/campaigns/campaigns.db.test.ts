import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookReceived } from '../payments/booking/booking.ts'
import { addAgreementSetting, addCampaign, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let overdue: number
let userId = 6000

const key = () => crypto.randomUUID()
/** 1,000.00 due ten days before 2026-11-21: 20.00 fine and 3.33 interest; nine tenths of the rest remain. */
const [full, reduced] = [102_333, 90_000]

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
})

beforeEach(async () => {
  await world.pool.query('truncate financial.campaign_debt, financial.campaign cascade')
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
  overdue = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
})

/** Books the payment's money from the bank's notification. */
async function pay(paymentId: string) {
  const [row] = await world.rows<{ txid: string; amount_cents: number }>(
    1,
    'select txid, amount_cents from financial.payment where payment_id = $1',
    [paymentId],
  )
  await bookReceived(world.ports, 1, { endToEndId: key(), txid: row!.txid, amount: row!.amount_cents, paidAt: world.clock.now() })
}

describe('the campaigns of a person', () => {
  it('shows what is owed with and without the discount, for debts that are overdue enough', async () => {
    const campaignId = await addCampaign(world, { overdueDays: 10 })
    await addDebt(world, { enrollmentId, dueDate: '2026-11-12' })
    await addDebt(world, { enrollmentId, dueDate: '2026-11-30' })
    const { results } = await student.campaigns.valid()
    expect(results).toEqual([
      expect.objectContaining({
        campaignId,
        status: 'valid',
        debtCount: 1,
        dueAmount: full,
        discountedAmount: reduced,
        discountAmount: full - reduced,
        use: null,
      }),
    ])
    const { results: debts } = await student.campaigns.debts({ campaignId })
    expect(debts.map(({ debtId, dueAmount, amount, discountAmount }) => [debtId, dueAmount, amount, discountAmount])).toEqual([
      [overdue, full, reduced, full - reduced],
    ])
    expect(debts[0]!.lines.at(-1)).toEqual({
      kind: 'campaign_discount',
      amount: reduced - full,
      rateBasisPoints: null,
      days: null,
      date: '2026-11-30',
      name: 'Fique em dia',
    })
  })

  it('says what an agreement could be made of instead, which slips are being checked, and that it was paid', async () => {
    const campaignId = await addCampaign(world, { overdueDays: 10 })
    expect(await student.campaigns.debts({ campaignId })).toMatchObject({
      debtQueues: [],
      agreementModel: null,
      campaign: { paymentSuccess: false },
    })
    await addAgreementSetting(world)
    const { results, agreementModel } = await student.campaigns.debts({ campaignId })
    expect(agreementModel).toEqual({ debtIds: [overdue], dueAmount: full })
    expect(results[0]).not.toHaveProperty('isNegotiable')
    const { paymentId } = await student.payments.chargeSlip({
      body: { debtIds: [overdue], dueOn: '2026-11-23', expectedAmount: reduced, idempotencyKey: key(), campaignId },
    })
    const settlementId = key()
    await world.rows(
      1,
      `insert into financial.settlement_queue (settlement_id, tenant_id, payment_id, requested_at, status) values ($1, 1, $2, now(), 'queued')`,
      [settlementId, paymentId],
    )
    const { debtQueues } = await student.campaigns.debts({ campaignId })
    expect(debtQueues).toEqual([{ settlementId, debtId: overdue, status: 'queued', requestedAt: expect.any(String) }])
    await pay(paymentId)
    expect((await student.campaigns.debts({ campaignId })).campaign).toMatchObject({ paymentSuccess: true, use: { paymentId } })
    await world.pool.query('truncate financial.agreement_setting cascade')
  })

  it.each([
    ['not enabled', { enabled: false }],
    ['over', { validTo: '2026-11-20' }],
    ['not yet begun', { validFrom: '2026-11-22' }],
    ['of another institution', { institutionId: 12 }],
    ['for other debts', { listed: [] }],
    ['for another type', { debtTypes: ['service' as const] }],
  ])('has none that is %s', async (_, parts) => {
    await addCampaign(world, parts)
    expect(await student.campaigns.valid()).toEqual({ results: [] })
  })

  it('leaves out debts in an agreement and its installments', async () => {
    await addCampaign(world)
    await world.rows(1, `update financial.debt set status = 'in_agreement', amount_on = '2026-11-20' where debt_id = $1`, [overdue])
    await addDebt(world, { enrollmentId, type: 'agreement', dueDate: '2026-11-11' })
    expect(await student.campaigns.valid()).toEqual({ results: [] })
    await expect(world.rows(1, `update financial.campaign set debt_types = '{agreement}'`)).rejects.toThrow(/campaign_debt_types/)
  })

  it('shows one that is over without debts, and none of an institution that one does not go to', async () => {
    const campaignId = await addCampaign(world, { validTo: '2026-11-20' })
    expect(await student.campaigns.debts({ campaignId })).toMatchObject({ campaign: { status: 'ended', debtCount: 0 }, results: [] })
    const elsewhere = await addCampaign(world, { institutionId: 12 })
    await expect(student.campaigns.debts({ campaignId: elsewhere })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const foreign = world.client(principal({ userId, tenantId: 2 }))
    await expect(foreign.campaigns.debts({ campaignId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is for people who pay, not for staff', async () => {
    await expect(world.client(staff()).campaigns.valid()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(world.client(null).campaigns.valid()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('calculates chosen debts for a day', async () => {
    const campaignId = await addCampaign(world)
    const later = await addDebt(world, { enrollmentId, dueDate: '2026-11-25', gross: 50_000 })
    expect(await student.campaigns.calculate({ campaignId, debtIds: [overdue] })).toMatchObject({
      on: '2026-11-21',
      dueAmount: full,
      discountedAmount: reduced,
    })
    // The second is overdue on that day, but not the day before.
    expect(await student.campaigns.calculate({ campaignId, debtIds: [overdue, later], on: '2026-11-26' })).toMatchObject({
      discountedAmount: 90_000 + 45_000,
    })
    expect(await student.campaigns.calculate({ campaignId, debtIds: [overdue, later], on: '2026-11-25' })).toMatchObject({
      discountedAmount: 90_000 + 50_000,
    })
    expect(await student.campaigns.calculate({ campaignId, debtIds: [overdue], on: '2026-12-01' })).toMatchObject({ discountAmount: 0 })
  })
})

describe('paying within a campaign', () => {
  it('charges what was shown, keeps the campaign with the payment, and settles the debt with it', async () => {
    const campaignId = await addCampaign(world)
    const quote = await student.payments.quote({ debtIds: [overdue], campaignId })
    expect(quote).toMatchObject({
      amount: reduced,
      campaign: { campaignId, discountAmount: full - reduced, validTo: '2026-11-30' },
      slipDays: { to: '2026-11-30' },
      methodsWithoutCampaign: ['credit_card'],
    })
    const { paymentId, amount } = await student.payments.chargePix({
      debtIds: [overdue],
      campaignId,
      expectedAmount: reduced,
      idempotencyKey: key(),
    })
    expect(amount).toBe(reduced)
    await pay(paymentId)
    const { status, breakdown, amountPayable } = await student.debts.get({ debtId: overdue })
    expect([status, amountPayable, breakdown.amountPayable]).toEqual(['settled', reduced, reduced])
    expect(breakdown.lines.at(-1)).toMatchObject({ kind: 'campaign_discount', name: 'Fique em dia' })
    const { campaign } = await student.campaigns.debts({ campaignId })
    expect(campaign).toMatchObject({ debtCount: 0, use: { paymentId, amount: reduced, discountAmount: full - reduced } })
  })

  it('makes a slip until the last day of the campaign, at its amount, and none after it', async () => {
    const campaignId = await addCampaign(world)
    const slip = await student.payments.chargeSlip({
      body: {
        debtIds: [overdue],
        campaignId,
        dueOn: '2026-11-30',
        expectedAmount: reduced,
        idempotencyKey: key(),
      },
    })
    expect(slip).toMatchObject({ amount: reduced, slip: { dueOn: '2026-11-30' } })
    await expect(
      student.payments.chargeSlip({
        body: { debtIds: [overdue], campaignId, dueOn: '2026-12-01', expectedAmount: reduced, idempotencyKey: key() },
      }),
    ).rejects.toMatchObject({ code: 'AMOUNT_CHANGED' })
  })

  it('asks again when the campaign ended between showing and charging', async () => {
    const campaignId = await addCampaign(world)
    const { amount } = await student.payments.quote({ debtIds: [overdue], campaignId })
    await world.rows(1, `update financial.campaign set enabled = false where campaign_id = $1`, [campaignId])
    await expect(
      student.payments.chargePix({ debtIds: [overdue], campaignId, expectedAmount: amount, idempotencyKey: key() }),
    ).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: full } })
    const { paymentId } = await student.payments.chargePix({ debtIds: [overdue], campaignId, expectedAmount: full, idempotencyKey: key() })
    expect(await world.rows(1, 'select campaign_id from financial.payment where payment_id = $1', [paymentId])).toEqual([
      { campaign_id: null },
    ])
  })

  it('takes a Pix at its amount when the campaign ends before it is paid, and renews it without the discount', async () => {
    const campaignId = await addCampaign(world)
    const { paymentId } = await student.payments.chargePix({
      debtIds: [overdue],
      campaignId,
      expectedAmount: reduced,
      idempotencyKey: key(),
    })
    const other = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
    const { paymentId: second } = await student.payments.chargePix({
      debtIds: [other],
      campaignId,
      expectedAmount: reduced,
      idempotencyKey: key(),
    })
    await world.rows(1, `update financial.campaign set enabled = false where campaign_id = $1`, [campaignId])
    await pay(paymentId)
    expect(await student.debts.get({ debtId: overdue })).toMatchObject({
      status: 'settled',
      amountPayable: reduced,
      receipts: [{ kind: 'settlement' }],
    })
    world.clock.advance(31 * 60_000)
    expect(await student.payments.renewPix({ paymentId: second })).toMatchObject({ amount: full })
  })

  it('offers and takes the methods of the campaign only', async () => {
    const campaignId = await addCampaign(world, { methods: ['pix'] })
    const { methods } = await student.payments.quote({ debtIds: [overdue], campaignId })
    expect(methods.map(({ type }) => type)).toEqual(['pix'])
    await expect(
      student.payments.chargeSlip({
        body: { debtIds: [overdue], campaignId, dueOn: '2026-11-25', expectedAmount: reduced, idempotencyKey: key() },
      }),
    ).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' })
  })

  it('replaces a code without the discount by one with it', async () => {
    const campaignId = await addCampaign(world)
    const before = await student.payments.chargePix({ debtIds: [overdue], expectedAmount: full, idempotencyKey: key() })
    await student.payments.chargePix({ debtIds: [overdue], campaignId, expectedAmount: reduced, idempotencyKey: key() })
    expect(await student.payments.get({ paymentId: before.paymentId })).toMatchObject({ status: 'canceled' })
  })

  it('charges a campaign of another institution without a discount', async () => {
    const campaignId = await addCampaign(world, { institutionId: 12 })
    expect(await student.payments.quote({ debtIds: [overdue], campaignId })).toMatchObject({
      amount: full,
      campaign: null,
      methodsWithoutCampaign: [],
    })
  })

  it('offers whoever pays without one the campaign that takes off most', async () => {
    expect(await student.payments.quote({ debtIds: [overdue] })).toMatchObject({ amount: full, campaignOffer: null })
    await addCampaign(world, { principal: 500 })
    const campaignId = await addCampaign(world)
    await addCampaign(world, { principal: 2_000, overdueDays: 11 })
    await addCampaign(world, { principal: 3_000, enabled: false })
    await addCampaign(world, { principal: 4_000, listed: [] })
    await addCampaign(world, { principal: 5_000, institutionId: 12 })
    const later = await addDebt(world, { enrollmentId, dueDate: '2026-11-30' })
    const quote = await student.payments.quote({ debtIds: [overdue, later] })
    expect(quote.campaignOffer).toEqual({ campaignId, name: 'Fique em dia', validTo: '2026-11-30', discountAmount: full - reduced })
    expect(await student.payments.quote({ debtIds: [overdue, later], campaignId })).toMatchObject({
      amount: quote.amount - quote.campaignOffer!.discountAmount,
      campaignOffer: null,
    })
    expect((await student.payments.quote({ debtIds: [later] })).campaignOffer).toBeNull()
  })
})
