import { z } from 'zod'
import { debtType } from './debts.ts'
import { appLocales } from '../locales.ts'
import { type PaymentMethodType, paymentMethodType } from './payments.ts'
import { cents, entityId } from '../shared.ts'

/** Types of debt that can be negotiated. Agreement installments cannot, because a canceled agreement restores its debts. */
export const negotiableType = debtType.exclude(['agreement'])
export type NegotiableType = z.infer<typeof negotiableType>

/** How installments are paid; `agreement`: as agreed with the institution, outside the portal (docs/requirements/academic-and-financial.md, section 4). */
export const planMethodType = z.enum([...paymentMethodType.options, 'agreement'])
export type PlanMethodType = z.infer<typeof planMethodType>

/** Returns the methods by which students can pay here; a plan without any is not offered to them. */
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
  /** Days late after which an agreement ends, for its first installment or for `cancelAfterCount` of all. */
  cancelAfterDays: z.number().int().min(1).max(365),
  cancelAfterCount: z.number().int().min(1).max(12),
  /** Interest a month over the installments. */
  futureInterestBasisPoints: basisPoints,
  /** The debt office's share of the debts. */
  debtOfficeBasisPoints: basisPoints,
  /** Items of `payment-methods` and `payment-places` by which the institution's own system settles the debts that agreements replace. */
  paymentMethod: entityId.nullable(),
  paymentPlace: entityId.nullable(),
  /** The institution's events under which additions and discounts are booked. */
  eventAdditional: entityId.nullable(),
  eventDiscount: entityId.nullable(),
  /** Whether a document is issued for each agreement, from the template at the path. */
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
/** If callers of the integration module do not say when agreements end, the setting keeps its value or gets the default. */
export const baseRules = agreementRules.partial(cancellation)
export type BaseRules = z.output<typeof baseRules>
export type NewAgreementSetting = BaseRules & Pick<AgreementSetting, 'institutionId' | 'debtTypes'>
/** Types that are left out stay as they are. */
export type AgreementSettingChange = BaseRules &
  Pick<AgreementSetting, 'externalId' | 'revision'> & { debtTypes?: NegotiableType[] | undefined }

export const planTerms = z.object({
  /** The text that students read; a reader of another language gets the first one that exists. */
  description: z.partialRecord(appLocales, line(60)).refine((texts) => Object.keys(texts).length > 0),
  installmentCount: z.number().int().min(1).max(120),
  /** Inclusive bounds of the sum of the debts. */
  minimumValue: amount,
  maximumValue: amount,
  minimumInstallment: amount,
  /** Days until the first installment is due at the latest. */
  daysDueFirstDebt: z.number().int().min(0).max(90),
  /** Null for every type that is negotiated. */
  debtType: negotiableType.nullable(),
  paymentMethods: z.array(planMethodType).min(1),
  /** The account that the plan's slips are registered for; null for the institution's own. */
  bankAccountId: entityId.nullable(),
})
export type PlanTerms = z.output<typeof planTerms>

/** docs/requirements/academic-and-financial.md, section 3, `Payment plan`. */
export const paymentPlan = planTerms.extend({
  planId: entityId,
  revision,
  /** Whether the plan is no longer offered, but kept for the agreements that refer to it. */
  isRetired: z.boolean(),
  isUsed: z.boolean(),
})
export type PaymentPlan = z.infer<typeof paymentPlan>

/** A plan as listed in ranges, even when it is on another page of the plans. */
export const offeredPlan = paymentPlan.pick({ planId: true, description: true })
export type OfferedPlan = z.infer<typeof offeredPlan>

/** Sums of debts for which the same plans are offered. */
export const planRange = z.object({
  /** The type of all chosen debts; null where types are mixed, or make no difference. */
  debtType: negotiableType.nullable(),
  from: cents,
  /** Null without an upper end. */
  to: cents.nullable(),
  planIds: z.array(entityId),
})
export type PlanRange = z.infer<typeof planRange>

/** The items of an institution that a setting may refer to. */
export const agreementPlace = z.object({
  institutionId: entityId,
  name: z.string(),
  /** The methods by which the institution takes payments. */
  methods: z.array(paymentMethodType),
  accounts: z.array(z.object({ accountId: entityId, name: z.string() })),
  events: z.array(z.object({ eventId: entityId, name: z.string(), type: z.enum(['discount', 'additional']) })),
})
export type AgreementPlace = z.infer<typeof agreementPlace>

export const hasItsTemplate = ({ issueTemplate, pathTemplate }: Pick<AgreementRules, 'issueTemplate' | 'pathTemplate'>) =>
  !issueTemplate || pathTemplate !== null
export const hasItsBounds = ({ minimumValue, maximumValue }: Pick<PlanTerms, 'minimumValue' | 'maximumValue'>) =>
  minimumValue <= maximumValue
