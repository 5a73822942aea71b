import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AgreementRules, PlanTerms } from '#api/financial/agreement-settings.ts'
import { inTenant } from '../../platform/database.ts'
import { seedFinancialSettings } from '../../../demo/financial-settings.ts'
import type { DebtScope } from '../access/scopes.ts'
import { removeBankAccount } from '../banks/banks.queries.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'
import { createPaymentPlans, listPaymentPlans, removePaymentPlan, updatePaymentPlan } from './agreement-plans.queries.ts'
import {
  type AgreementManager,
  attachDebtType,
  createAgreementSetting,
  detachDebtType,
  listAgreementSettings,
  updateAgreementSetting,
} from './agreement-settings.queries.ts'
import { simulateAgreement } from './simulate-agreement.queries.ts'

let world: World
let student: FinancialClient
let userId = 8000
let externalId: string
let accountId: number
const gina = { tenantId: 1, institutionId: null }
const ofCampus = { tenantId: 1, institutionId: 12 }
const elsewhere = { tenantId: 2, institutionId: null }
const code = (expected: string) => expect.objectContaining({ code: expected })
const today = '2026-11-21'

const rules: AgreementRules = {
  expiredDays: 5,
  cancelAfterDays: 10,
  cancelAfterCount: 2,
  futureInterestBasisPoints: 200,
  debtOfficeBasisPoints: 500,
  paymentMethod: null,
  paymentPlace: null,
  eventAdditional: null,
  eventDiscount: null,
  issueTemplate: false,
  pathTemplate: null,
}
const inThree: PlanTerms = {
  description: { 'pt-BR': 'Em três vezes', es: 'En tres cuotas' },
  installmentCount: 3,
  minimumValue: 10_000,
  maximumValue: 500_000,
  minimumInstallment: 5_000,
  daysDueFirstDebt: 5,
  debtType: null,
  paymentMethods: ['pix', 'bank_slip'],
  bankAccountId: null,
}
const getPlans = async () => (await listPaymentPlans(world.pool, gina, { externalId, page: 1, perPage: 50 })).results
const addPlan = async (terms: Partial<PlanTerms> = {}) =>
  (await createPaymentPlans(world.pool, gina, externalId, [{ ...inThree, ...terms }]))[0]!
const offers = async (debtIds: number[]) =>
  (await student.agreements.calculate({ debtIds })).offers.filter(({ obstacle }) => obstacle === null)
const make = async (debtIds: number[], planId: number) => {
  const { totalAmount } = (await offers(debtIds)).find(({ plan }) => plan.planId === planId)!
  return student.agreements.make({ debtIds, planId, expectedTotal: totalAmount, idempotencyKey: crypto.randomUUID(), termsVersion: 1 })
}

beforeAll(async () => {
  world = await createWorld()
  for (const institutionId of [11, 12, 13]) await addInstitution(world, { institutionId })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  ;({ externalId } = await createAgreementSetting(world.pool, gina, { ...rules, institutionId: 11, debtTypes: ['tuition'] }))
  const [account] = await world.rows<{ account_id: number }>(
    1,
    `insert into financial.bank_account (tenant_id, institution_id, bank_id, branch, number, digit, agreement, wallet)
     select 1, 11, bank_id, '0002', '777777', '7', '7777777', '17' from financial.bank where tenant_id = 1 returning account_id`,
  )
  accountId = account!.account_id
})

beforeEach(async () => {
  student = world.client(principal({ userId: ++userId }))
})

/** Due 20 days ago. */
async function overdue(parts: Partial<Parameters<typeof addDebt>[1]> = {}) {
  const enrollmentId = await addEnrollment(world, { userId, registration: `R${userId}` })
  return addDebt(world, { enrollmentId, dueDate: '2026-11-01', ...parts })
}

