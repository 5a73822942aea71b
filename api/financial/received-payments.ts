import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { debtStatus } from './debts.ts'
import { bankEnd, bankSlip, cardUse, paymentDebt, paymentMethodType, paymentStatus } from './payments.ts'
import { cents, civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

export const receivedPayment = z.object({
  // Not `uuid`, which checks the version: one foreign id must not fail the whole list.
  paymentId: z.guid(),
  method: paymentMethodType,
  status: paymentStatus,
  amount: cents,
  /** May be zero, or exceed the amount. */
  receivedAmount: cents,
  creditAmount: cents,
  createdAt: instant,
  paidAt: instant.nullable(),
  late: z.boolean(),
  receiptNumber: z.string().nullable(),
  debtCount: z.number().int(),
  throughLink: z.boolean(),
  /** Whether it was paid by somebody whom the student lets pay. */
  byPayer: z.boolean(),
  /** Whether the bank was asked and had received no money. */
  settlementNotFound: z.boolean(),
  studentName: z.string(),
  registration: z.string(),
  taxId: z.string(),
  course: z.string(),
  institutionId: entityId,
})
export type ReceivedPayment = z.infer<typeof receivedPayment>

export const receivedMoney = z.object({
  receiptNumber: z.string(),
  endToEndId: z.string(),
  amount: cents,
  creditAmount: cents,
  paidAt: instant,
  bookedAt: instant,
  late: z.boolean(),
})
export type ReceivedMoney = z.infer<typeof receivedMoney>

export const bankEnquiry = z.object({
  settlementId: z.uuid(),
  status: z.enum(['queued', 'settled', 'not_found']),
  requestedAt: instant,
  doneAt: instant.nullable(),
})
export type BankEnquiry = z.infer<typeof bankEnquiry>

export const receivedPaymentDetails = receivedPayment.extend({
  expiresAt: instant,
  endedAt: instant.nullable(),
  chargeNumber: z.string(),
  /** How the bank ended the slip, with the reason `codes` of its manual; null if it did not. */
  endedByBank: z.object({ how: bankEnd, codes: z.string() }).nullable(),
  slip: bankSlip.nullable(),
  /** The account to which the bank credits the slip. */
  slipAccount: z.object({ bankName: z.string(), account: z.string() }).nullable(),
  card: cardUse.nullable(),
  debts: z.array(paymentDebt.extend({ status: debtStatus })),
  money: z.array(receivedMoney),
  enquiries: z.array(bankEnquiry),
})
export type ReceivedPaymentDetails = z.infer<typeof receivedPaymentDetails>

/** `search` matches student name, registration, tax id, receipt number and the bank's numbers. */
export const receivedPaymentFilter = z.object({
  search: searchText.optional(),
  institutionId: entityId.optional(),
  method: paymentMethodType.optional(),
  status: paymentStatus.optional(),
  createdFrom: civilDate.optional(),
  createdTo: civilDate.optional(),
  paidFrom: civilDate.optional(),
  paidTo: civilDate.optional(),
  late: z.boolean().optional(),
})
export type ReceivedPaymentFilter = z.infer<typeof receivedPaymentFilter>

export const receivedPaymentSortColumn = z.enum(['createdAt', 'paidAt', 'amount', 'studentName'])
export type ReceivedPaymentSortColumn = z.infer<typeof receivedPaymentSortColumn>
export const receivedPaymentSort = z.templateLiteral([z.enum(['', '-']), receivedPaymentSortColumn])

export const receivedPaymentQuery = z.object({ filter: receivedPaymentFilter.default({}), sort: receivedPaymentSort.default('-createdAt') })
export const receivedPaymentPageQuery = pageQuery.extend(receivedPaymentQuery.shape)
export const receivedPaymentPage = createPageSchema(receivedPayment).extend({
  /** The totals; payments that were not paid count as nothing received. */
  totals: z.object({ receivedAmount: cents, paidCount: z.number().int() }),
})
export type ReceivedPaymentPage = z.infer<typeof receivedPaymentPage>

export const receivedPaymentExportBatch = z.object({ total: z.number().int(), rows: z.array(receivedPayment) })

export const receivedPaymentsContract = {
  list: oc
    .route({ method: 'GET', path: '/payments', summary: 'Payments of the context, paginated; staff only' })
    .errors(commonErrors)
    .input(receivedPaymentPageQuery)
    .output(receivedPaymentPage),
  export: oc
    .route({ method: 'GET', path: '/payments/export', summary: 'All payments that match a filter, streamed in batches; staff only' })
    .errors(commonErrors)
    .input(receivedPaymentQuery)
    .output(eventIterator(receivedPaymentExportBatch)),
  get: oc
    .route({
      method: 'GET',
      path: '/payments/{paymentId}/history',
      summary: 'One payment with the money received and its history; staff only',
    })
    .errors(commonErrors)
    .input(z.object({ paymentId: z.guid() }))
    .output(receivedPaymentDetails),
}
