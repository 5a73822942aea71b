import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { priceTogether } from '#api/financial/debt-offers.ts'
import { addCampaign, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let older: number
let newer: number
let userId = 6400

const key = () => crypto.randomUUID()
/** 1,000.00 due 60 and ten days before 2026-11-21, with 2% fine and 1% a month. */
const [olderFull, newerFull] = [104_000, 102_333]

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

beforeEach(async () => {
  await world.pool.query('truncate financial.campaign_debt, financial.campaign cascade')
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
  older = await addDebt(world, { enrollmentId, dueDate: '2026-09-22' })
  newer = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
})

const offers = async () => {
  const { results } = await student.debts.list({ page: 1, perPage: 10 })
  return Object.fromEntries(results.map(({ debtId, offer }) => [debtId, offer?.amount ?? null]))
}
const cheapest = (debtIds: number[]) => student.payments.quote({ debtIds, cheapest: true })

describe('the cheapest price of a debt today', () => {
  it('is that of the campaign that takes most off this debt, the same in list, page, home, quote and charge', async () => {
    // All charges and nothing else are most of the older debt's; a twentieth of the amount is more of the newer one's.
    const ofCharges = await addCampaign(world, { charges: 10_000, principal: 0, name: { 'pt-BR': 'Sem multa' } })
    const ofAmount = await addCampaign(world, { charges: 0, principal: 300, name: { 'pt-BR': 'Três por cento' }, validTo: '2026-11-25' })
    expect(await offers()).toEqual({ [older]: 100_000, [newer]: newerFull - 3_000 })
    expect(await student.debts.get({ debtId: older })).toMatchObject({
      amountPayable: olderFull,
      offer: { campaignId: ofCharges, amount: 100_000, discountAmount: 4_000, methods: ['pix', 'bank_slip'] },
    })
    const amount = 100_000 + newerFull - 3_000
    const { results } = await student.debts.list({ page: 1, perPage: 10 })
    expect(priceTogether(results)).toEqual({ amount, usual: olderFull + newerFull, takesPix: true })
    const { owedToday } = await student.debts.overview()
    expect(owedToday).toMatchObject({ amountPayable: olderFull + newerFull, debtIds: [older, newer] })
    expect(owedToday.offer).toMatchObject({ amount, campaigns: [{ campaignId: ofCharges }, { campaignId: ofAmount }] })
    const quote = await cheapest([older, newer])
    expect(quote).toMatchObject({
      amount,
      campaign: { name: 'Sem multa, Três por cento', validTo: '2026-11-25', discountAmount: 7_000 },
      methodsWithoutCampaign: ['credit_card'],
      campaignOffer: null,
      slipDays: { to: '2026-11-25' },
    })
    const charged = await student.payments.chargePix({
      debtIds: [older, newer],
      cheapest: true,
      expectedAmount: amount,
      idempotencyKey: key(),
    })
    expect(charged).toMatchObject({ amount, debts: [{ amount: 100_000 }, { amount: newerFull - 3_000 }] })
    expect(
      await world.rows(1, 'select campaign_id from financial.payment_debt where payment_id = $1 order by debt_id', [charged.paymentId]),
    ).toEqual([{ campaign_id: ofCharges }, { campaign_id: ofAmount }])
  })

  it('is taken by slip and by card, and a shown price that is not it any more is asked for again', async () => {
    await addCampaign(world, { methods: ['bank_slip', 'credit_card'] })
    const slip = { debtIds: [newer], cheapest: true, expectedAmount: 90_000, dueOn: '2026-11-24' }
    expect(await student.payments.chargeSlip({ body: { ...slip, idempotencyKey: key() } })).toMatchObject({ amount: 90_000 })
    await expect(
      student.payments.chargePix({ debtIds: [newer], cheapest: true, expectedAmount: 90_000, idempotencyKey: key() }),
    ).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' })
    const cardToken = (await world.cardBooks.tokenize({ number: '4111111111111111', expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!
    const card = { debtIds: [newer], cheapest: true, cardToken, installments: 1 }
    await expect(student.payments.chargeCredit({ ...card, expectedAmount: newerFull, idempotencyKey: key() })).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
      data: { amount: 90_000 },
    })
    expect(await student.payments.chargeCredit({ ...card, expectedAmount: 90_000, idempotencyKey: key() })).toMatchObject({
      amount: 90_000,
    })
  })

  it('leaves out campaigns that no method of the institution can pay', async () => {
    await addCampaign(world, { methods: ['credit_card'], principal: 5_000 })
    await addCampaign(world, { methods: ['pix'], principal: 1_000 })
    await world.rows(1, `update financial.payment_setting set methods = '{pix}' where institution_id = 11`)
    expect(await offers()).toEqual({ [older]: 90_000, [newer]: 90_000 })
    await world.rows(1, `update financial.payment_setting set methods = '{pix,bank_slip,credit_card}' where institution_id = 11`)
    expect(await offers()).toEqual({ [older]: 50_000, [newer]: 50_000 })
  })

  it('is of none where the campaigns of debts that are paid together share no method', async () => {
    await addCampaign(world, { methods: ['pix'], listed: [older] })
    await addCampaign(world, { methods: ['credit_card'], listed: [newer] })
    expect(await offers()).toEqual({ [older]: 90_000, [newer]: 90_000 })
    const { results } = await student.debts.list({ page: 1, perPage: 10 })
    const usual = olderFull + newerFull
    expect(priceTogether(results)).toEqual({ amount: usual, usual, takesPix: true })
    expect((await student.debts.overview()).owedToday.offer).toBeNull()
    expect(await cheapest([older, newer])).toMatchObject({ amount: usual, campaign: null, campaignOffer: null })
    expect(await cheapest([older])).toMatchObject({ amount: 90_000, methods: [{ type: 'pix' }] })
  })

  it('is the price of the day of payment', async () => {
    await addCampaign(world, { validTo: '2026-11-25' })
    expect(await student.payments.quote({ debtIds: [newer], cheapest: true, on: '2026-11-25' })).toMatchObject({ amount: 90_000 })
    expect(await student.payments.quote({ debtIds: [newer], cheapest: true, on: '2026-11-26' })).toMatchObject({ campaign: null })
  })

  it('is not shown to staff, nor without campaigns, and is paid without where that is asked for', async () => {
    expect(await offers()).toEqual({ [older]: null, [newer]: null })
    const campaignId = await addCampaign(world)
    const { results } = await world.client(staff()).debts.list({ page: 1, perPage: 50 })
    expect(results.map(({ offer }) => offer).filter(Boolean)).toEqual([])
    expect(await student.payments.quote({ debtIds: [newer] })).toMatchObject({
      amount: newerFull,
      campaign: null,
      campaignOffer: { campaignId, discountAmount: newerFull - 90_000 },
    })
  })

  it('is what whoever has a link pays, unless a method without it is wanted', async () => {
    await addCampaign(world)
    const { token } = await student.paymentLinks.create({ debtIds: [newer] })
    expect((await student.paymentLinks.list()).results).toMatchObject([{ amount: 90_000 }])
    const anyone = world.client('portal')
    const { due } = await anyone.paymentLinks.get({ token, tenantId: 1 })
    expect(due).toMatchObject({
      amount: 90_000,
      methods: [{ type: 'pix' }, { type: 'bank_slip' }],
      methodsWithoutCampaign: ['credit_card'],
    })
    const usual = { token, tenantId: 1, withoutCampaign: true }
    expect((await anyone.paymentLinks.get(usual)).due).toMatchObject({ amount: newerFull, campaign: null })
    const pix = { token, tenantId: 1, expectedAmount: 90_000 }
    expect(await anyone.paymentLinks.chargePix({ ...pix, idempotencyKey: key() })).toMatchObject({ amount: 90_000 })
    await expect(anyone.paymentLinks.chargePix({ ...pix, withoutCampaign: true, idempotencyKey: key() })).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
      data: { amount: newerFull },
    })
  })
})
