import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from './contract-errors.ts'
import { amountLine, debtType } from './debts.ts'
import { cents, civilDate, entityId, instant } from './shared.ts'

/** Ways to pay, with the ids that services exchange (docs/requirements/academic-and-financial.md, section 3). */
export const paymentMethodType = z.enum(['pix', 'bank_slip', 'credit_card'])
export type PaymentMethodType = z.infer<typeof paymentMethodType>
export const paymentMethodIds = { credit_card: 1, bank_slip: 2, pix: 3 } as const

export const paymentMethod = z.object({ id: z.number().int(), type: paymentMethodType })

/**
 * Where a payment stands. `waiting_for_payment` can be paid until it expires; `pending` is looked at by the acquirer;
 * `approved` is booked; `denied` was refused;
 * `expired` and `canceled` can no longer be paid on purpose, yet money that still comes is booked.
 */
export const paymentStatus = z.enum(['waiting_for_payment', 'pending', 'approved', 'denied', 'expired', 'canceled'])
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

/** Why a card's issuer or the acquirer refused; no more than people are told. */
export const denialReason = z.enum(['card_refused', 'insufficient_funds', 'invalid_card', 'not_confirmed'])
export type DenialReason = z.infer<typeof denialReason>

/** What is kept of a card: enough for people to know which one it was, and no more. */
export const cardUse = z.object({
  /** Null until the acquirer has answered. */
  brand: z.string().nullable(),
  lastFour: z.string().nullable(),
  installments: z.number().int().positive(),
  denial: denialReason.nullable(),
})
export type CardUse = z.infer<typeof cardUse>

/** What a bank slip says beside its amount. */
export const bankSlip = z.object({
  /** The digits that people type or copy: 47, without marks. */
  line: z.string().regex(/^\d{47}$/),
  /** What the bars say: 44 digits. */
  barcode: z.string().regex(/^\d{44}$/),
  /** The day until which its amount holds. */
  dueOn: civilDate,
  /** The bank's own number of it (nosso número). */
  ourNumber: z.string(),
})
export type BankSlip = z.infer<typeof bankSlip>

/** A charge for one or several debts. */
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
  /** The Pix "copia e cola": an EMV BR Code; empty for other methods. */
  brCode: z.string(),
  /** Null for other methods, and until the bank has registered it. */
  slip: bankSlip.nullable(),
  /** Null for other methods. */
  card: cardUse.nullable(),
  /** Seconds after which an approved payment's page gives way to the receipt; null where it stays. */
  leavesAfter: z.number().int().nullable(),
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
  /** Null for other methods. */
  card: cardUse.nullable(),
  amount: cents,
  creditAmount: cents,
  late: z.boolean(),
  paidAt: instant,
  /** What the receiving side calls the transfer: the end-to-end id of a Pix, the bank's number of a slip's payment, the acquirer's of a card. */
  endToEndId: z.string(),
  debts: z.array(paymentDebt),
})
export type PaymentReceipt = z.infer<typeof paymentReceipt>

export const chargeSlipInput = z.object({
  debtIds: z.array(entityId).min(1).max(50),
  /** The day on which it is to be paid: the amount is that of this day. */
  dueOn: civilDate,
  expectedAmount: cents.positive(),
  idempotencyKey: z.uuid(),
  /** Whose discount is to be taken off. */
  campaignId: entityId.optional(),
})

export const chargeCardInput = z.object({
  debtIds: z.array(entityId).min(1).max(50),
  expectedAmount: cents.positive(),
  idempotencyKey: z.uuid(),
  /** What the acquirer gave the browser for the card. The card itself never comes here. */
  cardToken: z.string().regex(/^[\w.-]{8,200}$/),
  installments: z.number().int().min(1).max(24),
  /** Whose discount is to be taken off. */
  campaignId: entityId.optional(),
  /** Travels in the `x-bot-protection` header instead. */
  recaptcha: z.literal('').optional(),
})

/** What the browser needs to hand a card to the acquirer. */
export const acquirerComponent = z.object({
  acquirer: z.string(),
  /** Names the institution at the acquirer; no secret. */
  publicKey: z.string(),
  /** Where the browser sends the card: an address of the acquirer. */
  tokenUrl: z.string(),
  brands: z.array(z.string()),
})
export type AcquirerComponent = z.infer<typeof acquirerComponent>

/** One way to divide an amount on a card. */
export const installmentOption = z.object({
  count: z.number().int().positive(),
  /** Of the first one; the others are as much, or a cent less. */
  amount: cents,
})

/** What several debts cost on a day, and how they can be paid. */
export const paymentQuote = z.object({
  on: civilDate,
  amount: cents,
  debts: z.array(paymentDebt),
  methods: z.array(paymentMethod),
  /** Days that a bank slip may be made for. */
  slipDays: z.object({ from: civilDate, to: civilDate }),
  /** Of one of the debts: says whose acquirer a card goes to. */
  enrollmentId: entityId,
  /** How a card may divide it; empty where none is taken. */
  installments: z.array(installmentOption),
  /** The campaign that takes something off these debts on that day; null without one. */
  campaign: z.object({ campaignId: entityId, name: z.string(), validTo: civilDate, discountAmount: cents }).nullable(),
})
export type PaymentQuote = z.infer<typeof paymentQuote>

