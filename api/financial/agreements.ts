import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { debtStatus, debtSummary, debtType } from './debts.ts'
import { appLocales } from '../locales.ts'
import { paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

/** `canceled` when the first installment was not paid in time (docs/requirements/academic-and-financial.md, section 4). */
export const agreementStatus = z.enum(['active', 'settled', 'canceled'])
export type AgreementStatus = z.infer<typeof agreementStatus>

export const agreementAmounts = z.object({
  /** Debts at their amount on the day of the agreement. */
  grossAmount: cents,
  /** The debt office's fee; `debtOfficePercentage` in the requirements. */
  officeAmount: cents,
  /** Interest over the installments; `futureInterestPercentage` in the requirements. */
  futureInterestAmount: cents,
  totalAmount: cents,
})
export type AgreementAmounts = z.infer<typeof agreementAmounts>

export const installment = z.object({
  number: z.number().int(),
  dueDate: civilDate,
  amount: cents,
})
export type Installment = z.infer<typeof installment>

/** docs/requirements/academic-and-financial.md, section 3, `Agreement`. */
export const agreementSummary = agreementAmounts.extend({
  /** The id of the agreement, which is also the number shown to users. */
  agreementId: entityId,
  status: agreementStatus,
  madeAt: instant,
  installments: z.object({ count: z.number().int(), paid: z.number().int() }),
  paidAmount: cents,
  /** Open installments at today's amount; zero once canceled. */
  dueAmount: cents,
  nextDueDate: civilDate.nullable(),
  /** The next installment that is due, at today's amount. */
  nextInstallment: z.object({ debtId: entityId, number: z.number().int(), amountPayable: cents }).nullable(),
  overdue: z.boolean(),
  studentName: z.string(),
  registration: z.string(),
  course: z.string(),
  institutionId: entityId,
})
export type AgreementSummary = z.infer<typeof agreementSummary>

export const agreedInstallment = installment.extend({
  debtId: entityId,
  status: debtStatus,
  amountPayable: cents,
  paidAt: instant.nullable(),
})
export type AgreedInstallment = z.infer<typeof agreedInstallment>

export const agreedDebt = debtSummary
  .pick({ debtId: true, type: true, description: true, installment: true, competency: true, dueDate: true, status: true })
  .extend({ amount: cents })
export type AgreedDebt = z.infer<typeof agreedDebt>

export const agreementDetails = agreementSummary.omit({ installments: true }).extend({
  today: civilDate,
  /** Null for a student without an account. */
  personId: entityId.nullable(),
  canceledAt: instant.nullable(),
  /** Days late after which the agreement ends, for its first installment or for `cancelAfterCount` of all. */
  cancelAfterDays: z.number().int(),
  /** How many late installments end the agreement; null for older agreements, which only the first installment ends. */
  cancelAfterCount: z.number().int().nullable(),
  installments: z.array(agreedInstallment),
  debts: z.array(agreedDebt),
})
export type AgreementDetails = z.infer<typeof agreementDetails>

export const agreementFilter = z.object({
  search: searchText.optional(),
  status: agreementStatus.optional(),
  /** Whether an open installment is overdue. */
  overdue: z.boolean().optional(),
  institutionId: entityId.optional(),
  madeFrom: civilDate.optional(),
  madeTo: civilDate.optional(),
})
export type AgreementFilter = z.infer<typeof agreementFilter>

export const agreementSortColumn = z.enum(['madeAt', 'studentName', 'totalAmount', 'dueAmount'])
export type AgreementSortColumn = z.infer<typeof agreementSortColumn>
export const agreementSort = z.templateLiteral([z.enum(['', '-']), agreementSortColumn])

export const agreementQuery = z.object({ filter: agreementFilter.default({}), sort: agreementSort.default('-madeAt') })
export const agreementPageQuery = pageQuery.extend(agreementQuery.shape)
export const agreementPage = createPageSchema(agreementSummary)
export type AgreementPage = z.infer<typeof agreementPage>

export const agreementExportBatch = z.object({ total: z.number().int(), rows: z.array(agreementSummary) })

export const negotiationObstacle = z.enum(['not_offered', 'type', 'too_recent', 'card_in_review'])

export const negotiableDebt = debtSummary
  .pick({
    debtId: true,
    type: true,
    description: true,
    installment: true,
    competency: true,
    dueDate: true,
    amountPayable: true,
    registration: true,
    course: true,
    institutionId: true,
    cardInReview: true,
  })
  .extend({
    enrollmentId: entityId,
    obstacle: negotiationObstacle.nullable(),
    negotiableFrom: civilDate.nullable(),
  })
export type NegotiableDebt = z.infer<typeof negotiableDebt>

export const agreementTerms = z.object({ version: z.number().int(), text: z.record(appLocales, z.string()) })
export type AgreementTerms = z.infer<typeof agreementTerms>

export const debtsForAgreement = z.object({ today: civilDate, results: z.array(negotiableDebt) })
export type DebtsForAgreement = z.infer<typeof debtsForAgreement>

/** Corrects the requirements' spelling of `minimunValue` and `maximunValue`; `minimumInstallment` is their `minimunValueNewDebt`. */
export const agreementPlan = z.object({
  planId: entityId,
  description: z.string(),
  installmentCount: z.number().int(),
  /** Inclusive bounds of the sum of the debts. */
  minimumValue: cents,
  maximumValue: cents,
  minimumInstallment: cents,
  /** Latest due date of the first installment, in days. */
  daysDueFirstDebt: z.number().int(),
  /** Null when the plan covers every negotiable type. */
  debtType: debtType.nullable(),
  paymentMethods: z.array(paymentMethodType),
})
export type AgreementPlan = z.infer<typeof agreementPlan>

export const planObstacle = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('below_minimum'), minimum: cents }),
  z.object({ reason: z.literal('above_maximum'), maximum: cents }),
  z.object({ reason: z.literal('installment_too_small'), minimum: cents }),
  z.object({ reason: z.literal('debt_type'), type: debtType }),
  z.object({ reason: z.literal('first_due_date'), latest: civilDate }),
  z.object({ reason: z.literal('over_budget'), installment: cents, budget: cents }),
])
export type PlanObstacle = z.infer<typeof planObstacle>

