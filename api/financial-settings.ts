import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from './contract-errors.ts'
import { amountLine } from './debts.ts'
import { paymentMethod, paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId, instant } from './shared.ts'

/** Who may change what an institution charges by. */
export const mayManageFinancialSettings = { audience: 'financial', permissions: ['settings.manage'] }

/** docs/requirements/academic-and-financial.md, section 3. */
export const financialSetting = z.object({
  settingId: entityId,
  institutionId: entityId,
  institutionName: z.string(),
  /** One-time fine in basis points of the amount. */
  finesBasisPoints: z.number().int(),
  /** Interest per month in basis points, accrued daily. */
  interestBasisPoints: z.number().int(),
  methods: z.array(paymentMethod),
  /** Days on which banks are closed besides weekends and national holidays. */
  holidays: z.array(z.object({ day: civilDate, name: z.string() })),
})
export type FinancialSetting = z.infer<typeof financialSetting>

export const financialEvent = z.object({
  eventId: entityId,
  institutionId: entityId,
  name: z.string(),
  type: z.enum(['discount', 'additional']),
  description: z.string(),
  line: amountLine.shape.kind.nullable(),
})
export type FinancialEvent = z.infer<typeof financialEvent>

const basisPoints = z.number().int().min(0).max(10_000)
const rates = z.object({
  /** One-time fine in basis points of the amount. */
  finesBasisPoints: basisPoints,
  /** Interest per month in basis points, accrued daily. */
  interestBasisPoints: basisPoints,
})
export type ChargeRates = z.infer<typeof rates>

/** What the law usually allows: a fine of 2% (CDC, art. 52, § 1) and interest of 1% a month (Decreto 22.626/1933; CTN, art. 161, § 1). */
export const legalRates: ChargeRates = { finesBasisPoints: 200, interestBasisPoints: 100 }
export const isAboveLegalRates = ({ finesBasisPoints, interestBasisPoints }: ChargeRates): boolean =>
  finesBasisPoints > legalRates.finesBasisPoints || interestBasisPoints > legalRates.interestBasisPoints

/** A person has read that the rates are above `legalRates` and wants them all the same. */
const acceptsRates = z.boolean().default(false)

/**
 * States of debts that an institution's own system knows (docs/requirements/academic-and-financial.md, section 3). No debt of the portal
 * is in agency or a loss.
 */
export const mappedStatus = z.enum(['pending', 'settled', 'canceled', 'inAgency', 'loss'])
export type MappedStatus = z.infer<typeof mappedStatus>

const methodSetting = z.object({
  /** Students may pay by it. */
  isOffered: z.boolean(),
  /** Of the institution's own system. */
  methodItemId: entityId.nullable(),
  placeItemId: entityId.nullable(),
})

/** As it was saved, or found where nobody saved it here: an institution may offer no method yet. */
const savedContent = rates.extend({
  /** First day of the rates; null for the day on which they are saved. Debts keep the rates of the day on which they were charged. */
  ratesFrom: civilDate.nullable(),
  /** Items of `debt-status` by state of the portal. */
  statuses: z.record(mappedStatus, entityId.nullable()),
  methods: z.record(paymentMethodType, methodSetting),
  /** Where slips are registered. */
  slipAccountId: entityId.nullable(),
})

/** What an institution decides about charging. */
export const settingContent = savedContent
  .refine(({ methods }) => Object.values(methods).some(({ isOffered }) => isOffered), { path: ['methods'] })
  .refine(({ methods, slipAccountId }) => !methods.bank_slip.isOffered || slipAccountId !== null, { path: ['slipAccountId'] })
export type SettingContent = z.infer<typeof settingContent>

export const managedSetting = z.object({
  settingId: entityId,
  revision: z.number().int(),
  content: savedContent,
  /** The rates of what is charged today; `content` has those that come where it has `ratesFrom`. */
  today: rates,
  /** Newest first; who saved it and when is null for what there was before the first change. */
  versions: z.array(
    z.object({
      revision: z.number().int(),
      madeAt: instant.nullable(),
      madeBy: z.string().nullable(),
      /** Who saved it accepted rates above `legalRates`. */
      acceptedRates: z.boolean(),
      content: savedContent,
    }),
  ),
})
export type ManagedSetting = z.infer<typeof managedSetting>

