import { z } from 'zod'
import { debtType } from './debts.ts'
import { appLocales } from '../locales.ts'
import { type PaymentMethodType, paymentMethodType } from './payments.ts'
import { cents, entityId } from '../shared.ts'

/** A canceled agreement gives its debts back, so they are no installments of another one. */
export const negotiableType = debtType.exclude(['agreement'])
export type NegotiableType = z.infer<typeof negotiableType>

/** By what installments are paid; `agreement` is as agreed with the institution, outside of the portal (docs/requirements/academic-and-financial.md, section 4). */
export const planMethodType = z.enum([...paymentMethodType.options, 'agreement'])
export type PlanMethodType = z.infer<typeof planMethodType>

/** Those by which students pay here; plans without any are not offered to them. */
export const portalMethods = (methods: readonly PlanMethodType[]): PaymentMethodType[] =>
  paymentMethodType.options.filter((method) => methods.includes(method))

const revision = z.number().int().min(0)
const basisPoints = z.number().int().min(0).max(10_000)
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u)

/** Largest amount of a plan in cents. */
export const largestAmount = 1_000_000_000
const amount = cents.min(0).max(largestAmount)

export const agreementRules = z.object({
  /** Days after the due date from which a debt is negotiated. */
  expiredDays: z.number().int().min(1).max(3_650),
  /** An agreement ends once its first installment, or `cancelAfterCount` of all, are late by as many days. */
  cancelAfterDays: z.number().int().min(1).max(365),
  cancelAfterCount: z.number().int().min(1).max(12),
  /** Interest a month over the installments. */
  futureInterestBasisPoints: basisPoints,
  /** The debt office's share of the debts. */
  debtOfficeBasisPoints: basisPoints,
  /** Items of `payment-methods` and `payment-places`: how the institution's own system settles the debts that agreements replace. */
  paymentMethod: entityId.nullable(),
  paymentPlace: entityId.nullable(),
  /** Events of the institution that additions and discounts are booked as. */
  eventAdditional: entityId.nullable(),
  eventDiscount: entityId.nullable(),
  /** A document is issued of each agreement, by the template at the path. */
  issueTemplate: z.boolean(),
  pathTemplate: z
    .string()
    .max(200)
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/)
    .nullable(),
})
export type AgreementRules = z.output<typeof agreementRules>

/** docs/requirements/academic-and-financial.md, section 3, `Agreement setting`. */
export const agreementSetting = agreementRules.extend({
  externalId: z.uuid(),
  institutionId: entityId,
  debtTypes: z.array(negotiableType),
  revision,
})
export type AgreementSetting = z.infer<typeof agreementSetting>
const cancellation = { cancelAfterDays: true, cancelAfterCount: true } as const
/** Callers of the integration module that do not name when agreements end leave it as it is, or to the usual. */
export const baseRules = agreementRules.partial(cancellation)
export type BaseRules = z.output<typeof baseRules>
export type NewAgreementSetting = BaseRules & Pick<AgreementSetting, 'institutionId' | 'debtTypes'>
/** Types that are left out stay as they are. */
export type AgreementSettingChange = BaseRules &
  Pick<AgreementSetting, 'externalId' | 'revision'> & { debtTypes?: NegotiableType[] | undefined }

export const planTerms = z.object({
  /** As students read it; who reads another language gets the first that there is. */
  description: z.partialRecord(appLocales, line(60)).refine((texts) => Object.keys(texts).length > 0),
  installmentCount: z.number().int().min(1).max(120),
  /** Bounds of the sum of the debts, included. */
  minimumValue: amount,
  maximumValue: amount,
  minimumInstallment: amount,
  /** Days until the first installment is due at the latest. */
  daysDueFirstDebt: z.number().int().min(0).max(90),
  /** Null for every type that is negotiated. */
  debtType: negotiableType.nullable(),
  paymentMethods: z.array(planMethodType).min(1),
  /** That its slips are registered for; null for the institution's own. */
  bankAccountId: entityId.nullable(),
})
export type PlanTerms = z.output<typeof planTerms>

/** docs/requirements/academic-and-financial.md, section 3, `Payment plan`. */
export const paymentPlan = planTerms.extend({
  planId: entityId,
  revision,
  /** No longer offered, and kept for the agreements that name it. */
  isRetired: z.boolean(),
  isUsed: z.boolean(),
})
export type PaymentPlan = z.infer<typeof paymentPlan>

/** Named in ranges, on whatever page its plan stands. */
export const offeredPlan = paymentPlan.pick({ planId: true, description: true })
export type OfferedPlan = z.infer<typeof offeredPlan>

/** Sums of debts for which the same plans are offered. */
export const planRange = z.object({
  /** Of all debts that are chosen; null where types are mixed, or make no difference. */
  debtType: negotiableType.nullable(),
  from: cents,
  /** Null without an upper end. */
  to: cents.nullable(),
  planIds: z.array(entityId),
})
export type PlanRange = z.infer<typeof planRange>

/** What a setting may name at an institution. */
export const agreementPlace = z.object({
  institutionId: entityId,
  name: z.string(),
  /** By which it takes payments. */
  methods: z.array(paymentMethodType),
  accounts: z.array(z.object({ accountId: entityId, name: z.string() })),
  events: z.array(z.object({ eventId: entityId, name: z.string(), type: z.enum(['discount', 'additional']) })),
})
export type AgreementPlace = z.infer<typeof agreementPlace>

export const hasItsTemplate = ({ issueTemplate, pathTemplate }: Pick<AgreementRules, 'issueTemplate' | 'pathTemplate'>) =>
  !issueTemplate || pathTemplate !== null
export const hasItsBounds = ({ minimumValue, maximumValue }: Pick<PlanTerms, 'minimumValue' | 'maximumValue'>) =>
  minimumValue <= maximumValue
