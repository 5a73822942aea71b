import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import {
  agreementCalculation,
  agreementDetails,
  agreementExportBatch,
  agreementPage,
  agreementPageQuery,
  agreementQuery,
  calculateAgreementInput,
  debtsForAgreement,
  makeAgreementInput,
  planOffer,
  planPaymentsQuery,
} from './agreements.ts'
import { debtDetails, debtExportBatch, debtOverview, debtPage, debtPageQuery, debtQuery, debtStatus, debtType } from './debts.ts'
import { appLocales } from './locales.ts'
import { chargePixInput, chargeSlipInput, payment, paymentEvent, paymentMethod, paymentQuote, paymentReceipt, settlement } from './payments.ts'
import { cents, civilDate, commonErrors, entityId } from './shared.ts'

const paymentInput = z.object({ paymentId: z.uuid() })

/** Financial portal (academic-financial specification, section 7). */
export const financialContract = {
  debts: {
    list: oc
      .route({ method: 'GET', path: '/debts', summary: 'Debts the caller may see, a page at a time' })
      .errors(commonErrors)
      .input(debtPageQuery)
      .output(debtPage),
    overview: oc
      .route({ method: 'GET', path: '/debts/overview', summary: 'What the student owes and has paid, in numbers' })
      .errors(commonErrors)
      .output(debtOverview),
    export: oc
      .route({ method: 'GET', path: '/debts/export', summary: 'Every debt of a filtered set, in batches as they are read' })
      .errors(commonErrors)
      .input(debtQuery)
      .output(eventIterator(debtExportBatch)),
    get: oc
      .route({ method: 'GET', path: '/debts/{debtId}', summary: 'One debt and how its amount came about on a day' })
      .errors(commonErrors)
      .input(z.object({ debtId: entityId, on: civilDate.optional() }))
      .output(debtDetails),
    filters: oc
      .route({ method: 'GET', path: '/debt-filters', summary: 'Statuses and types that lists can be narrowed to' })
      .errors(commonErrors)
      .output(z.object({ statuses: z.array(debtStatus), types: z.array(debtType) })),
    paymentYears: oc
      .route({ method: 'GET', path: '/debts/filters/payment-years', summary: 'Years that have debts, newest first' })
      .errors(commonErrors)
      .output(z.object({ years: z.array(z.number().int()) })),
  },
  payments: {
    methods: oc
      .route({ method: 'GET', path: '/payment/methods', summary: 'Payment methods of the institution' })
      .errors(commonErrors)
      .output(z.object({ results: z.array(paymentMethod) })),
    chargePix: oc
      .route({ method: 'POST', path: '/payment/charges/pix', summary: 'Make a Pix code for one or several debts' })
      .errors({
        ...commonErrors,
        DEBT_NOT_PAYABLE: { status: 409 },
        AMOUNT_CHANGED: { status: 409, data: z.object({ amount: cents }) },
        ACQUIRER_UNAVAILABLE: { status: 503 },
      })
      .input(chargePixInput)
      .output(payment),
    quote: oc
      .route({ method: 'GET', path: '/payment/quote', summary: 'What debts cost together on a day, and how they can be paid' })
      .errors({ ...commonErrors, DEBT_NOT_PAYABLE: { status: 409 } })
      .input(z.object({ debtIds: z.array(entityId).min(1).max(50), on: civilDate.optional() }))
      .output(paymentQuote),
    chargeSlip: oc
      .route({ method: 'POST', path: '/payment/charges/slip', summary: 'Make a bank slip for one or several debts, payable on a day' })
      .errors({
        ...commonErrors,
        DEBT_NOT_PAYABLE: { status: 409 },
        METHOD_NOT_OFFERED: { status: 409 },
        DAY_NOT_ALLOWED: { status: 422 },
        AMOUNT_CHANGED: { status: 409, data: z.object({ amount: cents }) },
        ACQUIRER_UNAVAILABLE: { status: 503 },
      })
      .input(chargeSlipInput)
      .output(payment),
    renewPix: oc
      .route({ method: 'POST', path: '/payment/charges/pix/renew', summary: 'A new Pix code for the debts of an expired one' })
      .errors({ ...commonErrors, DEBT_NOT_PAYABLE: { status: 409 }, ACQUIRER_UNAVAILABLE: { status: 503 } })
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
  },
  settlements: {
    ask: oc
      .route({ method: 'POST', path: '/settlement-queue', summary: 'Look for the money of a bank slip now' })
      .errors(commonErrors)
      .input(paymentInput)
      .output(settlement),
    get: oc
      .route({ method: 'GET', path: '/settlement-queue/{settlementId}/debt-model/{debtId}', summary: 'What became of it, for one of its debts' })
      .errors(commonErrors)
      .input(z.object({ settlementId: z.uuid(), debtId: entityId }))
      .output(settlement),
  },
  agreements: {
    list: oc
      .route({ method: 'GET', path: '/agreements', summary: 'Agreements the caller may see, a page at a time' })
      .errors(commonErrors)
      .input(agreementPageQuery)
      .output(agreementPage),
    export: oc
      .route({ method: 'GET', path: '/agreements/export', summary: 'Every agreement of a filtered set, in batches as they are read' })
      .errors(commonErrors)
      .input(agreementQuery)
      .output(eventIterator(agreementExportBatch)),
    debts: oc
      .route({ method: 'GET', path: '/agreements/debts', summary: 'Overdue debts of the caller, and which of them can be negotiated' })
      .errors(commonErrors)
      .output(debtsForAgreement),
    get: oc
      .route({ method: 'GET', path: '/agreements/{agreementId}', summary: 'One agreement with its installments and debts' })
      .errors(commonErrors)
      .input(z.object({ agreementId: entityId }))
      .output(agreementDetails),
    calculate: oc
      .route({ method: 'POST', path: '/agreements/calculate-value', summary: 'What every plan would make of the chosen debts' })
      .errors({ ...commonErrors, DEBT_NOT_NEGOTIABLE: { status: 409 } })
      .input(calculateAgreementInput)
      .output(agreementCalculation),
    planPayments: oc
      .route({ method: 'GET', path: '/agreement-plan-payments', summary: 'Plans for an amount, with their installments' })
      .errors(commonErrors)
      .input(planPaymentsQuery)
      .output(z.object({ results: z.array(planOffer) })),
    make: oc
      .route({ method: 'POST', path: '/agreements', summary: 'Replace overdue debts by the installments of a plan' })
      .errors({
        ...commonErrors,
        DEBT_NOT_NEGOTIABLE: { status: 409 },
        PLAN_NOT_AVAILABLE: { status: 409 },
        TERMS_CHANGED: { status: 409 },
        AMOUNT_CHANGED: { status: 409, data: z.object({ amount: cents }) },
      })
      .input(makeAgreementInput)
      .output(agreementDetails),
  },
  reports: {
    issue: oc
      .route({ method: 'POST', path: '/report/issue', summary: 'A document as PDF' })
      .errors({ ...commonErrors, REPORT_FAILED: { status: 500 } })
      .input(z.object({ kind: z.literal('payment-receipt'), paymentId: z.uuid(), locale: appLocales }))
      .output(z.file()),
  },
}