export const planOffer = agreementAmounts.extend({
  plan: agreementPlan,
  obstacle: planObstacle.nullable(),
  installments: z.array(installment).min(1),
  addedAmount: cents,
})
export type PlanOffer = z.infer<typeof planOffer>

const chosenDebts = z.array(entityId).min(1).max(50)

export const calculateAgreementInput = z.object({
  debtIds: chosenDebts,
  planId: entityId.optional(),
  firstDueDate: civilDate.optional(),
  /** Maximum monthly installment in cents. */
  monthlyBudget: cents.positive().optional(),
})
export type CalculateAgreementInput = z.infer<typeof calculateAgreementInput>

export const agreementCalculation = z.object({
  today: civilDate,
  grossAmount: cents,
  debts: z.array(negotiableDebt),
  offers: z.array(planOffer),
  terms: agreementTerms,
  cancelAfterDays: z.number().int(),
  cancelAfterCount: z.number().int(),
})
export type AgreementCalculation = z.infer<typeof agreementCalculation>

export const planPaymentsQuery = z.object({
  agreementValue: cents.positive(),
  agreementAdditions: cents.min(0).default(0),
})

export const makeAgreementInput = z.object({
  debtIds: chosenDebts,
  planId: entityId,
  firstDueDate: civilDate.optional(),
  /** The total shown to the user; a difference is rejected with AMOUNT_CHANGED. */
  expectedTotal: cents.positive(),
  idempotencyKey: z.uuid(),
  termsVersion: z.number().int(),
})
export type MakeAgreementInput = z.infer<typeof makeAgreementInput>

export const agreementsContract = {
  list: oc
    .route({ method: 'GET', path: '/agreements', summary: 'Agreements visible to the caller, paginated' })
    .errors(commonErrors)
    .input(agreementPageQuery)
    .output(agreementPage),
  export: oc
    .route({ method: 'GET', path: '/agreements/export', summary: 'All agreements that match a filter, streamed in batches' })
    .errors(commonErrors)
    .input(agreementQuery)
    .output(eventIterator(agreementExportBatch)),
  debts: oc
    .route({ method: 'GET', path: '/agreements/debts', summary: 'Overdue debts of the caller, each with its eligibility for negotiation' })
    .errors(commonErrors)
    .output(debtsForAgreement),
  get: oc
    .route({ method: 'GET', path: '/agreements/{agreementId}', summary: 'One agreement with its installments and debts' })
    .errors(commonErrors)
    .input(z.object({ agreementId: entityId }))
    .output(agreementDetails),
  calculate: oc
    .route({ method: 'POST', path: '/agreements/calculate-value', summary: 'Offers of all plans for the chosen debts' })
    .errors(withErrors('DEBT_NOT_NEGOTIABLE'))
    .input(calculateAgreementInput)
    .output(agreementCalculation),
  planPayments: oc
    .route({ method: 'GET', path: '/agreement-plan-payments', summary: 'Plans for an amount, with their installments' })
    .errors(commonErrors)
    .input(planPaymentsQuery)
    .output(z.object({ results: z.array(planOffer) })),
  make: oc
    .route({ method: 'POST', path: '/agreements', summary: 'Replace overdue debts by the installments of a plan' })
    .errors(withErrors('DEBT_NOT_NEGOTIABLE', 'PLAN_NOT_AVAILABLE', 'TERMS_CHANGED', 'AMOUNT_CHANGED', 'KEY_REUSED'))
    .input(makeAgreementInput)
    .output(agreementDetails),
}
