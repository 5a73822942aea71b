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

/** Which part of which agreement a debt is. */
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

/** What a debt costs today within the campaign that takes most off it, of those that a method of its institution can pay. */
export const debtOffer = z.object({
  campaignId: entityId,
  name: z.string(),
  /** Last day of the campaign. */
  validTo: civilDate,
  amount: cents,
  discountAmount: cents,
  /** That the institution and the campaign take. */
  methods: z.array(z.enum(['pix', 'bank_slip', 'credit_card'])),
})
export type DebtOffer = z.infer<typeof debtOffer>

/** docs/requirements/academic-and-financial.md, section 3, `Debt`. */
export const debtSummary = z.object({
  debtId: entityId,
  type: debtType,
  /** Set when the type alone does not describe the debt. */
  description: z.string().nullable(),
  /** The request that it pays; null for other debts. */
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
  /** A lower price than that, of the day that the amounts are for; null where there is none, for staff, in exports and while a card is under review. */
  offer: debtOffer.nullable(),
  /** The earlier installment of its agreement that is paid before it, or with it; null where nothing is. */
  paysAfter: entityId.nullable(),
  /** Received for it while it is open or in an agreement; null unless it is paid in part. */
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

/** As what an unpaid debt can be dealt with: paid ahead, negotiated, paid as an installment, or just due. */
export const debtKind = z.enum(['anticipation', 'negotiation', 'agreement', 'pending'])
export type DebtKind = z.infer<typeof debtKind>

/** Net amount, plus charges, minus discounts, is the amount payable; of a debt that is paid in part, they are those of what is left. */
export const debtRecord = z.object({
  scholarship: cents,
  /** Gross amount without the scholarship. */
  netAmount: cents,
  /** Fine and interest. */
  charges: cents,
  /** For punctuality and of campaigns. */
  discounts: cents,
  /** What settled or replaced it; null while open, and where the institution does not tell. */
  paymentType: debtPaymentType.nullable(),
  /** Who answers for the payment: the student, or somebody else. */
  responsible: z.string(),
  origin: debtOrigin,
  /** Null unless unpaid. */
  kind: debtKind.nullable(),
  /** What the institution's own system calls its status and what settled it; null where the settings map nothing. */
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
  /** Between them: no slip is due when banks are closed. */
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
  /** Discounts are negative, and so is what a part that was paid settled of the amount. */
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
  /** Of the transfer: one payment can receive several. */
  receiptNumber: z.string(),
  kind: z.enum(['settlement', 'credit']),
  late: z.boolean(),
  /** By credit of that payment, which staff applied. */
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
  /** A day to compare with today, and the cents payable on it; null where no day is left. */
  suggestedDay: z.object({ on: civilDate, amountPayable: cents }).nullable(),
  /** That may pay it, of its institution and of the plan of its agreement. */
  methods: z.array(debtReceipt.shape.method),
  /** What it is charged by once it is late, in basis points: those of the day on which it was created. */
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

/** Of an open debt, by days from its due date; `not_due` until it is overdue. */
export const debtAge = z.enum(['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90'])
export type DebtAge = z.infer<typeof debtAge>

/** By what a settled debt was paid; `other` where the institution does not tell. */
export const debtPaymentMethod = z.enum(['pix', 'bank_slip', 'credit_card', 'other'])
export type DebtPaymentMethod = z.infer<typeof debtPaymentMethod>

export const debtFilter = z.object({
  search: searchText.optional(),
  status: debtStatus.optional(),
  /** In the institution's own system: a code of `debt-status` that its settings map. */
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

/** Debts by the month that they are for, whenever they fall due; months without debts are listed too. */
export const semesterMonth = z.object({
  /** First day of the reference month. */
  month: civilDate,
  settled: z.number().int(),
  /** Without the overdue. */
  open: z.number().int(),
  /** Without those whose card is under review. */
  overdue: z.number().int(),
  cardsInReview: z.number().int(),
  /** Replaced by an agreement that is not settled, whose installments have reference months of their own. */
  inAgreement: z.number().int(),
})
export type SemesterMonth = z.infer<typeof semesterMonth>

/** `open` includes `overdue`. */
export const debtOverview = z.object({
  today: civilDate,
  open: countAndAmount,
  overdue: countAndAmount,
  /** Overdue and not being paid: without debts whose card is under review. */
  owedToday: countAndAmount.extend({
    /** Fine and interest in the amount. */
    charges: cents,
    /** The price of `debtIds` in one charge within campaigns, where it is lower. */
    offer: z.object({ amount: cents, campaigns: z.array(debtOffer.pick({ campaignId: true, name: true, validTo: true })) }).nullable(),
    /** Whether some plan of several installments takes as much. */
    isNegotiable: z.boolean(),
    /** To pay all of it at once; empty where one payment can't be for all: more than fifty debts, or two institutions. */
    debtIds: z.array(entityId),
  }),
  /** For students with the debts that a settled agreement replaced, without their amounts. */
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

/** What staff begin the day with; each figure is that of the list filtered so. */
export const debtWorkload = z.object({
  today: civilDate,
  overdue: counted,
  /** Overdue debts by how long; every age is listed. */
  ages: z.array(counted.extend({ age: debtAge.exclude(['not_due']) })),
  receivedToday: counted,
  cardsInReview: z.number().int(),
  /** Agreements with an overdue installment. */
  overdueAgreements: z.number().int(),
  /** What waits for a person in bank files: files to confirm or to send again, differences to resolve. Null for whom may not manage banks. */
  atBank: z.object({ files: z.number().int(), differences: z.number().int() }).nullable(),
})
export type DebtWorkload = z.infer<typeof debtWorkload>

/** An enrollment whose student, registration or tax id was searched for. */
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
