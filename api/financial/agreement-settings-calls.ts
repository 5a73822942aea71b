import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  agreementPlace,
  agreementSetting,
  type AgreementRules,
  baseRules,
  hasItsBounds,
  hasItsTemplate,
  negotiableType,
  offeredPlan,
  paymentPlan,
  planRange,
  type PlanTerms,
  planTerms,
} from './agreement-settings.ts'
import { negotiableDebt, planOffer } from './agreements.ts'
import { withErrors } from '../contract-errors.ts'
import { catalogItem } from './financial-catalogs.ts'
import { getBasisPoints, percentage, getPercent } from './percentage.ts'
import { academicRecord, cents, civilDate, entityId, createPageSchema, pageQuery } from '../shared.ts'

const rates = { futureInterestPercentage: percentage, debtOfficePercentage: percentage }
const inBasisPoints = { futureInterestBasisPoints: true, debtOfficeBasisPoints: true } as const

const rulesOnWire = baseRules.omit(inBasisPoints).extend(rates)
export const settingOnWire = agreementSetting.omit(inBasisPoints).extend(rates)

const misspelled = { installmentCount: true, minimumValue: true, maximumValue: true, minimumInstallment: true } as const
const renamed = { paymentMethods: true, bankAccountId: true } as const
const { installmentCount, minimumValue, maximumValue, minimumInstallment, paymentMethods, bankAccountId } = planTerms.shape
/** Names of the module's callers. */
const wireNames = {
  numberInstallment: installmentCount,
  minimunValue: minimumValue,
  maximunValue: maximumValue,
  minimunValueNewDebt: minimumInstallment,
  paymentMethod: paymentMethods,
  bankAccount: bankAccountId,
}
const termsOnWire = planTerms.omit({ ...misspelled, ...renamed }).extend(wireNames)
export const planOnWire = paymentPlan.omit({ ...misspelled, ...renamed }).extend(wireNames)

type RulesOnWire = z.output<typeof rulesOnWire>
type TermsOnWire = z.output<typeof termsOnWire>

export function rulesToWire<Given extends AgreementRules>(given: Given) {
  const { futureInterestBasisPoints, debtOfficeBasisPoints, ...same } = given
  return {
    ...same,
    futureInterestPercentage: getPercent(futureInterestBasisPoints),
    debtOfficePercentage: getPercent(debtOfficeBasisPoints),
  }
}

export function rulesFromWire<Given extends RulesOnWire>(given: Given) {
  const { futureInterestPercentage, debtOfficePercentage, ...same } = given
  return {
    ...same,
    futureInterestBasisPoints: getBasisPoints(futureInterestPercentage),
    debtOfficeBasisPoints: getBasisPoints(debtOfficePercentage),
  }
}

export function planToWire<Given extends PlanTerms>(given: Given) {
  const { installmentCount, minimumValue, maximumValue, minimumInstallment, paymentMethods, bankAccountId, ...same } = given
  return {
    ...same,
    numberInstallment: installmentCount,
    minimunValue: minimumValue,
    maximunValue: maximumValue,
    minimunValueNewDebt: minimumInstallment,
    paymentMethod: paymentMethods,
    bankAccount: bankAccountId,
  }
}

export function planFromWire<Given extends TermsOnWire>(given: Given) {
  const { numberInstallment, minimunValue, maximunValue, minimunValueNewDebt, paymentMethod, bankAccount, ...same } = given
  return {
    ...same,
    installmentCount: numberInstallment,
    minimumValue: minimunValue,
    maximumValue: maximunValue,
    minimumInstallment: minimunValueNewDebt,
    paymentMethods: paymentMethod,
    bankAccountId: bankAccount,
  }
}

const withBounds = (terms: TermsOnWire) => hasItsBounds(planFromWire(terms))
const ofSetting = z.object({ externalId: z.uuid() })
const ofPlan = z.object({ planId: entityId })
const seen = z.object({ revision: z.number().int().min(0) })
const named = z.object({ agreementSettingExternalId: z.uuid() })