describe('a setting', () => {
  it('is one for an institution, of the manager’s tenant and institutions, with what it may name', async () => {
    const create = (institutionId: number, manager: AgreementManager = gina) =>
      createAgreementSetting(world.pool, manager, { ...rules, institutionId, debtTypes: [] })
    await expect(create(11)).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(create(11, ofCampus)).rejects.toEqual(code('NOT_FOUND'))
    await expect(create(11, elsewhere)).rejects.toEqual(code('NOT_FOUND'))
    const { results, institutions } = await listAgreementSettings(world.pool, gina)
    expect(results).toEqual([{ ...rules, externalId, institutionId: 11, debtTypes: ['tuition'], revision: 0 }])
    expect(institutions.map(({ institutionId }) => institutionId).sort()).toEqual([11, 12, 13])
    expect(institutions[0]!.methods).toEqual(['pix', 'bank_slip', 'credit_card'])
    expect((await listAgreementSettings(world.pool, ofCampus)).results).toEqual([])
    await expect(attachDebtType(world.pool, elsewhere, externalId, 'service')).rejects.toEqual(code('NOT_FOUND'))
  })

  it('keeps what somebody else has changed, and names events of its institution and kind alone', async () => {
    const [event] = await world.rows<{ event_id: number }>(
      1,
      `insert into financial.event (tenant_id, institution_id, name, description, type) values (1, 11, 'Taxa', 'Somada.', 'additional') returning event_id`,
    )
    const eventAdditional = event!.event_id
    const { institutionId } = await createAgreementSetting(world.pool, gina, { ...rules, institutionId: 13, debtTypes: ['service'] })
    const own = (await listAgreementSettings(world.pool, gina)).results.find((one) => one.institutionId === institutionId)!
    const { debtTypes: _, institutionId: __, ...seen } = own
    const save = (parts: Partial<AgreementRules>, revision: number) =>
      updateAgreementSetting(world.pool, gina, { ...seen, ...parts, revision })
    await expect(save({ eventAdditional }, 0)).rejects.toEqual(code('NOT_FOUND'))
    expect(await save({ expiredDays: 9 }, 0)).toMatchObject({ expiredDays: 9, debtTypes: ['service'], revision: 1 })
    expect(await updateAgreementSetting(world.pool, gina, { ...seen, debtTypes: [], revision: 1 })).toMatchObject({ debtTypes: [] })
    await expect(save({ expiredDays: 7 }, 0)).rejects.toEqual(code('CONTENT_CHANGED'))
    const ofNorth = { ...rules, externalId, revision: 0, eventAdditional }
    await expect(updateAgreementSetting(world.pool, gina, { ...ofNorth, eventDiscount: eventAdditional })).rejects.toEqual(
      code('NOT_FOUND'),
    )
    expect(await updateAgreementSetting(world.pool, gina, ofNorth)).toMatchObject({ eventAdditional, revision: 1 })
  })

  it('names payments by the lists of its institution’s own system', async () => {
    await inTenant(world.pool, 1, ({ client }) => seedFinancialSettings(client, 1))
    const { results, paymentMethods, paymentPlaces } = await listAgreementSettings(world.pool, gina)
    const [method, place] = [paymentMethods.find(({ name }) => name === 'Acordo')!, paymentPlaces.find(({ code: one }) => one === '100')!]
    const found = results.find((one) => one.externalId === externalId)!
    const save = (parts: Partial<AgreementRules>) => updateAgreementSetting(world.pool, gina, { ...found, ...parts })
    await expect(save({ paymentMethod: place.itemId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(save({ paymentPlace: method.itemId })).rejects.toEqual(code('NOT_FOUND'))
    const saved = await save({ paymentMethod: method.itemId, paymentPlace: place.itemId })
    expect(saved).toMatchObject({ paymentMethod: method.itemId, paymentPlace: place.itemId })
    expect((await listAgreementSettings(world.pool, elsewhere)).paymentMethods).toEqual([])
  })

  it('decides what students may negotiate: types attached and detached, days, rates', async () => {
    const debtId = await overdue({ type: 'service' })
    const obstacle = async () => (await student.agreements.debts()).results[0]!.obstacle
    expect(await obstacle()).toBe('type')
    for (const _ of [1, 2]) {
      expect((await attachDebtType(world.pool, gina, externalId, 'service')).debtTypes).toEqual(['tuition', 'service'])
    }
    expect(await obstacle()).toBeNull()
    const { planId } = await addPlan()
    const [before] = await offers([debtId])
    const [setting] = (await listAgreementSettings(world.pool, gina)).results.filter((one) => one.externalId === externalId)
    const saved = await updateAgreementSetting(world.pool, gina, { ...setting!, debtOfficeBasisPoints: 0 })
    expect((await offers([debtId]))[0]).toMatchObject({ officeAmount: 0, grossAmount: before!.grossAmount })
    await updateAgreementSetting(world.pool, gina, { ...saved, debtOfficeBasisPoints: 500, expiredDays: 30 })
    expect(await obstacle()).toBe('too_recent')
    await updateAgreementSetting(world.pool, gina, { ...setting!, revision: saved.revision + 1 })
    const made = await make([debtId], planId)
    await detachDebtType(world.pool, gina, externalId, 'service')
    expect(await student.agreements.get({ agreementId: made.agreementId })).toEqual(made)
    await removePaymentPlan(world.pool, gina, planId, world.clock.now())
  })
})

it('when agreements end is part of what students accept: a change asks them again, and agreements keep theirs', async () => {
  const debtIds = [await overdue()]
  const { planId } = await addPlan()
  const saved = async () => (await listAgreementSettings(world.pool, gina)).results.find((one) => one.externalId === externalId)!
  const before = await student.agreements.calculate({ debtIds, planId })
  expect(before.terms.text['pt-BR']).toContain('Se a primeira parcela, ou 2 parcelas quaisquer, ficarem 10 dias em atraso')
  const attempt = { debtIds, planId, expectedTotal: before.offers[0]!.totalAmount, idempotencyKey: crypto.randomUUID() }
  await updateAgreementSetting(world.pool, gina, { ...(await saved()), cancelAfterDays: 30, cancelAfterCount: 1 })
  await expect(student.agreements.make({ ...attempt, termsVersion: before.terms.version })).rejects.toEqual(code('TERMS_CHANGED'))
  const after = await student.agreements.calculate({ debtIds, planId })
  expect(after).toMatchObject({ cancelAfterDays: 30, cancelAfterCount: 1, terms: { version: before.terms.version + 1 } })
  expect(after.terms.text['pt-BR']).toContain('Se uma parcela ficar 30 dias em atraso')
  const made = await student.agreements.make({ ...attempt, termsVersion: after.terms.version })
  // Callers of the module that do not name it leave it as it is.
  const { cancelAfterDays: _days, cancelAfterCount: _count, ...others } = await saved()
  expect(await updateAgreementSetting(world.pool, gina, others)).toMatchObject({ cancelAfterDays: 30, cancelAfterCount: 1 })
  expect((await student.agreements.calculate({ debtIds: [await overdue()], planId })).terms.version).toBe(after.terms.version)
  await updateAgreementSetting(world.pool, gina, { ...(await saved()), cancelAfterDays: 10, cancelAfterCount: 2 })
  expect(await student.agreements.get({ agreementId: made.agreementId })).toMatchObject({ cancelAfterDays: 30, cancelAfterCount: 1 })
  await world.rows(1, 'update financial.agreement_setting set terms_version = 1 where external_id = $1', [externalId])
  await removePaymentPlan(world.pool, gina, planId, world.clock.now())
})

describe('a plan', () => {
  it('may be paid as agreed outside of the portal, and is offered by what the portal takes', async () => {
    const debtIds = [await overdue()]
    const both = await addPlan({ paymentMethods: ['pix', 'agreement'] })
    const outside = await addPlan({ paymentMethods: ['agreement'] })
    expect((await getPlans()).filter(({ planId }) => planId >= both.planId).map((plan) => plan.paymentMethods)).toEqual([
      ['pix', 'agreement'],
      ['agreement'],
    ])
    expect((await offers(debtIds)).map(({ plan }) => [plan.planId, plan.paymentMethods])).toEqual([[both.planId, ['pix']]])
    const { ranges } = await listPaymentPlans(world.pool, gina, { externalId, page: 1, perPage: 50 })
    expect(ranges.flatMap(({ planIds }) => planIds)).not.toContain(outside.planId)
    const { agreementId } = await make(debtIds, both.planId)
    const [made] = await world.rows(1, 'select payment_methods from financial.agreement where agreement_id = $1', [agreementId])
    expect(made).toEqual({ payment_methods: ['pix'] })
    for (const { planId } of [both, outside]) await removePaymentPlan(world.pool, gina, planId, world.clock.now())
  })

  it('is offered as it stands, and deleted while no agreement names it', async () => {
    const debtIds = [await overdue()]
    const made = await addPlan()
    expect(made).toEqual({ ...inThree, planId: made.planId, revision: 0, isRetired: false, isUsed: false })
    expect((await offers(debtIds)).map(({ plan }) => plan.description)).toEqual(['Em três vezes'])
    await updatePaymentPlan(world.pool, gina, { ...made, minimumValue: 200_000 })
    expect(await offers(debtIds)).toEqual([])
    await expect(updatePaymentPlan(world.pool, gina, made)).rejects.toEqual(code('CONTENT_CHANGED'))
    for (const manager of [elsewhere, ofCampus]) {
      await expect(updatePaymentPlan(world.pool, manager, made)).rejects.toEqual(code('NOT_FOUND'))
      await expect(removePaymentPlan(world.pool, manager, made.planId, world.clock.now())).rejects.toEqual(code('NOT_FOUND'))
    }
    expect(await removePaymentPlan(world.pool, gina, made.planId, world.clock.now())).toEqual({ isRetired: false })
    await expect(removePaymentPlan(world.pool, gina, made.planId, world.clock.now())).rejects.toEqual(code('NOT_FOUND'))
  })

  it('that agreements name is retired: offered no more, while they keep its methods, account and amounts', async () => {
    const plan = await addPlan({ bankAccountId: accountId })
    await expect(removeBankAccount(world.pool, gina, accountId)).rejects.toEqual(code('IN_USE'))
    const made = await make([await overdue()], plan.planId)
    await updatePaymentPlan(world.pool, gina, { ...plan, paymentMethods: ['credit_card'], bankAccountId: null, installmentCount: 2 })
    await expect(removeBankAccount(world.pool, gina, accountId)).rejects.toEqual(code('IN_USE'))
    expect(await removePaymentPlan(world.pool, gina, plan.planId, world.clock.now())).toEqual({ isRetired: true })
    expect(await student.agreements.get({ agreementId: made.agreementId })).toEqual(made)
    expect((await getPlans()).find(({ planId }) => planId === plan.planId)).toMatchObject({ isRetired: true, isUsed: true })
    await expect(updatePaymentPlan(world.pool, gina, { ...plan, revision: 2 })).rejects.toEqual(code('NOT_FOUND'))

    const [{ debtId, amount }] = made.installments as [(typeof made.installments)[number]]
    expect((await student.debts.get({ debtId })).methods).toEqual(['pix', 'bank_slip'])
    const { slip } = await student.payments.chargeSlip({
      body: { debtIds: [debtId], dueOn: '2026-11-25', expectedAmount: amount, idempotencyKey: crypto.randomUUID() },
    })
    expect(slip!.ourNumber).toMatch(/^7777777/)

    const next = await overdue()
    expect(await offers([next])).toEqual([])
    const attempt = { debtIds: [next], planId: plan.planId, expectedTotal: 1, idempotencyKey: crypto.randomUUID(), termsVersion: 1 }
    await expect(student.agreements.make(attempt)).rejects.toEqual(code('PLAN_NOT_AVAILABLE'))
    expect((await student.debts.overview()).owedToday.isNegotiable).toBe(false)
  })

  it('that goes while a student makes an agreement on it is not available', async () => {
    const { planId } = await addPlan()
    const debtIds = [await overdue()]
    const { totalAmount } = (await offers(debtIds)).find(({ plan }) => plan.planId === planId)!
    const attempt = { debtIds, planId, expectedTotal: totalAmount, idempotencyKey: crypto.randomUUID(), termsVersion: 1 }
    const making = await inTenant(world.pool, 1, async ({ client }) => {
      await client.query('delete from financial.agreement_plan where plan_id = $1', [planId])
      const outcome = student.agreements.make(attempt).then(
        () => 'made',
        (error: { code: string }) => error.code,
      )
      await vi.waitFor(async () => {
        const { rowCount } = await world.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rowCount).toBe(1)
      })
      return { outcome }
    })
    expect(await making.outcome).toBe('PLAN_NOT_AVAILABLE')
  })

  it('names an account of its institution, and is copied with others or not at all', async () => {
    const [foreign] = await world.rows<{ account_id: number }>(1, 'select account_id from financial.bank_account where institution_id = 12')
    const before = await getPlans()
    const { offered, ranges } = await listPaymentPlans(world.pool, gina, { externalId, page: 9, perPage: 10 })
    expect(offered.map(({ planId }) => planId)).toEqual(expect.arrayContaining(ranges.flatMap(({ planIds }) => planIds)))
    const twice = [inThree, { ...inThree, bankAccountId: foreign!.account_id }]
    await expect(createPaymentPlans(world.pool, gina, externalId, twice)).rejects.toEqual(code('NOT_FOUND'))
    expect(await getPlans()).toEqual(before)
    const copied = await createPaymentPlans(world.pool, gina, externalId, [inThree, { ...inThree, installmentCount: 2 }])
    expect(copied.map(({ installmentCount }) => installmentCount)).toEqual([3, 2])
    for (const { planId } of copied) await removePaymentPlan(world.pool, gina, planId, world.clock.now())
  })
})

it('is simulated for a student as the student sees it', async () => {
  const plan = await addPlan()
  const debtIds = [await overdue()]
  const reader = { ...gina, userId: null, timeZone: 'America/Sao_Paulo', languages: ['pt-BR', 'pt-BR'] as const }
  const simulate = (academicRecord: string, scope: DebtScope = reader) =>
    simulateAgreement(world.pool, scope, { externalId, academicRecord }, today)
  const simulated = await simulate(`R${userId}`)
  const seen = await student.agreements.calculate({ debtIds })
  expect([simulated.grossAmount, simulated.debts, simulated.offers]).toEqual([seen.grossAmount, seen.debts, seen.offers])
  expect(simulated.offers.map(({ plan: { planId } }) => planId)).toContain(plan.planId)
  await expect(simulate('nobody')).rejects.toEqual(code('NOT_FOUND'))
  await expect(simulate(`R${userId}`, { ...reader, institutionId: 12 })).rejects.toEqual(code('NOT_FOUND'))
  userId++
  await overdue({ dueDate: '2026-11-19' })
  expect(await simulate(`R${userId}`)).toMatchObject({ offers: [], grossAmount: 0, debts: [{ obstacle: 'too_recent' }] })
})
