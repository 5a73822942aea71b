import { beforeAll, describe, expect, it } from 'vitest'
import type { AppLocale } from '#api/locales.ts'
import { addAgreementPlan, addAgreementSetting, addCampaign, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { inTenant } from '../../platform/database.ts'
import { claimReminders } from '../reminders/reminders.queries.ts'
import { reminderLetter } from '../reminders/reminder-letter.ts'
import { textOfPdf } from '../../platform/testing/pdf-text.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'

const texts = { 'pt-BR': 'Curto', en: 'Short', es: 'Corto' }
const userId = 4000

let world: World
let debtId: number
let planId: number
let spanishPlanId: number
let campaignId: number
let serviceId: number
let spanishServiceId: number

/** The same person, reading in a language. */
const reader = (locale: AppLocale): FinancialClient => world.client(principal({ userId }), locale)

beforeAll(async () => {
  world = await createWorld()
  world.mainLanguages.set(1, 'es')
  await addInstitution(world)
  await addAgreementSetting(world)
  planId = await addAgreementPlan(world, { description: texts })
  spanishPlanId = await addAgreementPlan(world, { description: { 'pt-BR': 'Longo', es: 'Largo' } })
  const enrollmentId = await addEnrollment(world, { userId })
  debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-01' })
  const service = { enrollmentId, type: 'service' as const, dueDate: '2026-11-02' }
  serviceId = await addDebt(world, { ...service, description: { 'pt-BR': 'Segunda via', en: 'Reissue', es: 'Duplicado' } })
  spanishServiceId = await addDebt(world, { ...service, description: { 'pt-BR': 'Exame', es: 'Examen' } })
  campaignId = await addCampaign(world, {
    name: { 'pt-BR': 'Fique em dia', en: 'Get up to date', es: 'Ponte al día' },
    description: { 'pt-BR': 'Sem juros.', es: 'Sin intereses.' },
  })
})

describe('the texts of an institution', () => {
  it.each([
    ['pt-BR', 'Curto', 'Longo'],
    ['en', 'Short', 'Largo'],
    ['es', 'Corto', 'Largo'],
  ] as const)('name its plans in %s, and otherwise in the language of the institution', async (locale, own, other) => {
    const { offers } = await reader(locale).agreements.calculate({ debtIds: [debtId] })
    const { results } = await reader(locale).agreements.planPayments({ agreementValue: 102_667 })
    for (const told of [offers, results]) {
      const names = new Map(told.map(({ plan }) => [plan.planId, plan.description]))
      expect([names.get(planId), names.get(spanishPlanId)]).toEqual([own, other])
    }
  })

  it.each([
    ['pt-BR', 'Fique em dia', 'Sem juros.'],
    ['en', 'Get up to date', 'Sin intereses.'],
    ['es', 'Ponte al día', 'Sin intereses.'],
  ] as const)('tell of its campaigns in %s, also where one was used', async (locale, name, description) => {
    const client = reader(locale)
    const { results } = await client.campaigns.valid()
    expect(results).toEqual([expect.objectContaining({ campaignId, name, description })])
    expect((await client.campaigns.debts({ campaignId })).campaign).toMatchObject({ name, description })
    const quote = await client.payments.quote({ debtIds: [debtId], campaignId })
    expect(quote.campaign).toMatchObject({ name })
    const payment = await reader('pt-BR').payments.chargePix({
      debtIds: [debtId],
      campaignId,
      expectedAmount: quote.amount,
      idempotencyKey: crypto.randomUUID(),
    })
    const paid = await client.payments.get({ paymentId: payment.paymentId })
    for (const { debts } of [quote, paid]) expect(debts[0]!.lines.at(-1)).toMatchObject({ kind: 'campaign_discount', name })
  })

  it.each([
    ['pt-BR', 'Segunda via', 'Exame'],
    ['en', 'Reissue', 'Examen'],
    ['es', 'Duplicado', 'Examen'],
  ] as const)('describe its debts in %s, wherever these are told of', async (locale, own, other) => {
    const client = reader(locale)
    const all = [own, other].sort()
    const described = (debts: readonly { description: string | null }[]) => debts.flatMap(({ description }) => description ?? []).sort()
    expect((await client.debts.get({ debtId: serviceId })).description).toBe(own)
    expect(described((await client.debts.list({})).results)).toEqual(all)
    expect(described((await world.client(staff(), locale).debts.list({})).results)).toEqual(all)
    expect(described((await client.agreements.debts()).results)).toEqual(all)
    expect(described((await client.campaigns.debts({ campaignId })).results)).toEqual(all)
    expect(described((await client.payments.quote({ debtIds: [serviceId] })).debts)).toEqual([own])
    const { rows } = await client.statement.get({ from: '2026-11-01', to: '2026-11-21' })
    expect([...new Set(described(rows))]).toEqual(all)
    const { token } = await client.paymentLinks.create({ debtIds: [serviceId], days: 7 })
    expect((await client.paymentLinks.list()).results[0]!.debts).toMatchObject([{ description: own }])
    const { due } = await world.client('portal', locale).paymentLinks.get({ token, tenantId: 1 })
    expect(described(due!.debts)).toEqual([own])
  })

  it('are in the language of a document, whatever its reader speaks', async () => {
    const period = { from: '2026-11-01', to: '2026-11-21' }
    const { text } = await textOfPdf(await reader('pt-BR').reports.issue({ kind: 'statement', ...period, locale: 'en' }))
    expect(text).toContain('Reissue')
    expect(text).not.toContain('Segunda via')
  })

  it.each([
    ['pt-BR', 'Exame'],
    ['en', 'Examen'],
    ['es', 'Examen'],
  ] as const)('reach the calendar and the reminders of who reads in %s', async (locale, description) => {
    world.people.set(`1 ${userId}`, { name: 'Ana', email: 'ana@example.com', phone: null, locale })
    const { token } = await reader('pt-BR').calendar.makeLink()
    const { entries } = await world.client('portal').calendar.feed({ token, tenantId: 1 })
    expect(entries.map((entry) => entry.description)).toContain(description)
    const moment = { today: '2026-11-21', now: world.clock.now() }
    const message = await inTenant(world.pool, 1, async ({ client }) => {
      await client.query(
        `insert into financial.reminder (tenant_id, user_id, debt_id, channel, kind, remind_on, state, next_attempt_at)
         values (1, $1, $2, 'mail', $3, $4, 'waiting', $5)`,
        [userId, spanishServiceId, `overdue-${locale}`, moment.today, moment.now],
      )
      return claimReminders(client, 1, { ...moment, mainLanguage: 'es' }, ['mail'])
    })
    const { items } = reminderLetter(message!, locale, { institution: 'Aurora', portal: '', currency: 'BRL' })
    expect(items.map(({ name }) => name)).toEqual([description])
  })
})
