import { z } from 'zod'
import { cents, civilDate, entityId, instant, pageOf, pageQuery, searchText } from './shared.ts'

/** How a debt came into being. */
export const debtType = z.enum(['tuition', 'service', 'agreement'])
export type DebtType = z.infer<typeof debtType>

/**
 * Where a debt stands today. `overdue` is `open` past its due date; `in_agreement` was replaced by the
 * installments of an agreement (docs/requirements/academic-and-financial.md, section 4).
 */
export const debtStatus = z.enum(['open', 'overdue', 'settled', 'in_agreement', 'canceled'])
export type DebtStatus = z.infer<typeof debtStatus>

/** A debt as lists show it (docs/requirements/academic-and-financial.md, section 3, `Debt`). */
export const debtSummary = z.object({
  debtId: entityId,
  type: debtType,
  /** What it is for, as the institution wrote it, when the type alone does not say. */
  description: z.string().nullable(),
  /** First day of the month the debt refers to. */
  competency: civilDate,
  dueDate: civilDate,
  paidAt: instant.nullable(),
  status: debtStatus,
  grossAmount: cents,
  /** What settles the debt today; what was paid, once settled. */
  amountPayable: cents,
  /** Last day on which the punctuality discount still holds, while it does. */
  discountUntil: civilDate.nullable(),
  studentName: z.string(),
  /** The student's registration number (matrícula). */
  registration: z.string(),
  course: z.string(),
  institutionId: entityId,
  /** The payment by a card that the acquirer still looks at: until it has decided, nothing else is to be charged. */
  cardInReview: z.uuid().nullable(),
})
export type DebtSummary = z.infer<typeof debtSummary>

/** One line of how an amount came about; the lines sum to the amount payable. */
export const amountLine = z.object({
  kind: z.enum(['gross', 'scholarship', 'punctuality_discount', 'fine', 'interest', 'campaign_discount']),
  /** Signed: discounts are negative. */
  amount: cents,
  /** Rate in basis points (200 is 2%): of the amount for a fine, per month for interest. */
  rateBasisPoints: z.number().int().nullable(),
  /** Days of delay that interest was counted for. */
  days: z.number().int().nullable(),
  /** Until when a discount holds, or since when a charge applies. */
  date: civilDate.nullable(),
  /** What the institution calls it, where it has a name of its own, such as a campaign. */
  name: z.string().optional(),
})
export type AmountLine = z.infer<typeof amountLine>

/** How much settles a debt on a day, and why. */
export const amountBreakdown = z.object({
  on: civilDate,
  lines: z.array(amountLine),
  amountPayable: cents,
})

/** Money that arrived for a debt: what settled it, or what came on top and is kept as credit. */
export const debtReceipt = z.object({
  paymentId: z.string(),
  kind: z.enum(['settlement', 'credit']),
  /** True when it arrived after its code had expired. */
  late: z.boolean(),
  method: z.enum(['pix', 'bank_slip', 'credit_card']),
  amount: cents,
  paidAt: instant,
})

/** A debt with how its amount came about and what was paid for it. */
export const debtDetails = debtSummary.extend({
  taxId: z.string(),
  today: civilDate,
  breakdown: amountBreakdown,
  receipts: z.array(debtReceipt),
})
export type DebtDetails = z.infer<typeof debtDetails>

/** Columns by which a list of debts can be sorted; a leading minus reverses. */
export const debtSortColumn = z.enum([
  'dueDate',
  'studentName',
  'registration',
  'type',
  'competency',
  'grossAmount',
  'amountPayable',
  'status',
  'paidAt',
])
export type DebtSortColumn = z.infer<typeof debtSortColumn>
export const debtSort = z.templateLiteral([z.enum(['', '-']), debtSortColumn])

/** What a list of debts can be narrowed to. `search` looks in student name, registration and tax id. */
export const debtFilter = z.object({
  search: searchText.optional(),
  /** `open` includes overdue debts: everything that can still be paid. */
  status: debtStatus.optional(),
  type: debtType.optional(),
  /** Year of the competency. */
  year: z.number().int().min(1990).max(2100).optional(),
  institutionId: entityId.optional(),
  enrollmentId: entityId.optional(),
  dueFrom: civilDate.optional(),
  dueTo: civilDate.optional(),
  paidFrom: civilDate.optional(),
  paidTo: civilDate.optional(),
})
export type DebtFilter = z.infer<typeof debtFilter>

export const debtQuery = z.object({ filter: debtFilter.default({}), sort: debtSort.default('dueDate') })
export const debtPageQuery = pageQuery.extend(debtQuery.shape)

/** A page of debts with the totals of the whole filtered set. */
export const debtPage = pageOf(debtSummary).extend({
  totals: z.object({ grossAmount: cents, amountPayable: cents }),
})
export type DebtPage = z.infer<typeof debtPage>

/** A slice of an export: rows in order, and how many the whole set has. */
export const debtExportBatch = z.object({ total: z.number().int(), rows: z.array(debtSummary) })

const countAndAmount = z.object({ count: z.number().int(), amountPayable: cents })

/** What a person owes and has paid, in numbers. `open` includes `overdue`. */
export const debtOverview = z.object({
  today: civilDate,
  open: countAndAmount,
  overdue: countAndAmount,
  settled: countAndAmount,
})
export type DebtOverview = z.infer<typeof debtOverview>

/** Where one debt stands, without how that came about. */
export const debtState = z.object({ debtId: entityId, status: debtStatus, paidAt: instant.nullable() })

/** A course of the person, whose debts a list can be narrowed to. */
export const financialEnrollment = z.object({
  enrollmentId: entityId,
  institutionId: entityId,
  institutionName: z.string(),
  course: z.string(),
  registration: z.string(),
})
