import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from './contract-errors.ts'
import { debtType } from './debts.ts'
import { appLocales } from './locales.ts'
import { linkPaymentInput } from './payment-links.ts'
import { bankSlip } from './payments.ts'
import { cents, civilDate, entityId } from './shared.ts'

/** What a bank slip is for, as slips abbreviate it: a school's monthly fee (ME), or another service (DS). */
export const slipKind = z.enum(['ME', 'DS'])

/** Everything that a bank slip says on paper and on its page. */
export const bankSlipDocument = bankSlip.extend({
  paymentId: z.uuid(),
  amount: cents,
  /** Its COMPE code, with the digit that checks it on paper, such as `001-9`. */
  bank: z.object({ code: z.string(), name: z.string() }),
  /** The last day on which a bank takes it: a day without banks gives way to the next with them. */
  payableUntil: civilDate,
  issuedOn: civilDate,
  documentNumber: z.string(),
  kind: slipKind,
  /** Under which terms the bank collects it (carteira). */
  portfolio: z.string(),
  beneficiary: z.object({
    name: z.string(),
    taxId: z.string(),
    /** Branch and account, as slips print them. */
    account: z.string(),
  }),
  payer: z.object({
    /** Null for whoever pays by a link. */
    personId: entityId.nullable(),
    name: z.string(),
    /** A CPF with only its middle shown. */
    taxId: z.string(),
    /** Of the courses that the debts belong to; none for whoever pays by a link. */
    registrations: z.array(z.string()),
  }),
  debts: z.array(
    z.object({
      debtId: entityId,
      type: debtType,
      description: z.string().nullable(),
      competency: civilDate,
      dueDate: civilDate,
      amount: cents,
    }),
  ),
})
export type BankSlipDocument = z.infer<typeof bankSlipDocument>

/** Bank slips as documents, while they can be paid. */
export const bankSlipsContract = {
  get: oc
    .route({ method: 'GET', path: '/payments/{paymentId}/slip', summary: 'What a bank slip says' })
    .errors(commonErrors)
    .input(z.object({ paymentId: z.uuid() }))
    .output(bankSlipDocument),
  ofLink: oc
    .route({ method: 'GET', path: '/payment-links/{token}/payments/{paymentId}/slip', summary: 'What a bank slip of a link says' })
    .errors(commonErrors)
    .input(linkPaymentInput)
    .output(bankSlipDocument),
  issueOfLink: oc
    .route({ method: 'POST', path: '/payment-links/{token}/payments/{paymentId}/slip/issue', summary: 'A bank slip of a link as PDF' })
    .errors(withErrors('REPORT_FAILED'))
    .input(linkPaymentInput.extend({ locale: appLocales }))
    .output(z.file()),
}
