import { z } from 'zod'
import { amountLine } from './debts.ts'
import { paymentMethod, paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId, instant } from '../shared.ts'

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

/** Whether the person was warned that the rates exceed `legalRates` and confirmed them anyway. */
const acceptsRates = z.boolean().default(false)

/**
 * States of debts that an institution's own system knows (docs/requirements/academic-and-financial.md, section 3). No debt of the portal
 * is in agency or a loss.
 */
export const mappedStatus = z.enum(['pending', 'settled', 'canceled', 'inAgency', 'loss'])
export type MappedStatus = z.infer<typeof mappedStatus>

const methodSetting = z.object({
  /** Whether students may use this payment method. */
  isOffered: z.boolean(),
  /** The items for the method and the place of payment in the institution's own system. */
  methodItemId: entityId.nullable(),
  placeItemId: entityId.nullable(),
})

/** The content as saved, or as found where nobody saved it here: an institution may not offer any method yet. */
export const savedContent = rates.extend({
  /** First day of the rates; null for the day on which they are saved. Debts keep the rates of the day on which they were charged. */
  ratesFrom: civilDate.nullable(),
  /** Items of `debt-status`, by the portal's own status. */
  statuses: z.record(mappedStatus, entityId.nullable()),
  methods: z.record(paymentMethodType, methodSetting),
  /** Where slips are registered. */
  slipAccountId: entityId.nullable(),
})

type Methods = Pick<z.infer<typeof savedContent>, 'methods' | 'slipAccountId'>
export function offersSome({ methods }: Pick<Methods, 'methods'>): boolean {
  return Object.values(methods).some(({ isOffered }) => isOffered)
}
export function hasItsAccount({ methods, slipAccountId }: Methods): boolean {
  return !methods.bank_slip.isOffered || slipAccountId !== null
}

/** What an institution decides about charging. */
export const settingContent = savedContent.refine(offersSome, { path: ['methods'] }).refine(hasItsAccount, { path: ['slipAccountId'] })
export type SettingContent = z.infer<typeof settingContent>

export const managedSetting = z.object({
  settingId: entityId,
  revision: z.number().int(),
  content: savedContent,
  /** The rates that apply today; `content` has the future rates if it has `ratesFrom`. */
  today: rates,
  /** Versions, newest first; who saved one and when is null for the state before the first change. */
  versions: z.array(
    z.object({
      revision: z.number().int(),
      madeAt: instant.nullable(),
      madeBy: z.string().nullable(),
      /** Whether the person who saved it accepted rates above `legalRates`. */
      acceptedRates: z.boolean(),
      content: savedContent,
    }),
  ),
})
export type ManagedSetting = z.infer<typeof managedSetting>

export const managedInstitution = z.object({
  institutionId: entityId,
  name: z.string(),
  /** The settings; null if nothing was set up, in which case debts bear neither fine nor interest. */
  setting: managedSetting.nullable(),
  /** Accounts that slips can be registered for. */
  accounts: z.array(z.object({ accountId: entityId, bankName: z.string(), account: z.string() })),
  /** Whether an acquirer processes cards for the institution. */
  hasCards: z.boolean(),
  /** Whether the institution has already charged something, so that its settings must stay. */
  hasDebts: z.boolean(),
  /** The template that its income reports are printed by, chosen among templates; null for the product's own layout. */
  incomeTaxTemplate: z.object({ templateId: entityId, name: z.string(), version: z.number().int() }).nullable(),
})
export type ManagedInstitution = z.infer<typeof managedInstitution>

export const ratesQuestion = rates.extend({ institutionId: entityId })
export type RatesQuestion = z.infer<typeof ratesQuestion>

/** The amount of an example debt that is late by some days, at the requested rates. */
export const ratesPreview = z.object({
  baseAmount: cents,
  daysLate: z.number().int(),
  finesAmount: cents,
  interestAmount: cents,
  amount: cents,
})
export type RatesPreview = z.infer<typeof ratesPreview>

export const settingCreation = z.object({ institutionId: entityId, content: settingContent, acceptsRates })
export const settingUpdate = z.object({ settingId: entityId, revision: z.number().int().min(0), content: settingContent, acceptsRates })
