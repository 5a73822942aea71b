import { z } from 'zod'
import { amountLine, debtType } from './debts.ts'
import { cents, civilDate, entityId, instant } from './shared.ts'

/** Ways to pay, with the ids that services exchange (academic-financial specification, section 3). */
export const paymentMethodType = z.enum(['pix', 'bank_slip', 'credit_card'])
export type PaymentMethodType = z.infer<typeof paymentMethodType>
export const paymentMethodIds = { credit_card: 1, bank_slip: 2, pix: 3 } as const

export const paymentMethod = z.object({ id: z.number().int(), type: paymentMethodType })

/**
 * Where a payment stands. `waiting_for_payment` can be paid until it expires; `approved` is booked;
 * `expired` and `canceled` can no longer be paid on purpose, yet money that still comes is booked.
 */
export const paymentStatus = z.enum(['waiting_for_payment', 'approved', 'denied', 'expired', 'canceled'])
export type PaymentStatus = z.infer<typeof paymentStatus>

/** A debt inside a payment, with the amount it had when the code was made. */
export const paymentDebt = z.object({
  debtId: entityId,
  type: debtType,
  description: z.string().nullable(),
  competency: civilDate,
  dueDate: civilDate,
  registration: z.string(),
  course: z.string(),
  amount: cents,
  lines: z.array(amountLine),
})

/** A Pix charge for one or several debts. */
export const payment = z.object({
  paymentId: z.uuid(),
  method: paymentMethodType,
  status: paymentStatus,
  amount: cents,
  createdAt: instant,
  expiresAt: instant,
  /** The server's clock when this was answered, so that a countdown does not trust the device's. */
  now: instant,
  paidAt: instant.nullable(),
  /** True when the money arrived after the code had expired. */
  late: z.boolean(),
  /** Money that came on top of what was owed and is kept as credit. */
  creditAmount: cents,
  /** The Pix "copia e cola": an EMV BR Code. */
  brCode: z.string(),
  debts: z.array(paymentDebt),
})
export type Payment = z.infer<typeof payment>

/** Told to whoever watches a payment: look again. */
export const paymentEvent = z.object({ status: paymentStatus })
export type PaymentEvent = z.infer<typeof paymentEvent>

/** Proof of an approved payment. */
export const paymentReceipt = z.object({
  paymentId: z.uuid(),
  receiptNumber: z.string(),
  institutionName: z.string(),
  institutionTaxId: z.string(),
  payerName: z.string(),
  /** A CPF with only its middle shown. */
  payerTaxId: z.string(),
  method: paymentMethodType,
  amount: cents,
  creditAmount: cents,
  late: z.boolean(),
  paidAt: instant,
  /** The Central Bank's end-to-end id of the Pix. */
  endToEndId: z.string(),
  debts: z.array(paymentDebt),
})
export type PaymentReceipt = z.infer<typeof paymentReceipt>

export const chargePixInput = z.object({
  debtIds: z.array(entityId).min(1).max(50),
  /** What the person was shown; when it is no longer true nothing is charged and the new amount is told. */
  expectedAmount: cents.positive(),
  /** Made by the page that asks; the same key never charges twice. */
  idempotencyKey: z.uuid(),
})
