import { describe, expect, it } from 'vitest'
import { textOfPdf } from '../../platform/testing/pdf-text.ts'
import { addCampaign, addDebt, addEnrollment } from '../testing/builders.ts'
import { key, linkPayer, tenantId } from '../testing/link-payer.ts'
import { type FinancialClient, principal, staff, type World } from '../testing/world.ts'
import { chargesPerLink } from './link-payments.queries.ts'
import { openLinksPerStudent } from './payment-links.queries.ts'

let world: World
let anyone: FinancialClient
let student: FinancialClient
let userId: number
let enrollmentId: number
let debtId: number

const { link, pix, pay } = linkPayer((now) => ({ world, anyone, student, userId, enrollmentId, debtId } = now))
const day = 86_400_000
const collector = () => world.client(staff({ permissions: { financial: ['debts.read', 'payment-links.manage'] } }))

describe('a payment link', () => {
  it('shows whoever has it what is to be paid, and nothing else of the student', async () => {
    const token = await link()
    const shown = await anyone.paymentLinks.get({ token, tenantId })
    expect(shown).toMatchObject({
      status: 'open',
      institutionName: 'Universidade de Teste',
      due: { studentName: 'Ana S.', amount: 100_000, debts: [{ debtId, amount: 100_000 }] },
    })
    const text = JSON.stringify([shown, await pix(token)])
    for (const secret of ['Souza', '52998224725', '202310482', 'Engenharia', String(userId), 'txid']) expect(text).not.toContain(secret)
  })

  it('is kept without its token', async () => {
    const token = await link()
    for (const table of ['link_token', 'payment_link']) {
      const rows = await world.rows(1, `select t::text as row from financial.${table} t`)
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })

  it('pays by Pix and by slip, and is paid then', async () => {
    const token = await link()
    const slip = await anyone.paymentLinks.chargeSlip({
      token,
      tenantId,
      expectedAmount: 100_000,
      idempotencyKey: key(),
      dueOn: '2026-11-27',
    })
    expect(slip).toMatchObject({ method: 'bank_slip', slip: { dueOn: '2026-11-27' } })
    const { paymentId } = await pix(token)
    expect(await anyone.paymentLinks.payment({ token, tenantId, paymentId })).toMatchObject({
      status: 'waiting_for_payment',
      amount: 100_000,
    })
    await pay(paymentId)
    expect(await anyone.paymentLinks.get({ token, tenantId })).toEqual(
      expect.objectContaining({ status: 'paid', paidAt: world.clock.now().toISOString(), due: null }),
    )
    expect(await anyone.paymentLinks.payment({ token, tenantId, paymentId: slip.paymentId })).toMatchObject({ status: 'canceled' })
    await expect(pix(token)).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
    expect(await world.rows(1, 'select distinct link_id is not null as told from financial.payment where user_id = $1', [userId])).toEqual([
      { told: true },
    ])
  })

  it('goes on with what is left when a part was paid elsewhere', async () => {
    const other = await addDebt(world, { enrollmentId, gross: 7_000 })
    const token = await link([debtId, other])
    await pay((await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })).paymentId)
    expect(await anyone.paymentLinks.get({ token, tenantId })).toMatchObject({ status: 'open', due: { amount: 7_000 } })
  })

  it('cannot be used once its time is up, and tells nothing of the student then', async () => {
    const token = await link()
    const { paymentId } = await pix(token)
    world.clock.advance(7 * day)
    expect(await anyone.paymentLinks.get({ token, tenantId })).toMatchObject({ status: 'expired', due: null })
    await expect(pix(token)).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
    expect(await anyone.paymentLinks.payment({ token, tenantId, paymentId })).toMatchObject({ status: 'expired' })
    world.clock.advance(-7 * day)
  })

  it('is not found when it was given up, never was, or is another tenant’s', async () => {
    const { linkId, token } = await student.paymentLinks.create({ debtIds: [debtId] })
    const { paymentId } = await pix(token)
    await expect(anyone.paymentLinks.get({ token, tenantId: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(anyone.paymentLinks.get({ token: 'A'.repeat(43), tenantId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await student.paymentLinks.revoke({ linkId })
    await expect(anyone.paymentLinks.get({ token, tenantId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(pix(token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(anyone.paymentLinks.payment({ token, tenantId, paymentId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await student.paymentLinks.list()).toEqual({ results: [] })
  })

  it('is told of in the student’s overview, as long as it holds', async () => {
    const links = async () => (await student.debts.overview()).hasPaymentLinks
    expect(await links()).toBe(false)
    const { linkId } = await student.paymentLinks.create({ debtIds: [debtId] })
    expect(await links()).toBe(true)
    expect((await collector().debts.overview()).hasPaymentLinks).toBe(false)
    await student.paymentLinks.revoke({ linkId })
    expect(await links()).toBe(false)
  })

  it('reaches no other debts or payments, not even with a key of the student', async () => {
    const other = await addDebt(world, { enrollmentId, gross: 7_000 })
    const own = await student.payments.chargePix({ debtIds: [other], expectedAmount: 7_000, idempotencyKey: key() })
    const renewalKey = own.paymentId
    world.clock.advance(31 * 60_000)
    const renewed = await student.payments.renewPix({ paymentId: own.paymentId })
    const token = await link()
    const charged = await pix(token, 100_000, renewalKey)
    expect(charged.paymentId).not.toBe(renewed.paymentId)
    expect(charged.debts.map((debt) => debt.debtId)).toEqual([debtId])
    await expect(anyone.paymentLinks.payment({ token, tenantId, paymentId: own.paymentId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('gives its receipt to whoever paid, with the short name of the student alone', async () => {
    const token = await link()
    const { paymentId } = await pix(token)
    const wanted = { token, tenantId, paymentId, locale: 'pt-BR' } as const
    await expect(anyone.paymentLinks.issueReceipt(wanted)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await pay(paymentId)
    const file = await anyone.paymentLinks.issueReceipt(wanted)
    expect(file.name).toMatch(/^recibo-\d{4}-\d{8}\.pdf$/)
    const { text } = await textOfPdf(file)
    expect(text).toContain('Total pago')
    expect(text).not.toContain('CPF')
    const other = await link([await addDebt(world, { enrollmentId })])
    for (const wrong of [{ token: other }, { tenantId: 2 }, { paymentId: key() }])
      await expect(anyone.paymentLinks.issueReceipt({ ...wanted, ...wrong })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is one of so many that a student has open', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: openLinksPerStudent + 2 }, () => student.paymentLinks.create({ debtIds: [debtId] })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(openLinksPerStudent)
    await expect(student.paymentLinks.create({ debtIds: [debtId] })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  })

  it('has the discount of a campaign while that holds', async () => {
    const campaignId = await addCampaign(world)
    // 1,023.33 with fine and interest.
    const overdue = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
    const { token } = await student.paymentLinks.create({ debtIds: [overdue] })
    expect(await anyone.paymentLinks.get({ token, tenantId })).toMatchObject({
      due: { amount: 90_000, campaign: { campaignId, discountAmount: 12_333 } },
    })
    expect(await pix(token, 90_000)).toMatchObject({ amount: 90_000 })
    await expect(pix(token, 100_000)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: 90_000 } })
    await world.rows(1, 'update financial.campaign set enabled = false')
  })

  it('charges nothing when the amount is no longer what was shown', async () => {
    await expect(pix(await link(), 99_999)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: 100_000 } })
  })

  it('makes one code with the student, however many ask at once', async () => {
    const token = await link()
    const payments = await Promise.all([
      ...Array.from({ length: 8 }, () => pix(token)),
      ...Array.from({ length: 8 }, () => student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })),
    ])
    expect(new Set(payments.map(({ paymentId }) => paymentId)).size).toBe(1)
  })

  it('makes no more than so many charges', async () => {
    const token = await link()
    for (let made = 0; made < chargesPerLink; made++) {
      await pix(token)
      world.clock.advance(31 * 60_000)
    }
    await expect(pix(token)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
    world.clock.advance(-31 * 60_000 * chargesPerLink)
  })

  it('takes days that a slip may have, and no others', async () => {
    const token = await link()
    await expect(
      anyone.paymentLinks.chargeSlip({ token, tenantId, expectedAmount: 100_000, idempotencyKey: key(), dueOn: '2026-11-20' }),
    ).rejects.toMatchObject({ code: 'DAY_NOT_ALLOWED' })
  })
})

describe('making payment links', () => {
  it('is for the student, and for staff who hold the permission', async () => {
    await expect(world.client(staff()).paymentLinks.create({ debtIds: [debtId] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(world.client(principal({ userId: 999 })).paymentLinks.create({ debtIds: [debtId] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(anyone.paymentLinks.create({ debtIds: [debtId] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(world.client(principal({ userId, impersonatedBy: 9 })).paymentLinks.create({ debtIds: [debtId] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const { token, linkId } = await collector().paymentLinks.create({ debtIds: [debtId] })
    expect((await pix(token)).amount).toBe(100_000)
    expect((await collector().paymentLinks.list()).results.map((own) => own.linkId)).toContain(linkId)
    expect((await student.paymentLinks.list()).results).toEqual([expect.objectContaining({ linkId, status: 'open', amount: 100_000 })])
    await student.paymentLinks.revoke({ linkId })
  })

  it('is for debts of one student who can pay', async () => {
    const stranger = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId: userId + 1000 }) })
    const unknown = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId: null }) })
    for (const debtIds of [[debtId, stranger], [unknown]])
      await expect(collector().paymentLinks.create({ debtIds })).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
    expect(await collector().debts.get({ debtId: unknown })).toMatchObject({ studentHasAccount: false })
    expect(await collector().debts.get({ debtId })).toMatchObject({ studentHasAccount: true })
    const settled = await addDebt(world, { enrollmentId, status: 'settled' })
    await expect(student.paymentLinks.create({ debtIds: [debtId, settled] })).rejects.toMatchObject({ code: 'DEBT_NOT_PAYABLE' })
  })

  it('lets nobody end another’s', async () => {
    const { linkId } = await student.paymentLinks.create({ debtIds: [debtId] })
    await expect(world.client(principal({ userId: 999 })).paymentLinks.revoke({ linkId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
