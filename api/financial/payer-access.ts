import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, pickErrors, withErrors } from '../contract-errors.ts'
import { bankSlipDocument } from './bank-slips.ts'
import { appLocales } from '../locales.ts'
import { debtOffer } from './debts.ts'
import { linkDebt, linkPayment, linkToken, openDue, othersTerms } from './payment-links.ts'
import { acquirerComponent, chargeCardInput, debtsOfPayment, paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId, instant } from '../shared.ts'
import { portalCall } from '../portal-call.ts'

/** `debts`: what is owed; `pay`: pay it; `receipts`: of whatever was paid; `history`: what was paid late. */
export const payerPermissions = ['debts', 'pay', 'receipts', 'history'] as const
export const payerPermission = z.enum(payerPermissions)
export type PayerPermission = z.infer<typeof payerPermission>

/** Permissions of a payer; paying includes seeing. */
const permissions = z
  .array(payerPermission)
  .min(1)
  .max(payerPermissions.length)
  .refine((given) => new Set(given).size === given.length && (!given.includes('pay') || given.includes('debts')))

export const payerEmail = z.string().trim().toLowerCase().max(254).pipe(z.email())

const terms = z.object({
  permissions,
  /** Last day; null until it is revoked. */
  endsOn: civilDate.nullable(),
})
export const invitePayerInput = terms.extend({ email: payerEmail })
export const ofAccess = z.object({ accessId: z.uuid() })
export const changePayerInput = terms.extend({ ...ofAccess.shape, revision: z.number().int().min(0) })

export const payerAccess = terms.extend({
  accessId: z.uuid(),
  email: z.string(),
  /** Revoked by the student, declined by the payer: both are for good. */
  status: z.enum(['active', 'ended', 'revoked', 'declined']),
  createdAt: instant,
  revokedAt: instant.nullable(),
  /** When the payer last looked; null when never. */
  seenAt: instant.nullable(),
  revision: z.number().int(),
})
export type PayerAccess = z.infer<typeof payerAccess>

export const payerEventKind = z.enum(['invited', 'changed', 'seen', 'charged', 'paid', 'receipt', 'ended', 'revoked', 'declined'])

/** An event of an access: a change, or something done with it. */
export const payerEvent = z.object({
  kind: payerEventKind,
  at: instant,
  /** The payment, where the event is about one. */
  payment: z.object({ method: paymentMethodType, amount: cents, debts: z.array(linkDebt.omit({ amount: true, lines: true })) }).nullable(),
  /** The permissions as they were given. */
  permissions: z.array(payerPermission).nullable(),
})
export type PayerEvent = z.infer<typeof payerEvent>

/** Student's own calls. */
export const payerAccessContract = {
  list: oc
    .route({ method: 'GET', path: '/payer-access', summary: 'Whom the student lets see and pay, newest first' })
    .errors(commonErrors)
    .output(
      z.object({
        /** Institutions of the student that allow it. */
        institutions: z.array(z.string()),
        today: civilDate,
        results: z.array(payerAccess),
      }),
    ),
  invite: oc
    .route({ method: 'POST', path: '/payer-access', summary: 'Let the owner of an e-mail address see and pay' })
    .errors(withErrors('NOT_ALLOWED', 'PAYER_INVITED', 'DAY_NOT_ALLOWED', 'TOO_MANY_ATTEMPTS'))
    .input(invitePayerInput)
    .output(payerAccess),
  change: oc
    .route({ method: 'PATCH', path: '/payer-access/{accessId}', summary: 'Change what a payer may do, if nobody has since `revision`' })
    .errors(withErrors('CONTENT_CHANGED', 'DAY_NOT_ALLOWED'))
    .input(changePayerInput)
    .output(payerAccess),
  revoke: oc
    .route({ method: 'DELETE', path: '/payer-access/{accessId}', summary: 'Take the access of a payer back, at once' })
    .errors(commonErrors)
    .input(ofAccess)
    .output(z.object({})),
  record: oc
    .route({ method: 'GET', path: '/payer-access/{accessId}/record', summary: 'What happened to an access, newest first' })
    .errors(commonErrors)
    .input(ofAccess)
    .output(z.object({ access: payerAccess, events: z.array(payerEvent) })),
}

