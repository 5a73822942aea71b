import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './contract-errors.ts'
import { debtStatus } from './debts.ts'
import { bankSlip, cardUse, paymentDebt, paymentMethodType, paymentStatus } from './payments.ts'
import { cents, civilDate, entityId, instant, pageOf, pageQuery, searchText } from './shared.ts'

/** A payment as lists show it to those who look after the money of students. */
export const receivedPayment = z.object({
  // Not `uuid`, which asks for a version: one id that another system made must not take the whole list away.
  paymentId: z.guid(),
  method: paymentMethodType,
  status: paymentStatus,
  /** What was asked for. */
  amount: cents,
  /** What came for it, which may be nothing, or more than was asked for. */
  receivedAmount: cents,
  /** The part of it that settled no debt and is kept as the student's credit. */
  creditAmount: cents,
  createdAt: instant,
  paidAt: instant.nullable(),
  /** True when the money came after the charge had expired. */
  late: z.boolean(),
  /** Of the money that came first; null while none has. */
  receiptNumber: z.string().nullable(),
  debtCount: z.number().int(),
  /** True when somebody asked for it through a payment link. */
  throughLink: z.boolean(),
  /** True while a bank that was asked for its money knew of none. */
  askedInVain: z.boolean(),
  studentName: z.string(),
  /** Of the first of its debts. */
  registration: z.string(),
  /** A CPF with only its middle shown. */
  taxId: z.string(),
  course: z.string(),
  institutionId: entityId,
})
export type ReceivedPayment = z.infer<typeof receivedPayment>

/** Money that came for a payment. */
export const receivedMoney = z.object({
  receiptNumber: z.string(),
  /** What the receiving side calls the transfer: the end-to-end id of a Pix, the bank's or the acquirer's number. */
  endToEndId: z.string(),
  amount: cents,
  /** The part of it that settled no debt. */
  creditAmount: cents,
  paidAt: instant,
  bookedAt: instant,
  late: z.boolean(),
})
export type ReceivedMoney = z.infer<typeof receivedMoney>

/** A time at which the bank was asked whether it has the money of a slip, or told of it by itself. */
export const bankEnquiry = z.object({
  settlementId: z.uuid(),
  status: z.enum(['queued', 'settled', 'not_found']),
  requestedAt: instant,
  doneAt: instant.nullable(),
})
export type BankEnquiry = z.infer<typeof bankEnquiry>

/** A payment with all that is known of it. */
export const receivedPaymentDetails = receivedPayment.extend({
  expiresAt: instant,
  /** When it was denied or canceled. */
  endedAt: instant.nullable(),
  /** What the bank or the acquirer knows the charge by. */
  chargeNumber: z.string(),
  /** Null for other methods, and until the bank has registered it. */
  slip: bankSlip.nullable(),
  /** Null for other methods. */
  card: cardUse.nullable(),
  debts: z.array(paymentDebt.extend({ /** Where it stands today. */ status: debtStatus })),
  /** In the order in which it came. */
  money: z.array(receivedMoney),
  /** The first one first. */
  enquiries: z.array(bankEnquiry),
})
export type ReceivedPaymentDetails = z.infer<typeof receivedPaymentDetails>

/**
 * What the list can be narrowed to. `search` looks in student name, registration and tax id, and finds a receipt by its
 * number and a payment by the number that the bank knows the charge or the transfer by.
 */
export const receivedPaymentFilter = z.object({
  search: searchText.optional(),
  method: paymentMethodType.optional(),
  status: paymentStatus.optional(),
  /** First and last day on which it was made. */
  createdFrom: civilDate.optional(),
  createdTo: civilDate.optional(),
  /** First and last day on which it was paid. */
  paidFrom: civilDate.optional(),
  paidTo: civilDate.optional(),
  /** Only those whose money came late, or only those whose did not. */
  late: z.boolean().optional(),
})
export type ReceivedPaymentFilter = z.infer<typeof receivedPaymentFilter>

/** Columns by which the list can be sorted; a leading minus reverses. */
export const receivedPaymentSortColumn = z.enum(['createdAt', 'paidAt', 'amount', 'studentName'])
export type ReceivedPaymentSortColumn = z.infer<typeof receivedPaymentSortColumn>
export const receivedPaymentSort = z.templateLiteral([z.enum(['', '-']), receivedPaymentSortColumn])

export const receivedPaymentQuery = z.object({ filter: receivedPaymentFilter.default({}), sort: receivedPaymentSort.default('-createdAt') })
export const receivedPaymentPageQuery = pageQuery.extend(receivedPaymentQuery.shape)
export const receivedPaymentPage = pageOf(receivedPayment).extend({
  /** Of the whole filtered set. */
  totals: z.object({ receivedAmount: cents }),
})
export type ReceivedPaymentPage = z.infer<typeof receivedPaymentPage>

/** A slice of an export: rows in order, and how many the whole set has. */
export const receivedPaymentExportBatch = z.object({ total: z.number().int(), rows: z.array(receivedPayment) })

/** Payments of a context, for staff; students see their own among their debts. */
export const receivedPaymentsContract = {
  list: oc
    .route({ method: 'GET', path: '/payments', summary: 'Payments of the context, a page at a time; for staff' })
    .errors(commonErrors)
    .input(receivedPaymentPageQuery)
    .output(receivedPaymentPage),
  export: oc
    .route({ method: 'GET', path: '/payments/export', summary: 'Every payment of a filtered set, in batches as they are read; for staff' })
    .errors(commonErrors)
    .input(receivedPaymentQuery)
    .output(eventIterator(receivedPaymentExportBatch)),
  get: oc
    .route({
      method: 'GET',
      path: '/payments/{paymentId}/history',
      summary: 'One payment with its money and what happened to it; for staff',
    })
    .errors(commonErrors)
    .input(z.object({ paymentId: z.guid() }))
    .output(receivedPaymentDetails),
}
