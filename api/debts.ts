import { z } from 'zod'
import { cents, civilDate, entityId, instant, pageOf, pageQuery, searchText } from './shared.ts'

export const debtType = z.enum(['tuition', 'service', 'agreement'])
export type DebtType = z.infer<typeof debtType>

/** `overdue` is derived from the due date; `in_agreement` was replaced (docs/requirements/academic-and-financial.md, section 4). */
export const debtStatus = z.enum(['open', 'overdue', 'settled', 'in_agreement', 'canceled'])
export type DebtStatus = z.infer<typeof debtStatus>

/** docs/requirements/academic-and-financial.md, section 3, `Debt`. */
export const debtSummary = z.object({
  debtId: entityId,
  type: debtType,
  /** Set when the type alone does not describe the debt. */
  description: z.string().nullable(),
  /** First day of the reference month. */
  competency: civilDate,
  dueDate: civilDate,
  paidAt: instant.nullable(),
  status: debtStatus,
  grossAmount: cents,
  /** Cents payable today, or paid once settled. */
  amountPayable: cents,
  /** Last day of the punctuality discount, while it applies. */
  discountUntil: civilDate.nullable(),
  studentName: z.string(),
  /** Registration number (matrícula). */
  registration: z.string(),
  course: z.string(),
  institutionId: entityId,
  /** The card payment under review; no other charge is allowed meanwhile. */
  cardInReview: z.uuid().nullable(),
})
export type DebtSummary = z.infer<typeof debtSummary>

/** Lines sum to the amount payable. */
export const amountLine = z.object({
  kind: z.enum(['gross', 'scholarship', 'punctuality_discount', 'fine', 'interest', 'campaign_discount']),
  /** Discounts are negative. */
  amount: cents,
  /** Basis points (200 is 2%): of the amount for a fine, per month for interest. */
  rateBasisPoints: z.number().int().nullable(),
  days: z.number().int().nullable(),
  /** Last day of a discount, or first day of a charge. */
  date: civilDate.nullable(),
  name: z.string().optional(),
})
export type AmountLine = z.infer<typeof amountLine>

export const amountBreakdown = z.object({
  on: civilDate,
  lines: z.array(amountLine),
  amountPayable: cents,
})

export const debtReceipt = z.object({
  paymentId: z.string(),
  kind: z.enum(['settlement', 'credit']),
  late: z.boolean(),
  method: z.enum(['pix', 'bank_slip', 'credit_card']),
  amount: cents,
  paidAt: instant,
})

export const debtDetails = debtSummary.extend({
  taxId: z.string(),
  today: civilDate,
  breakdown: amountBreakdown,
  receipts: z.array(debtReceipt),
})
export type DebtDetails = z.infer<typeof debtDetails>

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

export const debtFilter = z.object({
  search: searchText.optional(),
  status: debtStatus.optional(),
  type: debtType.optional(),
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

export const debtPage = pageOf(debtSummary).extend({
  totals: z.object({ grossAmount: cents, amountPayable: cents }),
})
export type DebtPage = z.infer<typeof debtPage>

export const debtExportBatch = z.object({ total: z.number().int(), rows: z.array(debtSummary) })

const countAndAmount = z.object({ count: z.number().int(), amountPayable: cents })

/** `open` includes `overdue`. */
export const debtOverview = z.object({
  today: civilDate,
  open: countAndAmount,
  overdue: countAndAmount,
  settled: countAndAmount,
  /** Whether the caller has sent payment links that are not revoked. */
  hasPaymentLinks: z.boolean(),
})
export type DebtOverview = z.infer<typeof debtOverview>

export const debtState = z.object({ debtId: entityId, status: debtStatus, paidAt: instant.nullable() })

export const financialEnrollment = z.object({
  enrollmentId: entityId,
  institutionId: entityId,
  institutionName: z.string(),
  course: z.string(),
  registration: z.string(),
})
