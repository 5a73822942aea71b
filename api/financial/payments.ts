import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { amountLine, debtInstallment, debtSummary, debtType, livePix, liveSlip, slipDays } from './debts.ts'
import { academicRecord, cents, civilDate, entityId, instant } from '../shared.ts'

/** Payment methods, with the ids exchanged between services (docs/requirements/academic-and-financial.md, section 3). */
export const paymentMethodType = z.enum(['pix', 'bank_slip', 'credit_card'])
export type PaymentMethodType = z.infer<typeof paymentMethodType>
export const paymentMethodIds = { credit_card: 1, bank_slip: 2, pix: 3 } as const

export const paymentMethod = z.object({ id: z.number().int(), type: paymentMethodType })

/** `pending` is in review by the acquirer, `approved` is booked; late money for `expired` and `canceled` payments is still booked. */
export const paymentStatus = z.enum(['waiting_for_payment', 'pending', 'approved', 'denied', 'expired', 'canceled'])
export type PaymentStatus = z.infer<typeof paymentStatus>

/** How a bank ended a slip: refused it, wrote it off (baixa) or had it protested. */
export const bankEnd = z.enum(['rejected', 'written_off', 'protested'])
export type BankEnd = z.infer<typeof bankEnd>

export const paymentDebt = z.object({
  debtId: entityId,
  type: debtType,
  description: z.string().nullable(),
  /** The request that the debt pays for; null for other debts. */
  requestId: z.uuid().nullable(),
  installment: debtInstallment.nullable(),
  competency: civilDate,
  dueDate: civilDate,
  registration: z.string(),
  course: z.string(),
  amount: cents,
  lines: z.array(amountLine),
})

export type PaymentDebt = z.infer<typeof paymentDebt>

export const denialReason = z.enum(['card_refused', 'insufficient_funds', 'invalid_card', 'not_confirmed'])
export type DenialReason = z.infer<typeof denialReason>

/** The only card data that is ever stored. */
export const cardUse = z.object({
  brand: z.string().nullable(),
  lastFour: z.string().nullable(),
  installments: z.number().int().positive(),
  /** The amount of each installment except the first, which may be some cents more. */
  installmentAmount: cents,
  denial: denialReason.nullable(),
})
export type CardUse = z.infer<typeof cardUse>

export const bankSlip = z.object({
  /** Linha digitável, 47 digits. */
  line: z.string().regex(/^\d{47}$/),
  barcode: z.string().regex(/^\d{44}$/),
  dueOn: civilDate,
  /** Nosso número. */
  ourNumber: z.string(),
})
export type BankSlip = z.infer<typeof bankSlip>

export const payment = z.object({
  paymentId: z.uuid(),
  method: paymentMethodType,
  status: paymentStatus,
  amount: cents,
  createdAt: instant,
  expiresAt: instant,
  /** Server time, so that countdowns do not depend on the device's clock. */
  now: instant,
  paidAt: instant.nullable(),
  late: z.boolean(),
  creditAmount: cents,
  /** Pix "copia e cola" (EMV BR Code); empty for other methods. */
  brCode: z.string(),
  /** Null for other methods and until registered. */
  slip: bankSlip.nullable(),
  card: cardUse.nullable(),
  /** Seconds until an approved payment redirects to its receipt; null to stay. */
  leavesAfter: z.number().int().nullable(),
  debts: z.array(paymentDebt),
})
export type Payment = z.infer<typeof payment>

/** The most debts that one payment can cover. */
export const mostDebtsOfPayment = 50
export const debtsOfPayment = z.array(entityId).min(1).max(mostDebtsOfPayment)

/** The payer's next debt. */
export const nextDebt = debtSummary
  .pick({ debtId: true, type: true, description: true, installment: true, competency: true, dueDate: true })
  .extend({ amount: cents })
export type NextDebt = z.infer<typeof nextDebt>

export const shownPayment = payment.extend({
  /** The caller's next debt, once this payment is approved; null when nothing is open. */
  next: nextDebt.nullable().optional(),
  /** Whether, after the payment, the caller still owes something for a month that it covered. */
  monthOwed: z.boolean().optional(),
  /** The debts of this payment that the caller still owes, once nothing can be paid with it any more. */
  owed: z.array(entityId).optional(),
})
export type ShownPayment = z.infer<typeof shownPayment>

/** Tells subscribers to refetch. */
export const paymentEvent = z.object({ status: paymentStatus })
export type PaymentEvent = z.infer<typeof paymentEvent>

