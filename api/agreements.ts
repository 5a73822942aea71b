import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from './contract-errors.ts'
import { debtStatus, debtSummary, debtType } from './debts.ts'
import { appLocales } from './locales.ts'
import { paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId, instant, pageOf, pageQuery, searchText } from './shared.ts'

/**
 * Where an agreement stands: `active` while installments can be paid, `settled` once all are, `canceled` when its
 * first installment was not paid in time (docs/requirements/academic-and-financial.md, section 4, agreement-like states).
 */
export const agreementStatus = z.enum(['active', 'settled', 'canceled'])
export type AgreementStatus = z.infer<typeof agreementStatus>

/** How the total of an agreement came about; the three sum to it. */
export const agreementAmounts = z.object({
  /** What the debts came to on the day of the agreement. */
  grossAmount: cents,
  /** The debt office's share, in the requirements `debtOfficePercentage`. */
  officeAmount: cents,
  /** Interest of the time in which the installments are paid, in the requirements `futureInterestPercentage`. */
  futureInterestAmount: cents,
  totalAmount: cents,
})
export type AgreementAmounts = z.infer<typeof agreementAmounts>

/** One of the equal payments that replace the debts. */
export const installment = z.object({
  /** Counted from 1. */
  number: z.number().int(),
  dueDate: civilDate,
  amount: cents,
})
export type Installment = z.infer<typeof installment>

/** An agreement as lists show it (docs/requirements/academic-and-financial.md, section 3, `Agreement`). */
export const agreementSummary = agreementAmounts.extend({
  /** Also the number that people read. */
  agreementId: entityId,
  status: agreementStatus,
  madeAt: instant,
  installments: z.object({ count: z.number().int(), paid: z.number().int() }),
  /** What was paid for installments. */
  paidAmount: cents,
  /** What the open installments come to today; nothing once canceled. */
  dueAmount: cents,
  nextDueDate: civilDate.nullable(),
  /** True while an open installment is past its due date. */
  overdue: z.boolean(),
  studentName: z.string(),
  registration: z.string(),
  course: z.string(),
  institutionId: entityId,
})
export type AgreementSummary = z.infer<typeof agreementSummary>

/** An installment of an agreement that was made: a debt like every other. */
export const agreedInstallment = installment.extend({
  debtId: entityId,
  status: debtStatus,
  /** What settles it today; what was paid, once settled. */
  amountPayable: cents,
  paidAt: instant.nullable(),
})
export type AgreedInstallment = z.infer<typeof agreedInstallment>

/** A debt inside an agreement, with what it came to on that day. */
export const agreedDebt = debtSummary
  .pick({ debtId: true, type: true, description: true, competency: true, dueDate: true, status: true })
  .extend({ amount: cents })
export type AgreedDebt = z.infer<typeof agreedDebt>

/** An agreement with its installments and the debts that they replaced. */
export const agreementDetails = agreementSummary.omit({ installments: true }).extend({
  today: civilDate,
  /** Who made it; null for a student without an account. */
  personId: entityId.nullable(),
  canceledAt: instant.nullable(),
  /** Days that the first installment may be late before the agreement is canceled. */
  cancelAfterDays: z.number().int(),
  installments: z.array(agreedInstallment),
  debts: z.array(agreedDebt),
})
export type AgreementDetails = z.infer<typeof agreementDetails>

/** What a list of agreements can be narrowed to. `search` looks in student name, registration, tax id and number. */
export const agreementFilter = z.object({
  search: searchText.optional(),
  status: agreementStatus.optional(),
  /** First and last day on which it was made. */
  madeFrom: civilDate.optional(),
  madeTo: civilDate.optional(),
})
export type AgreementFilter = z.infer<typeof agreementFilter>

/** Columns by which a list of agreements can be sorted; a leading minus reverses. */
export const agreementSortColumn = z.enum(['madeAt', 'studentName', 'totalAmount', 'dueAmount'])
export type AgreementSortColumn = z.infer<typeof agreementSortColumn>
export const agreementSort = z.templateLiteral([z.enum(['', '-']), agreementSortColumn])

export const agreementQuery = z.object({ filter: agreementFilter.default({}), sort: agreementSort.default('-madeAt') })
export const agreementPageQuery = pageQuery.extend(agreementQuery.shape)
export const agreementPage = pageOf(agreementSummary)
export type AgreementPage = z.infer<typeof agreementPage>

/** A slice of an export: rows in order, and how many the whole set has. */
export const agreementExportBatch = z.object({ total: z.number().int(), rows: z.array(agreementSummary) })

/** Why a debt cannot be negotiated: the institution makes no agreements, or none over this type, or not yet. */
export const negotiationObstacle = z.enum(['not_offered', 'type', 'too_recent'])

/** An overdue debt, and whether it may go into an agreement. */
export const negotiableDebt = debtSummary
  .pick({
    debtId: true,
    type: true,
    description: true,
    competency: true,
    dueDate: true,
    amountPayable: true,
    registration: true,
    course: true,
    institutionId: true,
  })
  .extend({
    /** Debts of one enrollment go into one agreement. */
    enrollmentId: entityId,
    obstacle: negotiationObstacle.nullable(),
    /** First day on which it may, for one that is too recent. */
    negotiableFrom: civilDate.nullable(),
  })
