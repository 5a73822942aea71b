import { beforeAll, describe, expect, it } from 'vitest'
import type { AppLocale } from '#api/locales.ts'
import { addAgreementPlan, addAgreementSetting, addCampaign, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'

const texts = { 'pt-BR': 'Curto', en: 'Short', es: 'Corto' }
const userId = 4000

let world: World
let debtId: number
let planId: number
let spanishPlanId: number
let campaignId: number

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
})