/** Money that a bank told of, or that somebody asked to look for, on its way into the books. */
export const settlement = z.object({
  settlementId: z.uuid(),
  /** `queued` until it was looked at; `not_found` when the bank knows of no money yet. */
  status: z.enum(['queued', 'settled', 'not_found']),
  requestedAt: instant,
})
export type Settlement = z.infer<typeof settlement>

export const chargePixInput = z.object({
  debtIds: z.array(entityId).min(1).max(50),
  /** What the person was shown; when it is no longer true nothing is charged and the new amount is told. */
  expectedAmount: cents.positive(),
  /** Made by the page that asks; the same key never charges twice. */
  idempotencyKey: z.uuid(),
  /** Whose discount is to be taken off. */
  campaignId: entityId.optional(),
})

const paymentInput = z.object({ paymentId: z.uuid() })

/** Calls of section 7 that quote, charge and follow payments. */
export const paymentsContract = {
  methods: oc
    .route({ method: 'GET', path: '/payment/methods', summary: 'Payment methods of the institution' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(paymentMethod) })),
  chargePix: oc
    .route({ method: 'POST', path: '/payment/charges/pix', summary: 'Make a Pix code for one or several debts' })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'AMOUNT_CHANGED', 'ACQUIRER_UNAVAILABLE'))
    .input(chargePixInput)
    .output(payment),
  quote: oc
    .route({ method: 'GET', path: '/payment/quote', summary: 'What debts cost together on a day, and how they can be paid' })
    .errors(withErrors('DEBT_NOT_PAYABLE'))
    .input(z.object({ debtIds: z.array(entityId).min(1).max(50), on: civilDate.optional(), campaignId: entityId.optional() }))
    .output(paymentQuote),
  chargeSlip: oc
    .route({ method: 'POST', path: '/payment/charges/slip', summary: 'Make a bank slip for one or several debts, payable on a day' })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'METHOD_NOT_OFFERED', 'DAY_NOT_ALLOWED', 'AMOUNT_CHANGED', 'ACQUIRER_UNAVAILABLE'))
    .input(chargeSlipInput)
    .output(payment),
  chargeCredit: oc
    .route({ method: 'POST', path: '/payment/charges/credit', summary: 'Charge a card for one or several debts' })
    .errors(
      withErrors('CAPTCHA_REFUSED', 'DEBT_NOT_PAYABLE', 'METHOD_NOT_OFFERED', 'PAYMENT_IN_PROGRESS', 'TOO_MANY_ATTEMPTS', 'AMOUNT_CHANGED'),
    )
    .input(chargeCardInput)
    .output(payment),
  captchaSiteKey: oc
    .route({
      method: 'GET',
      path: '/payment/captcha/site-key',
      summary: 'Who tells people from robots before a card is charged; null for the built-in puzzle',
    })
    .errors(commonErrors)
    .output(z.object({ provider: z.string().nullable(), siteKey: z.string().nullable() })),
  componentData: oc
    .route({
      method: 'GET',
      path: '/payment/acquirer-configs/component-data',
      summary: 'What the browser needs to hand a card to the acquirer',
    })
    .errors(withErrors('METHOD_NOT_OFFERED', 'ACQUIRER_UNAVAILABLE'))
    .input(z.object({ externalEnrollmentId: entityId }))
    .output(acquirerComponent),
  renewPix: oc
    .route({ method: 'POST', path: '/payment/charges/pix/renew', summary: 'A new Pix code for the debts of an expired one' })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'ACQUIRER_UNAVAILABLE'))
    .input(paymentInput)
    .output(payment),
  get: oc
    .route({ method: 'GET', path: '/payments/{paymentId}', summary: 'One payment' })
    .errors(commonErrors)
    .input(paymentInput)
    .output(payment),
  watch: oc
    .route({ method: 'GET', path: '/payments/{paymentId}/events', summary: 'Tells when the payment changes' })
    .errors(commonErrors)
    .input(paymentInput)
    .output(eventIterator(paymentEvent)),
  receipt: oc
    .route({ method: 'GET', path: '/payments/{paymentId}/receipt', summary: 'Proof of an approved payment' })
    .errors(commonErrors)
    .input(paymentInput)
    .output(paymentReceipt),
}

/** The settlement queue of bank slips. */
export const settlementsContract = {
  ask: oc
    .route({ method: 'POST', path: '/settlement-queue', summary: 'Look for the money of a bank slip now' })
    .errors(commonErrors)
    .input(paymentInput)
    .output(settlement),
  get: oc
    .route({
      method: 'GET',
      path: '/settlement-queue/{settlementId}/debt-model/{debtId}',
      summary: 'What became of it, for one of its debts',
    })
    .errors(commonErrors)
    .input(z.object({ settlementId: z.uuid(), debtId: entityId }))
    .output(settlement),
}