/** What a student of the institution is offered today for all debts that can be negotiated. */
export const agreementSimulation = z.object({
  today: civilDate,
  studentName: z.string(),
  registration: z.string(),
  course: z.string(),
  debts: z.array(negotiableDebt),
  /** The sum of the debts that can be negotiated. */
  grossAmount: cents,
  offers: z.array(planOffer),
})
export type AgreementSimulation = z.infer<typeof agreementSimulation>

/** docs/requirements/academic-and-financial.md, section 7, integration module. */
export const agreementSettingsContract = {
  list: oc
    .route({ method: 'GET', path: '/agreement-settings', summary: 'Settings of the institutions of the caller, and what each may name' })
    .errors(withErrors())
    .output(
      z.object({
        results: z.array(settingOnWire),
        institutions: z.array(agreementPlace),
        paymentMethods: z.array(catalogItem),
        paymentPlaces: z.array(catalogItem),
      }),
    ),
  create: oc
    .route({ method: 'POST', path: '/agreement-settings', summary: 'Let an institution that has no setting offer agreements' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(rulesOnWire.extend({ institutionId: entityId, debtTypes: z.array(negotiableType) }).refine(hasItsTemplate))
    .output(settingOnWire),
  update: oc
    .route({ method: 'PATCH', path: '/agreement-settings/{externalId}', summary: 'Change a setting that nobody changed since `revision`' })
    .errors(withErrors('CONTENT_CHANGED'))
    // If no types are given, the negotiated types stay as they are.
    .input(rulesOnWire.extend({ ...ofSetting.shape, ...seen.shape, debtTypes: z.array(negotiableType).optional() }).refine(hasItsTemplate))
    .output(settingOnWire),
  attachDebtType: oc
    .route({ method: 'POST', path: '/agreement-settings/{externalId}/debt-types', summary: 'Let agreements take debts of a type' })
    .errors(withErrors())
    .input(ofSetting.extend({ debtTypeId: negotiableType }))
    .output(settingOnWire),
  detachDebtType: oc
    .route({
      method: 'DELETE',
      path: '/agreement-settings/{externalId}/debt-types/{debtTypeId}',
      summary: 'Let new agreements take no more debts of a type',
    })
    .errors(withErrors())
    .input(ofSetting.extend({ debtTypeId: negotiableType }))
    .output(settingOnWire),
  simulate: oc
    .route({
      method: 'GET',
      path: '/agreement-settings/{externalId}/simulation',
      summary: 'What a student of the institution is offered today, for who may see debts',
    })
    .errors(withErrors())
    .input(ofSetting.extend({ academicRecord }))
    .output(agreementSimulation),
  createPlans: oc
    .route({ method: 'POST', path: '/agreement-settings/agreement-plan-payments', summary: 'Add several plans to a setting' })
    .errors(withErrors())
    .input(named.extend({ plans: z.array(termsOnWire.refine(withBounds)).min(1).max(50) }))
    .output(z.object({ results: z.array(planOnWire) })),
}

export const agreementPlansContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/agreement-plan-payments',
      summary: 'Plans of a setting, and for which sums of debts each is offered',
    })
    .errors(withErrors())
    .input(pageQuery.extend(named.shape))
    .output(createPageSchema(planOnWire).extend({ ranges: z.array(planRange), offered: z.array(offeredPlan) })),
  create: oc
    .route({ method: 'POST', path: '/agreement-plan-payments', summary: 'Add a plan to a setting' })
    .errors(withErrors())
    .input(termsOnWire.extend(named.shape).refine(withBounds))
    .output(planOnWire),
  update: oc
    .route({ method: 'PATCH', path: '/agreement-plan-payments/{planId}', summary: 'Change a plan that nobody changed since `revision`' })
    .errors(withErrors('CONTENT_CHANGED'))
    .input(termsOnWire.extend({ ...ofPlan.shape, ...seen.shape }).refine(withBounds))
    .output(planOnWire),
  remove: oc
    .route({ method: 'DELETE', path: '/agreement-plan-payments/{planId}', summary: 'Delete a plan, or retire one that agreements name' })
    .errors(withErrors())
    .input(ofPlan)
    .output(z.object({ isRetired: z.boolean() })),
}
