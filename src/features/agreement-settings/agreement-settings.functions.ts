import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { planFromWire, planToWire, rulesFromWire, rulesToWire } from '#api/financial/agreement-settings-calls.ts'
import { agreementRules, hasItsBounds, hasItsTemplate, negotiableType, planTerms } from '#api/financial/agreement-settings.ts'
import { entityId, pageQuery } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

const ofSetting = z.object({ externalId: z.uuid() })
const ofPlan = z.object({ planId: entityId })
const editedRules = agreementRules.extend({ debtTypes: z.array(negotiableType) })
const seen = z.object({ revision: z.number().int().min(0) })

/** Returns the institutions of the context, and the setting and plans of the requested institution, or else of the first. */
export const getAgreementSettings = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery.extend({ institutionId: entityId.optional() }))
  .handler(async ({ context, data: { institutionId, ...page } }) => {
    const { agreementSettings, agreementPlans } = context.upstream.integration
    const { results, institutions, paymentMethods, paymentPlaces } = await agreementSettings.list()
    const chosen = institutions.find((one) => one.institutionId === institutionId) ?? institutions[0]
    const place = chosen ? { ...chosen, paymentMethods, paymentPlaces } : null
    const settings = results.map(rulesFromWire)
    const setting = settings.find((one) => one.institutionId === place?.institutionId) ?? null
    const plans = setting && (await agreementPlans.list({ agreementSettingExternalId: setting.externalId, ...page }))
    return { institutions, settings, place, setting, plans: plans && { ...plans, results: plans.results.map(planFromWire) } }
  })

export const addAgreementSetting = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(editedRules.extend({ institutionId: entityId }).refine(hasItsTemplate))
  .handler(async ({ context, data }) => rulesFromWire(await context.upstream.integration.agreementSettings.create(rulesToWire(data))))

export const saveAgreementSetting = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(editedRules.extend({ ...ofSetting.shape, ...seen.shape }).refine(hasItsTemplate))
  .handler(async ({ context, data }) => rulesFromWire(await context.upstream.integration.agreementSettings.update(rulesToWire(data))))

export const addPaymentPlan = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(planTerms.extend(ofSetting.shape).refine(hasItsBounds))
  .handler(async ({ context, data: { externalId, ...terms } }) => {
    const { agreementPlans } = context.upstream.integration
    return planFromWire(await agreementPlans.create({ agreementSettingExternalId: externalId, ...planToWire(terms) }))
  })

export const savePaymentPlan = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(planTerms.extend({ ...ofPlan.shape, ...seen.shape }).refine(hasItsBounds))
  .handler(async ({ context, data }) => planFromWire(await context.upstream.integration.agreementPlans.update(planToWire(data))))

/** Copies the offered plans of another setting, without their bank accounts, which belong to that institution. */
export const copyPaymentPlans = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofSetting.extend({ from: z.uuid() }))
  .handler(async ({ context, data: { externalId, from } }) => {
    const { agreementSettings, agreementPlans } = context.upstream.integration
    const { results } = await agreementPlans.list({ agreementSettingExternalId: from, perPage: 50 })
    const offered = results.filter(({ isRetired }) => !isRetired)
    if (offered.length === 0) return { count: 0 }
    const plans = offered.map((plan) => ({ ...plan, bankAccount: null }))
    const made = await agreementSettings.createPlans({ agreementSettingExternalId: externalId, plans })
    return { count: made.results.length }
  })
