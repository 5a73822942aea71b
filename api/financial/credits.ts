import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { creditRefundLimits } from './credit-refund-limits.ts'
import { debtInstallment, debtType } from './debts.ts'
import { fileInput } from '../file-input.ts'
import { paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

export const creditUseKind = z.enum(['application', 'refund'])
export type CreditUseKind = z.infer<typeof creditUseKind>

export const refundWay = z.enum(['pix', 'account', 'cash'])
export type RefundWay = z.infer<typeof refundWay>

const namedDebt = z.object({
  debtId: entityId,
  type: debtType,
  description: z.string().nullable(),
  installment: debtInstallment.nullable(),
  competency: civilDate,
})

/** Received money, or the excess part of it, that settled no debt. */
export const credit = z.object({
  creditId: z.number().int().positive(),
  /** Where it came from. */
  paymentId: z.guid(),
  receiptNumber: z.string(),
  method: paymentMethodType,
  paidAt: instant,
  /** The debt for which the payment was made. */
  debt: namedDebt,
  amount: cents.positive(),
  /** What is neither applied nor refunded. */
  left: cents.min(0),
})
export type Credit = z.infer<typeof credit>

/** A use of credit; the oldest credit is used first. */
export const creditUse = z.object({
  useId: z.uuid(),
  kind: creditUseKind,
  amount: cents.positive(),
  madeAt: instant,
  /** What it was applied to; null for a refund. */
  debt: namedDebt.nullable(),
  refund: z.object({ way: refundWay, refundedOn: civilDate }).nullable(),
})
export type CreditUse = z.infer<typeof creditUse>

/** A use of credit with the details that students do not see. */
export const recordedUse = creditUse.extend({
  /** Null where the user service does not know them any more. */
  madeBy: z.string().nullable(),
  note: z.string().nullable(),
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
  undoneNote: z.string().nullable(),
  destination: z.string().nullable(),
  reference: z.string().nullable(),
  /** The file name of the proof; null if there is none. */
  proof: z.string().nullable(),
  /** Whether it can still be undone: until the end of its day, and while nothing has followed from it. */
  isUndoable: z.boolean(),
})
export type RecordedUse = z.infer<typeof recordedUse>

export const creditsOverview = z.object({
  /** The usable amount of all credits together. */
  left: cents.min(0),
  credits: z.array(credit),
  uses: z.array(creditUse),
})
export type CreditsOverview = z.infer<typeof creditsOverview>

const creditedStudent = z.object({
  enrollmentId: entityId,
  studentName: z.string(),
  registration: z.string(),
  taxId: z.string(),
  course: z.string(),
  institutionId: entityId,
})

/** A debt that credit can be applied to. */
export const creditTarget = namedDebt.extend({
  dueDate: civilDate,
  registration: z.string(),
  /** The amount owed on the caller's civil day. */
  owed: cents,
  /** How much of the credit the debt can take now; 0 if none. */
  takes: cents.min(0),
  /** Why the debt can take no credit; null if it can. */
  obstacle: z.enum(['card_in_review']).nullable(),
  /** Whether it would settle the debt and so let a request or reenrollment go on, which cannot be undone. */
  isFinal: z.boolean(),
})
export type CreditTarget = z.infer<typeof creditTarget>

export const studentCredits = creditsOverview.extend({
  student: creditedStudent,
  uses: z.array(recordedUse),
  /** What the student owes at the institution, next due first; empty without credit. */
  debts: z.array(creditTarget),
  mayUse: z.boolean(),
  /** The caller's civil day. */
  today: civilDate,
})
export type StudentCredits = z.infer<typeof studentCredits>

export const listedCredit = credit.extend(creditedStudent.shape)
export type ListedCredit = z.infer<typeof listedCredit>

/** `search` matches student name, registration, tax id and receipt number. */
export const creditFilter = z.object({
  search: searchText.optional(),
  institutionId: entityId.optional(),
  balance: z.enum(['left', 'used']).optional(),
  method: paymentMethodType.optional(),
  paidFrom: civilDate.optional(),
  paidTo: civilDate.optional(),
})
export type CreditFilter = z.infer<typeof creditFilter>

export const creditSortColumn = z.enum(['paidAt', 'amount', 'left', 'studentName'])
export type CreditSortColumn = z.infer<typeof creditSortColumn>
export const creditSort = z.templateLiteral([z.enum(['', '-']), creditSortColumn])

export const creditQuery = z.object({ filter: creditFilter.default({}), sort: creditSort.default('-paidAt') })
export const creditPageQuery = pageQuery.extend(creditQuery.shape)
export const creditPage = createPageSchema(listedCredit).extend({ totals: z.object({ amount: cents, left: cents }) })
export type CreditPage = z.infer<typeof creditPage>
export const creditExportBatch = z.object({ total: z.number().int(), rows: z.array(listedCredit) })

const note = z.string().trim().max(500)
export const ofCreditedStudent = z.object({ enrollmentId: entityId })
export const ofCreditUse = z.object({ useId: z.uuid() })

export const creditApplication = ofCreditedStudent.extend({
  debtId: entityId,
  /** Cents shown to the user; a difference is rejected with AMOUNT_CHANGED. */
  expectedAmount: cents.positive(),
  note,
  idempotencyKey: z.uuid(),
})

const refundFields = ofCreditedStudent.extend({
  amount: cents.positive(),
  /** The remaining credit shown to the user; a difference is rejected with CONTENT_CHANGED. */
  expectedLeft: cents.positive(),
  refundedOn: civilDate,
  way: refundWay,
  /** Pix key, account, or who took the cash. */
  destination: z.string().trim().min(1).max(200),
  /** The reference of the transfer; required where no file is sent. */
  reference: z.string().trim().max(200),
  note,
  idempotencyKey: z.uuid(),
})
export const creditRefund = refundFields
  .extend({ proof: fileInput(creditRefundLimits.maxSize).optional() })
  .refine(({ reference, proof }) => reference !== '' || proof !== undefined, { path: ['reference'] })
  .refine(({ amount, expectedLeft }) => amount <= expectedLeft, { path: ['amount'] })

export const creditUndo = ofCreditUse.extend({ note })

/** Money that became credit: docs/requirements/academic-and-financial.md, section 7. */
export const creditsContract = {
  own: oc
    .route({ method: 'GET', path: '/credits/own', summary: "The caller's credit and what became of it" })
    .errors(commonErrors)
    .output(creditsOverview),
  list: oc
    .route({ method: 'GET', path: '/credits', summary: 'Credit of the context, paginated; staff only' })
    .errors(commonErrors)
    .input(creditPageQuery)
    .output(creditPage),
  export: oc
    .route({ method: 'GET', path: '/credits/export', summary: 'All credit that matches a filter, streamed in batches; staff only' })
    .errors(commonErrors)
    .input(creditQuery)
    .output(eventIterator(creditExportBatch)),
  ofStudent: oc
    .route({
      method: 'GET',
      path: '/credits/students/{enrollmentId}',
      summary: 'Credit of a student at an institution, what became of it, and what it can be applied to; staff only',
    })
    .errors(commonErrors)
    .input(ofCreditedStudent)
    .output(studentCredits),
  apply: oc
    .route({ method: 'POST', path: '/credits/students/{enrollmentId}/applications', summary: 'Pay a debt with credit, whole or in part' })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'PAYMENT_IN_PROGRESS', 'AMOUNT_CHANGED', 'CREDIT_TOO_SMALL', 'KEY_REUSED'))
    .input(creditApplication)
    .output(ofCreditUse),
  refund: oc
    .route({
      method: 'POST',
      path: '/credits/students/{enrollmentId}/refunds',
      summary: 'Record that credit was paid back, with its proof',
    })
    .errors(withErrors('CONTENT_CHANGED', 'DAY_NOT_ALLOWED', 'FILE_TYPE', 'FILE_ACTIVE', 'FILE_LOCKED', 'FILE_TOO_LARGE', 'KEY_REUSED'))
    .input(creditRefund)
    .output(ofCreditUse),
  proof: oc
    .route({ method: 'GET', path: '/credits/uses/{useId}/proof', summary: 'The file that proves a refund; staff only' })
    .errors(commonErrors)
    .input(ofCreditUse)
    .output(z.file()),
  undo: oc
    .route({
      method: 'POST',
      path: '/credits/uses/{useId}/undo',
      summary: 'Take back an application or a refund on the day it was made; it stays on record',
    })
    .errors(withErrors('CONTENT_CHANGED', 'DEADLINE_OVER', 'NOT_ALLOWED'))
    .input(creditUndo),
}
