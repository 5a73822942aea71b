import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { debtInstallment, debtType } from './debts.ts'
import { appLocales } from '../locales.ts'
import { linkPaymentInput } from './payment-links.ts'
import { bankSlip } from './payments.ts'
import { cents, civilDate, entityId } from '../shared.ts'
import { portalCall } from '../portal-call.ts'

/** Abbreviations printed on slips: monthly school fee (ME) or other service (DS). */
export const slipKind = z.enum(['ME', 'DS'])

export const bankSlipDocument = bankSlip.extend({
  paymentId: z.uuid(),
  amount: cents,
  /** COMPE code with check digit, such as `001-9`. */
  bank: z.object({ code: z.string(), name: z.string() }),
  /** The due date, or the next business day. */
  payableUntil: civilDate,
  issuedOn: civilDate,
  documentNumber: z.string(),
  kind: slipKind,
  /** Collection portfolio (carteira). */
  portfolio: z.string(),
  beneficiary: z.object({
    name: z.string(),
    taxId: z.string(),
    account: z.string(),
  }),
  payer: z.object({
    /** Null for holders of a payment link. */
    personId: entityId.nullable(),
    name: z.string(),
    taxId: z.string(),
    registrations: z.array(z.string()),
  }),
  debts: z.array(
    z.object({
      debtId: entityId,
      type: debtType,
      description: z.string().nullable(),
      installment: debtInstallment.nullable(),
      competency: civilDate,
      dueDate: civilDate,
      amount: cents,
    }),
  ),
})
export type BankSlipDocument = z.infer<typeof bankSlipDocument>

export const bankSlipsContract = {
  get: oc
    .route({ method: 'GET', path: '/payments/{paymentId}/slip', summary: 'Contents of a bank slip' })
    .errors(commonErrors)
    .input(z.object({ paymentId: z.uuid() }))
    .output(bankSlipDocument),
  ofLink: portalCall
    .route({ method: 'GET', path: '/payment-links/{token}/payments/{paymentId}/slip', summary: "Contents of a payment link's bank slip" })
    .errors(commonErrors)
    .input(linkPaymentInput)
    .output(bankSlipDocument),
  issueOfLink: portalCall
    .route({ method: 'POST', path: '/payment-links/{token}/payments/{paymentId}/slip/issue', summary: "A payment link's bank slip as PDF" })
    .errors(withErrors('REPORT_FAILED'))
    .input(linkPaymentInput.extend({ locale: appLocales }))
    .output(z.file()),
}
