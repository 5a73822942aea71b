import { z } from 'zod'
import { cents, civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

export const debtType = z.enum(['tuition', 'service', 'agreement'])
export type DebtType = z.infer<typeof debtType>

/**
 * `overdue` is derived from the due date; `in_agreement` was replaced; `in_agency` is with a collection agency and `loss` was written off:
 * both are still owed, and neither paid nor negotiated here (docs/requirements/academic-and-financial.md, section 4).
 */
export const debtStatus = z.enum(['open', 'overdue', 'settled', 'in_agreement', 'canceled', 'in_agency', 'loss'])
export type DebtStatus = z.infer<typeof debtStatus>

/** The agreement that a debt is an installment of, and which of its installments it is. */
export const debtInstallment = z.object({ agreementId: entityId, number: z.number().int(), count: z.number().int() })
export type DebtInstallment = z.infer<typeof debtInstallment>

/** A bank slip that can still be paid, for one or several debts. */
export const liveSlip = z.object({
  paymentId: z.uuid(),
  dueOn: civilDate,
  amount: cents,
  /** How many debts it pays. */
  debtCount: z.number().int(),
})
export type LiveSlip = z.infer<typeof liveSlip>

/** A Pix code that can still be paid, for one or several debts. */
export const livePix = liveSlip.omit({ dueOn: true }).extend({ expiresAt: instant })
export type LivePix = z.infer<typeof livePix>

/** Today's price of a debt in the campaign with the largest discount among those that the institution's payment methods can use. */
export const debtOffer = z.object({
  campaignId: entityId,
  name: z.string(),
  /** Last day of the campaign. */
  validTo: civilDate,
  amount: cents,
  discountAmount: cents,
  /** The methods that both the institution and the campaign accept. */
  methods: z.array(z.enum(['pix', 'bank_slip', 'credit_card'])),
})
export type DebtOffer = z.infer<typeof debtOffer>

/** docs/requirements/academic-and-financial.md, section 3, `Debt`. */
export const debtSummary = z.object({
  debtId: entityId,
  type: debtType,
  /** Set when the type alone does not describe the debt. */
  description: z.string().nullable(),
  /** The request that the debt pays for; null for other debts. */
  requestId: z.uuid().nullable(),
  installment: debtInstallment.nullable(),
  /** First day of the reference month. */
  competency: civilDate,
  dueDate: civilDate,
  /** Last day without charges: the due date, or the next banking day. */
  payableUntil: civilDate,
  paidAt: instant.nullable(),
  status: debtStatus,
  grossAmount: cents,
  /** Cents payable today, or paid once settled. */
  amountPayable: cents,
  /** A lower price on the day of the amounts; null if there is none, for staff, in exports and while a card is under review. */
  offer: debtOffer.nullable(),
  /** The earlier installment of the same agreement that must be paid before this one or with it; null if there is none. */
  paysAfter: entityId.nullable(),
  /** Amount received for a debt that is open or in an agreement; null unless it is partly paid. */
  partPaid: cents.nullable(),
  /** Last day of the punctuality discount, while it applies. */
  discountUntil: civilDate.nullable(),
  studentName: z.string(),
  /** Registration number (matrícula). */
  registration: z.string(),
  course: z.string(),
  institutionId: entityId,
  /** The card payment under review; no other charge is allowed meanwhile. */
  cardInReview: z.uuid().nullable(),
  /** `in_agreement`, and every installment of that agreement is paid. */
  paidByAgreement: z.boolean(),
  /** The bank slip that can still be paid; null in exports. */
  liveSlip: liveSlip.nullable(),
  /** The student's own Pix code that can still be paid; null in exports. */
  livePix: livePix.nullable(),
})
export type DebtSummary = z.infer<typeof debtSummary>

export const debtPaymentType = z.enum(['pix', 'bank_slip', 'credit_card', 'agreement'])
export type DebtPaymentType = z.infer<typeof debtPaymentType>

/** What gave rise to a debt (docs/requirements/academic-and-financial.md, section 3). */
export const debtOrigin = z.enum(['enrollment', 'service', 'agreement'])
export type DebtOrigin = z.infer<typeof debtOrigin>

/** How an unpaid debt can be dealt with: paid ahead, negotiated, paid as an installment, or simply due. */
export const debtKind = z.enum(['anticipation', 'negotiation', 'agreement', 'pending'])
export type DebtKind = z.infer<typeof debtKind>

/** Staff's view of a debt: net amount + charges - discounts = amount payable; for partly paid debts, they refer to the rest. */
export const debtRecord = z.object({
  scholarship: cents,
  /** Gross amount without the scholarship. */
  netAmount: cents,
  /** Fine and interest. */
  charges: cents,
  /** Discounts for punctuality and from campaigns. */
  discounts: cents,
  /** How the debt was settled or replaced; null while open, and where the institution does not say. */
  paymentType: debtPaymentType.nullable(),
  /** Who is responsible for the payment: the student, or somebody else. */
  responsible: z.string(),
  origin: debtOrigin,
  /** Null unless unpaid. */
  kind: debtKind.nullable(),
  /** Codes of the status and the settlement in the institution's own system; null where the settings map nothing. */
  codes: z.object({ status: z.string().nullable(), paymentMethod: z.string().nullable(), paymentPlace: z.string().nullable() }),
})

export const listedDebt = debtSummary.extend({
  /** Null in a student's own list. */
  record: debtRecord.nullable(),
})
export type ListedDebt = z.infer<typeof listedDebt>

/** Days on which a bank slip may be due. */
export const slipDays = z.object({
  from: civilDate,
  to: civilDate,
  /** Days in between on which banks are closed, so that no slip can be due. */
  closed: z.array(civilDate),
  /** The last day of the lowest amount; the first day when overdue. */
  usual: civilDate,
  /** What the debts cost together on that day, cents. */
  usualAmount: cents,
})
export type SlipDays = z.infer<typeof slipDays>

/** Lines sum to the amount payable. */
export const amountLine = z.object({
  kind: z.enum(['gross', 'scholarship', 'punctuality_discount', 'fine', 'interest', 'campaign_discount', 'part_payment']),
  /** Cents of the line; negative for discounts and for parts already paid. */
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
  /** The receipt number of the transfer: one payment can receive several transfers. */
  receiptNumber: z.string(),
  kind: z.enum(['settlement', 'credit']),
  late: z.boolean(),
  /** Whether it was paid by credit of that payment, which staff applied. */
  byCredit: z.boolean(),
  method: z.enum(['pix', 'bank_slip', 'credit_card']),
  amount: cents,
  paidAt: instant,
})

/** An invoice that the issuer did not issue, or did not void, when asked. */
export const invoiceProblem = z.object({
  step: z.enum(['issue', 'void']),
  /** After several attempts: somebody has to look. */
  hasFailed: z.boolean(),
  /** In the issuer's words; null when it gave none. */
  reason: z.string().nullable(),
  nextAttemptAt: instant,
})
export type InvoiceProblem = z.infer<typeof invoiceProblem>

export const debtDetails = debtSummary.extend({
  taxId: z.string(),
  /** Without one, no payment link can be made. */
  studentHasAccount: z.boolean(),
  today: civilDate,
  breakdown: amountBreakdown,
  /** The agreement in force that replaced it. */
  agreementId: entityId.nullable(),
  /** Null unless it can be paid. */
  slipDays: slipDays.nullable(),
  /** A suggested later day and the cents payable on it, to compare with today; null if no such day is left. */
  suggestedDay: z.object({ on: civilDate, amountPayable: cents }).nullable(),
  /** The methods that may pay it: those of its institution and of the plan of its agreement. */
  methods: z.array(debtReceipt.shape.method),
  /** Late-payment rates of the debt in basis points, as of the day on which it was created. */
  rates: z.object({ finesBasisPoints: z.number().int(), interestBasisPoints: z.number().int() }),
  receipts: z.array(debtReceipt),
  /** Null for students, who can do nothing about it. */
  invoiceProblem: invoiceProblem.nullable(),
})
export type DebtDetails = z.infer<typeof debtDetails>

/** `lastDue`: what fell due last first, then what is due next. */
export const debtSortColumn = z.enum([
  'dueDate',
  'lastDue',
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

/** The age of an open debt, in days from its due date; `not_due` until it is overdue. */
export const debtAge = z.enum(['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90'])
export type DebtAge = z.infer<typeof debtAge>

/** The method by which a settled debt was paid; `other` where the institution does not tell. */
export const debtPaymentMethod = z.enum(['pix', 'bank_slip', 'credit_card', 'other'])
export type DebtPaymentMethod = z.infer<typeof debtPaymentMethod>

export const debtFilter = z.object({
  search: searchText.optional(),
  status: debtStatus.optional(),
  /** Status in the institution's own system: a code of `debt-status` that the settings map. */
  statusCode: z.string().min(1).max(60).optional(),
  age: debtAge.optional(),
  type: debtType.optional(),
  year: z.number().int().min(1990).max(2100).optional(),
  /** First day of the reference month. */
  competency: civilDate.optional(),
  institutionId: entityId.optional(),
  enrollmentId: entityId.optional(),
  dueFrom: civilDate.optional(),
  dueTo: civilDate.optional(),
  paidFrom: civilDate.optional(),
  paidTo: civilDate.optional(),
  paidBy: debtPaymentMethod.optional(),
})
export type DebtFilter = z.infer<typeof debtFilter>

export const debtQuery = z.object({ filter: debtFilter.default({}), sort: debtSort.default('dueDate') })
export const debtPageQuery = pageQuery.extend(debtQuery.shape)

const debtTotals = z.object({ grossAmount: cents, amountPayable: cents })

export const debtPage = createPageSchema(listedDebt).extend({ totals: debtTotals })

/** `debtPage` without its rows. */
export const debtCount = z.object({ totalCount: z.number().int(), totals: debtTotals })
export type DebtPage = z.infer<typeof debtPage>

export const debtExportBatch = z.object({ total: z.number().int(), rows: z.array(listedDebt) })

const countAndAmount = z.object({ count: z.number().int(), amountPayable: cents })

/** Debts by reference month, whenever they fall due; months without debts are listed too. */
export const semesterMonth = z.object({
  /** First day of the reference month. */
  month: civilDate,
  settled: z.number().int(),
  /** Amount of open debts that are not overdue. */
  open: z.number().int(),
  /** Without those whose card is under review. */
  overdue: z.number().int(),
  cardsInReview: z.number().int(),
  /** Amount of debts replaced by an unsettled agreement; its installments have reference months of their own. */
  inAgreement: z.number().int(),
})
export type SemesterMonth = z.infer<typeof semesterMonth>

/** `open` includes `overdue`. */
export const debtOverview = z.object({
  today: civilDate,
  open: countAndAmount,
  overdue: countAndAmount,
  /** Overdue debts that are not being paid; excludes debts whose card is under review. */
  owedToday: countAndAmount.extend({
    /** Fine and interest in the amount. */
    charges: cents,
    /** The price of paying `debtIds` in one charge with campaigns, if it is lower. */
    offer: z.object({ amount: cents, campaigns: z.array(debtOffer.pick({ campaignId: true, name: true, validTo: true })) }).nullable(),
    /** Whether a plan of several installments accepts this amount. */
    isNegotiable: z.boolean(),
    /** The debts to pay all at once; empty if one payment cannot cover them: more than fifty debts, or two institutions. */
    debtIds: z.array(entityId),
  }),
  /** Settled debts; for students including debts that a settled agreement replaced, without their amounts. */
  settled: countAndAmount,
  /** Replaced by agreements that are not settled; none for staff. */
  inAgreement: countAndAmount,
  /** With a collection agency; none for staff. */
  inAgency: countAndAmount,
  /** Written off; none for staff. */
  loss: countAndAmount,
  /** The six months of today's semester; none for staff. */
  semester: z.array(semesterMonth),
  /** Whether an institution of the student takes Pix. */
  takesPix: z.boolean(),
  /** Whether the caller has sent payment links that are not revoked. */
  hasPaymentLinks: z.boolean(),
  /** Whether an institution of the student lets others be invited to see and pay. */
  mayInvitePayers: z.boolean(),
})
export type DebtOverview = z.infer<typeof debtOverview>

/** Amount in cents. */
export const counted = z.object({ count: z.number().int(), amount: cents })

/** The overview with which staff begin the day; each figure matches the list filtered accordingly. */
export const debtWorkload = z.object({
  today: civilDate,
  overdue: counted,
  /** Overdue debts by their age; every age is listed. */
  ages: z.array(counted.extend({ age: debtAge.exclude(['not_due']) })),
  receivedToday: counted,
  cardsInReview: z.number().int(),
  /** Agreements with an overdue installment. */
  overdueAgreements: z.number().int(),
  /** Work in bank files: files to confirm or to send again, and differences to resolve. Null for staff who may not manage banks. */
  atBank: z.object({ files: z.number().int(), differences: z.number().int() }).nullable(),
})
export type DebtWorkload = z.infer<typeof debtWorkload>

/** An enrollment found by its student, registration or tax id. */
export const foundStudent = z.object({
  enrollmentId: entityId,
  institutionId: entityId,
  studentName: z.string(),
  registration: z.string(),
  course: z.string(),
})
export type FoundStudent = z.infer<typeof foundStudent>

export const debtState = z.object({ debtId: entityId, status: debtStatus, paidAt: instant.nullable() })

export const financialEnrollment = z.object({
  enrollmentId: entityId,
  institutionId: entityId,
  institutionName: z.string(),
  course: z.string(),
  registration: z.string(),
})