export const managedInstitution = z.object({
  institutionId: entityId,
  name: z.string(),
  /** Null where nothing was set up: what is charged has neither fine nor interest. */
  setting: managedSetting.nullable(),
  /** Accounts that slips can be registered for. */
  accounts: z.array(z.object({ accountId: entityId, bankName: z.string(), account: z.string() })),
  /** An acquirer takes cards for it. */
  hasCards: z.boolean(),
  /** It has charged something: its settings stay. */
  hasDebts: z.boolean(),
  /** That its income reports are printed by, chosen among templates; null for the product's own layout. */
  incomeTaxTemplate: z.object({ templateId: entityId, name: z.string(), version: z.number().int() }).nullable(),
})
export type ManagedInstitution = z.infer<typeof managedInstitution>

export const ratesQuestion = rates.extend({ institutionId: entityId })
export type RatesQuestion = z.infer<typeof ratesQuestion>

/** What a made-up debt comes to, so many days late, by rates that are asked about. */
export const ratesPreview = z.object({
  baseAmount: cents,
  daysLate: z.number().int(),
  finesAmount: cents,
  interestAmount: cents,
  amount: cents,
})
export type RatesPreview = z.infer<typeof ratesPreview>

const ofSetting = z.object({ settingId: entityId })
export const settingCreation = z.object({ institutionId: entityId, content: settingContent, acceptsRates })
export const settingUpdate = ofSetting.extend({ revision: z.number().int().min(0), content: settingContent, acceptsRates })
const ofInstitution = z.object({ institutionId: entityId.optional() })

export const financialSettingsContract = {
  list: oc
    .route({ method: 'GET', path: '/settings', summary: 'Financial settings of the institutions of the caller' })
    .errors(commonErrors)
    .input(ofInstitution)
    .output(z.object({ results: z.array(financialSetting) })),
  get: oc
    .route({ method: 'GET', path: '/settings/{settingId}', summary: 'The financial settings of one institution' })
    .errors(commonErrors)
    .input(ofSetting)
    .output(financialSetting),
  administration: oc
    .route({
      method: 'GET',
      path: '/settings/administration',
      summary: 'Institutions of the administrator with settings and their versions',
    })
    .errors(commonErrors)
    .output(z.object({ today: civilDate, results: z.array(managedInstitution) })),
  preview: oc
    .route({
      method: 'GET',
      path: '/settings/preview',
      summary: 'What a made-up debt of an institution would be thirty days after it is due',
    })
    .errors(commonErrors)
    .input(ratesQuestion)
    .output(ratesPreview),
  create: oc
    .route({ method: 'POST', path: '/settings', summary: 'Set up an institution that has no settings' })
    .errors(withErrors('CONTENT_CHANGED', 'DAY_NOT_ALLOWED', 'METHOD_NOT_OFFERED', 'RATES_NOT_ACCEPTED'))
    .input(settingCreation)
    .output(managedInstitution),
  update: oc
    .route({ method: 'PATCH', path: '/settings/{settingId}', summary: 'Change settings that nobody has changed since `revision`' })
    .errors(withErrors('CONTENT_CHANGED', 'DAY_NOT_ALLOWED', 'METHOD_NOT_OFFERED', 'RATES_NOT_ACCEPTED'))
    .input(settingUpdate)
    .output(managedInstitution),
  remove: oc
    .route({ method: 'DELETE', path: '/settings/{settingId}', summary: 'Delete the settings of an institution that has charged nothing' })
    .errors(withErrors('IN_USE'))
    .input(ofSetting),
}

export const financialEventsContract = {
  list: oc
    .route({ method: 'GET', path: '/events', summary: 'Discounts and additions of the institutions of the caller' })
    .errors(commonErrors)
    .input(ofInstitution)
    .output(z.object({ results: z.array(financialEvent) })),
}