/** Receipt of one transfer and its effect: what it paid and what became credit. */
export const paymentReceipt = z.object({
  paymentId: z.uuid(),
  receiptNumber: z.string(),
  institutionName: z.string(),
  institutionTaxId: z.string(),
  payerName: z.string(),
  payerTaxId: z.string(),
  method: paymentMethodType,
  card: cardUse.nullable(),
  amount: cents,
  creditAmount: cents,
  late: z.boolean(),
  paidAt: instant,
  /** The receiver's unique id: Pix end-to-end id, or the bank's or acquirer's payment number. */
  endToEndId: z.string(),
  /** The debts that it paid; empty when all of it became credit. */
  debts: z.array(paymentDebt),
})
export type PaymentReceipt = z.infer<typeof paymentReceipt>

/** The campaigns by which debts are priced: none, unless one is named or the cheapest is asked for. */
export const priceTerms = z.object({
  campaignId: entityId.optional(),
  /** Prices each debt by its `offer`, the campaign with the largest discount on the day of payment; `campaignId` takes precedence. */
  cheapest: z.boolean().optional(),
})
export type PriceTerms = z.infer<typeof priceTerms>

export const chargeSlipInput = priceTerms.extend({
  debtIds: debtsOfPayment,
  /** Payment day, which determines the amount. */
  dueOn: civilDate,
  expectedAmount: cents.positive(),
  idempotencyKey: z.uuid(),
})

/** What kind of debts the caller expects; if they differ, NOT_FOUND is returned. */
export const chargeSlipQuery = z.object({
  /** The academic record that all of the debts belong to. */
  academicRecord: academicRecord.optional(),
  /** Whether all are installments of an agreement. */
  isAgreement: z.boolean().optional(),
})

export const chargeCardInput = priceTerms.extend({
  debtIds: debtsOfPayment,
  expectedAmount: cents.positive(),
  idempotencyKey: z.uuid(),
  /** Issued by the acquirer to the browser; card data never reaches the service. */
  cardToken: z.string().regex(/^[\w.-]{8,200}$/),
  installments: z.number().int().min(1).max(24),
  /** Unused: sent in the `x-bot-protection` header instead. */
  recaptcha: z.literal('').optional(),
})

export const acquirerComponent = z.object({
  acquirer: z.string(),
  publicKey: z.string(),
  tokenUrl: z.string(),
  brands: z.array(z.string()),
})
export type AcquirerComponent = z.infer<typeof acquirerComponent>

export const installmentOption = z.object({
  count: z.number().int().positive(),
  /** The amount of the first installment, which includes the remainder of the division. */
  firstAmount: cents,
  amount: cents,
})

export const quoteQuery = priceTerms.extend({ debtIds: debtsOfPayment, on: civilDate.optional() })

/** The campaign of a quote; for several, the names of all, and the day on which the first of them ends. */
const quotedCampaign = z.object({ campaignId: entityId, name: z.string(), validTo: civilDate, discountAmount: cents })

export const paymentQuote = z.object({
  on: civilDate,
  amount: cents,
  debts: z.array(paymentDebt),
  methods: z.array(paymentMethod),
  slipDays,
  /** The live slips of these debts: making a slip for another day cancels them. */
  liveSlips: z.array(liveSlip),
  /** The caller's code that pays these debts, and nothing else, at today's amount. */
  livePix: livePix.nullable(),
  /** Another code for one of these debts, which is canceled when a new one is made. */
  replacedPix: livePix.nullable(),
  /** The enrollment of any one of the debts; determines the acquirer. */
  enrollmentId: entityId,
  installments: z.array(installmentOption),
  campaign: quotedCampaign.nullable(),
  /** The methods that are offered only when paying without the campaign. */
  methodsWithoutCampaign: z.array(paymentMethodType),
  /** The campaign that `cheapest` would apply; null if one was requested or a card is under review. */
  campaignOffer: quotedCampaign.nullable(),
  /** A card payment of one of the debts under review; nothing can be charged meanwhile. */
  cardInReview: z.uuid().nullable(),
})
export type PaymentQuote = z.infer<typeof paymentQuote>

export const settlement = z.object({
  settlementId: z.uuid(),
  /** `not_found`: the bank has received no money yet. */
  status: z.enum(['queued', 'settled', 'not_found']),
  requestedAt: instant,
})
export type Settlement = z.infer<typeof settlement>

export const chargePixInput = priceTerms.extend({
  debtIds: debtsOfPayment,
  /** Cents shown to the user; a difference is rejected with AMOUNT_CHANGED. */
  expectedAmount: cents.positive(),
  idempotencyKey: z.uuid(),
})

const paymentInput = z.object({ paymentId: z.uuid() })

export const receiptNumber = z.string().regex(/^\d{4}-\d{8,12}$/)
export const receiptInput = paymentInput.extend({ receiptNumber: receiptNumber.optional() })

