import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, pickErrors, withErrors } from '../contract-errors.ts'
import { amountLine, debtInstallment, debtType, liveSlip, slipDays } from './debts.ts'
import {
  acquirerComponent,
  bankSlip,
  cardUse,
  chargeCardInput,
  installmentOption,
  paymentMethod,
  paymentMethodType,
  paymentQuote,
  paymentStatus,
} from './payments.ts'
import { appLocales } from '../locales.ts'
import { cents, civilDate, entityId, instant } from '../shared.ts'
import { portalCall } from '../portal-call.ts'

export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** `closed`: its debts became unpayable without being paid, for example by an agreement. */
export const paymentLinkStatus = z.enum(['open', 'paid', 'closed', 'expired', 'revoked'])
export type PaymentLinkStatus = z.infer<typeof paymentLinkStatus>

export const createLinkInput = z.object({
  debtIds: z.array(entityId).min(1).max(50),
  days: z.number().int().min(1).max(30).default(7),
})

/** A created payment link. Its token is returned only once, because only its hash is stored. */
export const createdLink = z.object({ linkId: z.uuid(), token: linkToken, expiresAt: instant })

const linkedDebt = z.object({
  debtId: entityId,
  type: debtType,
  description: z.string().nullable(),
  installment: debtInstallment.nullable(),
  competency: civilDate,
  dueDate: civilDate,
})

export const studentPaymentLink = z.object({
  linkId: z.uuid(),
  status: paymentLinkStatus,
  createdAt: instant,
  expiresAt: instant,
  /** Cents payable today by the link, or paid once settled. */
  amount: cents,
  debts: z.array(linkedDebt),
})
export type StudentPaymentLink = z.infer<typeof studentPaymentLink>

export const linkDebt = linkedDebt.extend({ amount: cents, lines: z.array(amountLine) })

/** The calling portal's tenant: links of other tenants are not found. */
const tenantOfPortal = z.object({ tenantId: entityId })
export const linkInput = tenantOfPortal.extend({ token: linkToken })

/** Others who pay for a student get the lowest price, unless they choose a method that the campaign does not allow. */
export const othersTerms = z.object({ withoutCampaign: z.boolean().optional() })
export type OthersTerms = z.infer<typeof othersTerms>
export const linkQuery = linkInput.extend({ on: civilDate.optional() }).extend(othersTerms.shape)

/** The details of unpaid debts that someone other than the student may see. */
export const openDue = z.object({
  studentName: z.string(),
  today: civilDate,
  on: civilDate,
  amount: cents,
  debts: z.array(linkDebt),
  methods: z.array(paymentMethod),
  slipDays,
  liveSlips: z.array(liveSlip.omit({ paymentId: true })),
  installments: z.array(installmentOption),
  campaign: paymentQuote.shape.campaign,
  methodsWithoutCampaign: paymentQuote.shape.methodsWithoutCampaign,
  campaignOffer: paymentQuote.shape.campaignOffer,
  /** Set while a card payment is under review and nothing else can be charged; has the payment's id if the viewer entered the card. */
  cardInReview: z.object({ paymentId: z.uuid().nullable() }).nullable(),
})
export type OpenDue = z.infer<typeof openDue>

export const paymentLink = z.object({
  status: paymentLinkStatus.exclude(['revoked']),
  institutionName: z.string(),
  expiresAt: instant,
  paidAt: instant.nullable(),
  due: openDue.nullable(),
})
export type PaymentLink = z.infer<typeof paymentLink>

export const linkPixInput = linkInput.extend({ expectedAmount: cents.positive(), idempotencyKey: z.uuid() }).extend(othersTerms.shape)
export const linkSlipInput = linkPixInput.extend({ dueOn: civilDate })
export const linkCardInput = linkPixInput.extend(chargeCardInput.pick({ cardToken: true, installments: true, recaptcha: true }).shape)
export const linkPaymentInput = linkInput.extend({ paymentId: z.uuid() })

export const linkPayment = z.object({
  paymentId: z.uuid(),
  method: paymentMethodType,
  status: paymentStatus,
  amount: cents,
  createdAt: instant,
  expiresAt: instant,
  now: instant,
  paidAt: instant.nullable(),
  brCode: z.string(),
  slip: bankSlip.nullable(),
  card: cardUse.nullable(),
  debts: z.array(linkDebt),
})
export type LinkPayment = z.infer<typeof linkPayment>

const linkChargeErrors = withErrors(
  'DEBT_NOT_PAYABLE',
  'EARLIER_INSTALLMENT_OPEN',
  'PAYMENT_IN_PROGRESS',
  'METHOD_NOT_OFFERED',
  'AMOUNT_CHANGED',
  'TOO_MANY_ATTEMPTS',
  'ACQUIRER_UNAVAILABLE',
)

export const paymentLinksContract = {
  create: oc
    .route({ method: 'POST', path: '/payment-links', summary: 'Create a payment link for debts of one student' })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'EARLIER_INSTALLMENT_OPEN', 'PAYMENT_IN_PROGRESS', 'TOO_MANY_ATTEMPTS'))
    .input(createLinkInput)
    .output(createdLink),
  list: oc
    .route({ method: 'GET', path: '/payment-links', summary: 'Active payment links of the caller, newest first' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(studentPaymentLink) })),
  revoke: oc
    .route({ method: 'DELETE', path: '/payment-links/{linkId}', summary: 'Revoke a payment link' })
    .errors(commonErrors)
    .input(z.object({ linkId: z.uuid() }))
    .output(z.object({})),
  get: portalCall
    .route({ method: 'GET', path: '/payment-links/{token}', summary: 'Amount due through a payment link; no session needed' })
    .errors(commonErrors)
    .input(linkQuery)
    .output(paymentLink),
  chargePix: portalCall
    .route({ method: 'POST', path: '/payment-links/{token}/charges/pix', summary: 'Create a Pix charge for the debts of a link' })
    .errors(linkChargeErrors)
    .input(linkPixInput)
    .output(linkPayment),
  chargeSlip: portalCall
    .route({ method: 'POST', path: '/payment-links/{token}/charges/slip', summary: 'Create a bank slip for the debts of a link' })
    .errors({ ...linkChargeErrors, ...pickErrors('DAY_NOT_ALLOWED') })
    .input(linkSlipInput)
    .output(linkPayment),
  componentData: portalCall
    .route({
      method: 'GET',
      path: '/payment-links/{token}/component-data',
      summary: 'Acquirer settings with which the browser tokenizes a card',
    })
    .errors(withErrors('METHOD_NOT_OFFERED', 'ACQUIRER_UNAVAILABLE'))
    .input(linkInput)
    .output(acquirerComponent),
  chargeCredit: portalCall
    .route({ method: 'POST', path: '/payment-links/{token}/charges/credit', summary: 'Charge a card for the debts of a link' })
    .errors({ ...linkChargeErrors, ...pickErrors('CAPTCHA_REFUSED') })
    .input(linkCardInput)
    .output(linkPayment),
  payment: portalCall
    .route({ method: 'GET', path: '/payment-links/{token}/payments/{paymentId}', summary: 'A payment of the debts of a link' })
    .errors(commonErrors)
    .input(linkPaymentInput)
    .output(linkPayment),
  issueReceipt: portalCall
    .route({
      method: 'POST',
      path: '/payment-links/{token}/payments/{paymentId}/receipt',
      summary: 'Receipt, as PDF, for whoever paid by a link',
    })
    .errors(withErrors('REPORT_FAILED'))
    .input(linkPaymentInput.extend({ locale: appLocales }))
    .output(z.file()),
}