export const payerSetting = z.object({ institutionId: entityId, name: z.string(), enabled: z.boolean(), revision: z.number().int().min(0) })
export type PayerSetting = z.infer<typeof payerSetting>
export const savePayerSettingInput = payerSetting.omit({ name: true })

/** Staff's calls. */
export const payerSettingsContract = {
  list: oc
    .route({ method: 'GET', path: '/payer-settings', summary: 'Which institutions let students invite payers' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(payerSetting) })),
  save: oc
    .route({ method: 'PUT', path: '/payer-settings/{institutionId}', summary: 'Say whether students of an institution may invite payers' })
    .errors(withErrors('CONTENT_CHANGED'))
    .input(savePayerSettingInput)
    .output(payerSetting),
}

/** The tenant of the hostname, as given by the calling portal; nobody else may make these calls. */
const ofPortal = z.object({ tenantId: entityId })
const payerSession = ofPortal.extend({ session: linkToken })
const throughAccess = payerSession.extend(ofAccess.shape)

export const payerDebt = linkDebt.omit({ lines: true }).extend({
  /** A lower price; null where there is none, and while a card is under review. */
  offer: debtOffer.nullable(),
  isOverdue: z.boolean(),
  /** A card is under review: nothing can be paid meanwhile. */
  inReview: z.boolean(),
  /** The earlier installment of its agreement that is paid before it, or with it; null where nothing is. */
  paysAfter: entityId.nullable(),
  institutionId: entityId,
})
export type PayerDebt = z.infer<typeof payerDebt>

/** A student with the data that the payer may see; null for what they may not. */
export const payerStudent = z.object({
  accessId: z.uuid(),
  studentName: z.string(),
  permissions: z.array(payerPermission),
  endsOn: civilDate.nullable(),
  institutions: z.array(z.object({ institutionId: entityId, name: z.string() })),
  debts: z.array(payerDebt).nullable(),
  receipts: z
    .array(
      z.object({
        paymentId: z.uuid(),
        method: paymentMethodType,
        amount: cents,
        paidAt: instant,
        debts: z.array(linkDebt.omit({ lines: true })),
      }),
    )
    .nullable(),
  history: z.array(linkDebt.omit({ lines: true }).extend({ paidAt: instant, daysLate: z.number().int() })).nullable(),
})
export type PayerStudent = z.infer<typeof payerStudent>

export const payerDebts = throughAccess.extend({ debtIds: debtsOfPayment })
export const payerQuoteInput = payerDebts.extend({ on: civilDate.optional() }).extend(othersTerms.shape)
export const payerPixInput = payerDebts.extend({ expectedAmount: cents.positive(), idempotencyKey: z.uuid() }).extend(othersTerms.shape)
export const payerSlipInput = payerPixInput.extend({ dueOn: civilDate })
export const payerCardInput = payerPixInput.extend(chargeCardInput.pick({ cardToken: true, installments: true, recaptcha: true }).shape)
export const payerPaymentInput = throughAccess.extend({ paymentId: z.uuid() })
const printed = payerPaymentInput.extend({ locale: appLocales })

const chargeErrors = withErrors(
  'DEBT_NOT_PAYABLE',
  'EARLIER_INSTALLMENT_OPEN',
  'PAYMENT_IN_PROGRESS',
  'METHOD_NOT_OFFERED',
  'AMOUNT_CHANGED',
  'TOO_MANY_ATTEMPTS',
  'ACQUIRER_UNAVAILABLE',
)
const ofOne = '/payers/{session}/students/{accessId}' as const