export const paymentsContract = {
  methods: oc
    .route({ method: 'GET', path: '/payment/methods', summary: 'Payment methods of the institution' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(paymentMethod) })),
  chargePix: oc
    .route({ method: 'POST', path: '/payment/charges/pix', summary: 'Create a Pix charge for one or several debts' })
    .errors(
      withErrors(
        'DEBT_NOT_PAYABLE',
        'EARLIER_INSTALLMENT_OPEN',
        'PAYMENT_IN_PROGRESS',
        'METHOD_NOT_OFFERED',
        'AMOUNT_CHANGED',
        'ACQUIRER_UNAVAILABLE',
      ),
    )
    .input(chargePixInput)
    .output(payment),
  quote: oc
    .route({ method: 'GET', path: '/payment/quote', summary: 'Quote for debts on a day: amount, methods, installments' })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'EARLIER_INSTALLMENT_OPEN'))
    .input(quoteQuery)
    .output(paymentQuote),
  chargeSlip: oc
    .route({
      method: 'POST',
      path: '/payment/charges/slip',
      summary: 'Create a bank slip for one or several debts, payable on a day',
      inputStructure: 'detailed',
    })
    .errors(
      withErrors(
        'DEBT_NOT_PAYABLE',
        'EARLIER_INSTALLMENT_OPEN',
        'PAYMENT_IN_PROGRESS',
        'METHOD_NOT_OFFERED',
        'DAY_NOT_ALLOWED',
        'AMOUNT_CHANGED',
        'ACQUIRER_UNAVAILABLE',
      ),
    )
    .input(z.object({ query: chargeSlipQuery.optional(), body: chargeSlipInput }))
    .output(payment),
  chargeCredit: oc
    .route({ method: 'POST', path: '/payment/charges/credit', summary: 'Charge a card for one or several debts' })
    .errors(
      withErrors(
        'CAPTCHA_REFUSED',
        'DEBT_NOT_PAYABLE',
        'EARLIER_INSTALLMENT_OPEN',
        'METHOD_NOT_OFFERED',
        'PAYMENT_IN_PROGRESS',
        'TOO_MANY_ATTEMPTS',
        'AMOUNT_CHANGED',
      ),
    )
    .input(chargeCardInput)
    .output(payment),
  captchaSiteKey: oc
    .route({
      method: 'GET',
      path: '/payment/captcha/site-key',
      summary: 'Captcha provider for card charges; null for the built-in puzzle',
    })
    .errors(commonErrors)
    .output(z.object({ provider: z.string().nullable(), siteKey: z.string().nullable() })),
  componentData: oc
    .route({
      method: 'GET',
      path: '/payment/acquirer-configs/component-data',
      summary: 'Acquirer settings with which the browser tokenizes a card',
    })
    .errors(withErrors('METHOD_NOT_OFFERED', 'ACQUIRER_UNAVAILABLE'))
    .input(z.object({ externalEnrollmentId: entityId }))
    .output(acquirerComponent),
  renewPix: oc
    .route({ method: 'POST', path: '/payment/charges/pix/renew', summary: 'A new Pix code for the debts of an expired one' })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'EARLIER_INSTALLMENT_OPEN', 'PAYMENT_IN_PROGRESS', 'METHOD_NOT_OFFERED', 'ACQUIRER_UNAVAILABLE'))
    .input(paymentInput)
    .output(payment),
  get: oc
    .route({ method: 'GET', path: '/payments/{paymentId}', summary: 'One payment' })
    .errors(commonErrors)
    .input(paymentInput)
    .output(shownPayment),
  watch: oc
    .route({ method: 'GET', path: '/payments/{paymentId}/events', summary: "Stream of the payment's changes" })
    .errors(commonErrors)
    .input(paymentInput)
    .output(eventIterator(paymentEvent)),
  receipt: oc
    .route({ method: 'GET', path: '/payments/{paymentId}/receipt', summary: 'Proof of a transfer, the first one unless named' })
    .errors(commonErrors)
    .input(receiptInput)
    .output(paymentReceipt),
}

/** The slip must pay a debt of this student number; otherwise NOT_FOUND. */
export const settlementQuery = z.object({ academicRecord: academicRecord.optional() })

export const settlementsContract = {
  ask: oc
    .route({
      method: 'POST',
      path: '/settlement-queue',
      summary: "Check a bank slip's settlement with the bank now",
      inputStructure: 'detailed',
    })
    .errors(commonErrors)
    .input(z.object({ query: settlementQuery.optional(), body: paymentInput }))
    .output(settlement),
  get: oc
    .route({
      method: 'GET',
      path: '/settlement-queue/{settlementId}/debt-model/{debtId}',
      summary: 'Result of the settlement check, for one of the debts',
    })
    .errors(commonErrors)
    .input(z.object({ settlementId: z.uuid(), debtId: entityId }))
    .output(settlement),
}