export type NegotiableDebt = z.infer<typeof negotiableDebt>

/** What whoever makes an agreement accepts, in each language. */
export const agreementTerms = z.object({ version: z.number().int(), text: z.record(appLocales, z.string()) })
export type AgreementTerms = z.infer<typeof agreementTerms>

/** A person's overdue debts, with what may become of them. */
export const debtsForAgreement = z.object({ today: civilDate, results: z.array(negotiableDebt) })
export type DebtsForAgreement = z.infer<typeof debtsForAgreement>

/**
 * A payment plan. The requirements spell `minimunValue`, `maximunValue` and `minimunValueNewDebt`; here these are
 * `minimumValue`, `maximumValue` and `minimumInstallment`.
 */
export const agreementPlan = z.object({
  planId: entityId,
  description: z.string(),
  installmentCount: z.number().int(),
  /** Bounds, both included, of what the chosen debts come to. */
  minimumValue: cents,
  maximumValue: cents,
  /** The smallest that an installment may be. */
  minimumInstallment: cents,
  /** Days until the first installment is due, at the latest. */
  daysDueFirstDebt: z.number().int(),
  /** The one type of debts that the plan is for; null for all that the institution negotiates. */
  debtType: debtType.nullable(),
  paymentMethods: z.array(paymentMethodType),
})
export type AgreementPlan = z.infer<typeof agreementPlan>

/** Why a plan does not fit, with the amount or day that it would take. */
export const planObstacle = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('below_minimum'), minimum: cents }),
  z.object({ reason: z.literal('above_maximum'), maximum: cents }),
  z.object({ reason: z.literal('installment_too_small'), minimum: cents }),
  z.object({ reason: z.literal('debt_type'), type: debtType }),
  z.object({ reason: z.literal('first_due_date'), latest: civilDate }),
  z.object({ reason: z.literal('over_budget'), installment: cents, budget: cents }),
])
export type PlanObstacle = z.infer<typeof planObstacle>

/** What a plan would make of the chosen debts. */
export const planOffer = agreementAmounts.extend({
  plan: agreementPlan,
  obstacle: planObstacle.nullable(),
  installments: z.array(installment).min(1),
  /** What the plan adds to the debts. */
  addedAmount: cents,
})
export type PlanOffer = z.infer<typeof planOffer>

const chosenDebts = z.array(entityId).min(1).max(50)

export const calculateAgreementInput = z.object({
  debtIds: chosenDebts,
  /** One plan only. */
  planId: entityId.optional(),
  /** A day before the plan's own for the first installment. */
  firstDueDate: civilDate.optional(),
  /** What the person can pay a month. */
  monthlyBudget: cents.positive().optional(),
})
export type CalculateAgreementInput = z.infer<typeof calculateAgreementInput>

/** Every plan of the institution over the chosen debts, those that fit first. */
export const agreementCalculation = z.object({
  today: civilDate,
  grossAmount: cents,
  debts: z.array(negotiableDebt),
  offers: z.array(planOffer),
  terms: agreementTerms,
  cancelAfterDays: z.number().int(),
})
export type AgreementCalculation = z.infer<typeof agreementCalculation>

export const planPaymentsQuery = z.object({
  /** What the chosen debts come to. */
  agreementValue: cents.positive(),
  /** Cents that are added before future interest, such as the debt office's share. */
  agreementAdditions: cents.min(0).default(0),
})

export const makeAgreementInput = z.object({
  debtIds: chosenDebts,
  planId: entityId,
  firstDueDate: civilDate.optional(),
  /** What the person was shown; when it is no longer true nothing is made and the new total is told. */
  expectedTotal: cents.positive(),
  /** Made by the page that asks; the same key never makes a second agreement. */
  idempotencyKey: z.uuid(),
  /** The version of the terms that the person accepted. */
  termsVersion: z.number().int(),
})
export type MakeAgreementInput = z.infer<typeof makeAgreementInput>

/** Negotiation of overdue debts. */
export const agreementsContract = {
  list: oc
    .route({ method: 'GET', path: '/agreements', summary: 'Agreements the caller may see, a page at a time' })
    .errors(commonErrors)
    .input(agreementPageQuery)
    .output(agreementPage),
  export: oc
    .route({ method: 'GET', path: '/agreements/export', summary: 'Every agreement of a filtered set, in batches as they are read' })
    .errors(commonErrors)
    .input(agreementQuery)
    .output(eventIterator(agreementExportBatch)),
  debts: oc
    .route({ method: 'GET', path: '/agreements/debts', summary: 'Overdue debts of the caller, and which of them can be negotiated' })
    .errors(commonErrors)
    .output(debtsForAgreement),
  get: oc
    .route({ method: 'GET', path: '/agreements/{agreementId}', summary: 'One agreement with its installments and debts' })
    .errors(commonErrors)
    .input(z.object({ agreementId: entityId }))
    .output(agreementDetails),
  calculate: oc
    .route({ method: 'POST', path: '/agreements/calculate-value', summary: 'What every plan would make of the chosen debts' })
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
    .errors(withErrors('DEBT_NOT_NEGOTIABLE', 'PLAN_NOT_AVAILABLE', 'TERMS_CHANGED', 'AMOUNT_CHANGED'))
    .input(makeAgreementInput)
    .output(agreementDetails),
}