/** The payer's calls. Only the portal makes them: it proves its identity, and the session identifies the payer. */
export const payersContract = {
  requestLink: portalCall
    .route({ method: 'POST', path: '/payers/links', summary: 'Mail a link to a payer; the same answer whether there is one' })
    .errors(withErrors('TOO_MANY_ATTEMPTS', 'CAPTCHA_REFUSED'))
    .input(ofPortal.extend({ email: payerEmail }))
    .output(z.object({})),
  enter: portalCall
    .route({ method: 'POST', path: '/payers/sessions', summary: 'Open a session by a mailed link, which counts once' })
    .errors(withErrors('TOO_MANY_ATTEMPTS'))
    .input(ofPortal.extend({ token: linkToken }))
    .output(z.object({ session: linkToken })),
  leave: portalCall
    .route({ method: 'DELETE', path: '/payers/{session}', summary: 'End a session' })
    .errors(commonErrors)
    .input(payerSession)
    .output(z.object({})),
  overview: portalCall
    .route({ method: 'GET', path: '/payers/{session}', summary: 'Every student who lets the payer see or pay' })
    .errors(commonErrors)
    .input(payerSession)
    .output(z.object({ email: z.string(), today: civilDate, students: z.array(payerStudent) })),
  decline: portalCall
    .route({ method: 'DELETE', path: ofOne, summary: 'Give an access up as its payer, for good' })
    .errors(commonErrors)
    .input(throughAccess)
    .output(z.object({})),
  quote: portalCall
    .route({ method: 'GET', path: `${ofOne}/quote`, summary: 'What debts of a student cost on a day' })
    .errors(withErrors('DEBT_NOT_PAYABLE', 'EARLIER_INSTALLMENT_OPEN'))
    .input(payerQuoteInput)
    .output(openDue.extend({ institutionName: z.string() })),
  chargePix: portalCall
    .route({ method: 'POST', path: `${ofOne}/charges/pix`, summary: 'Create a Pix charge for debts of a student' })
    .errors(chargeErrors)
    .input(payerPixInput)
    .output(linkPayment),
  chargeSlip: portalCall
    .route({ method: 'POST', path: `${ofOne}/charges/slip`, summary: 'Create a bank slip for debts of a student' })
    .errors({ ...chargeErrors, ...pickErrors('DAY_NOT_ALLOWED') })
    .input(payerSlipInput)
    .output(linkPayment),
  componentData: portalCall
    .route({ method: 'GET', path: `${ofOne}/component-data`, summary: 'Acquirer settings with which the browser tokenizes a card' })
    .errors(withErrors('METHOD_NOT_OFFERED', 'ACQUIRER_UNAVAILABLE'))
    .input(payerDebts)
    .output(acquirerComponent),
  chargeCredit: portalCall
    .route({ method: 'POST', path: `${ofOne}/charges/credit`, summary: 'Charge a card for debts of a student' })
    .errors({ ...chargeErrors, ...pickErrors('CAPTCHA_REFUSED') })
    .input(payerCardInput)
    .output(linkPayment),
  payment: portalCall
    .route({ method: 'GET', path: `${ofOne}/payments/{paymentId}`, summary: 'A payment that the payer asked for' })
    .errors(commonErrors)
    .input(payerPaymentInput)
    .output(linkPayment.extend({ institutionName: z.string() })),
  slip: portalCall
    .route({ method: 'GET', path: `${ofOne}/payments/{paymentId}/slip`, summary: 'A slip that the payer asked for' })
    .errors(commonErrors)
    .input(payerPaymentInput)
    .output(bankSlipDocument),
  issueSlip: portalCall
    .route({ method: 'POST', path: `${ofOne}/payments/{paymentId}/slip/issue`, summary: 'The slip as PDF' })
    .errors(withErrors('REPORT_FAILED'))
    .input(printed)
    .output(z.file()),
  issueReceipt: portalCall
    .route({ method: 'POST', path: `${ofOne}/payments/{paymentId}/receipt`, summary: 'Receipt of a payment, as PDF' })
    .errors(withErrors('REPORT_FAILED'))
    .input(printed)
    .output(z.file()),
}
