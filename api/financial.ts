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
import { calendarContract } from './calendar.ts'
import { calculateCampaignQuery, campaignDebts, campaignValue, ownCampaign } from './campaigns.ts'
import { captchaErrors } from './captcha.ts'
import { contentHash, contractDetails, contractEnrollment, contractList, contractQuery } from './contracts.ts'
import { debtDetails, debtExportBatch, debtOverview, debtPage, debtPageQuery, debtQuery, debtState, debtStatus, debtType, financialEnrollment } from './debts.ts'
import { baseYear, baseYears, incomeReports, reportFolder } from './income-report.ts'
import { invoicePage, invoiceQuery } from './invoices.ts'
import { appLocales } from './locales.ts'
import { createdLink, createLinkInput, linkPayment, linkPaymentInput, linkPixInput, linkQuery, linkSlipInput, ownLink, paymentLink } from './payment-links.ts'
import { acquirerComponent, chargeCardInput, chargePixInput, chargeSlipInput, payment, paymentEvent, paymentMethod, paymentQuote, paymentReceipt, settlement } from './payments.ts'
import { remindersContract } from './reminders.ts'
import { cents, civilDate, commonErrors, entityId } from './shared.ts'
import { statementContract } from './statement.ts'

const paymentInput = z.object({ paymentId: z.uuid() })
const linkChargeErrors = {
  ...commonErrors,
  DEBT_NOT_PAYABLE: { status: 409 },
  METHOD_NOT_OFFERED: { status: 409 },
  AMOUNT_CHANGED: { status: 409, data: z.object({ amount: cents }) },
  TOO_MANY_ATTEMPTS: { status: 429 },
  ACQUIRER_UNAVAILABLE: { status: 503 },
} as const
const reportErrors = { ...commonErrors, REPORT_FAILED: { status: 500 } } as const

/** A document that can be had as PDF, in the words of a language. */
export const reportRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment-receipt'), paymentId: z.uuid(), locale: appLocales }),
  z.object({ kind: z.literal('contract'), contractId: entityId, locale: appLocales }),
  z.object({ kind: z.literal('contract-certificate'), contractId: entityId, locale: appLocales }),
  z.object({ kind: z.literal('invoice'), invoiceId: entityId, locale: appLocales }),
  z.object({ kind: z.literal('income-report'), baseYear, locale: appLocales }),
  z.object({ kind: z.literal('statement'), from: civilDate, to: civilDate, locale: appLocales }),
])
export type ReportRequest = z.infer<typeof reportRequest>

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
    status: oc
      .route({ method: 'GET', path: '/debt-status/{debtId}', summary: 'Where one debt stands' })
      .errors(commonErrors)
      .input(z.object({ debtId: entityId }))
      .output(debtState),
    filters: oc
      .route({ method: 'GET', path: '/debt-filters', summary: 'Statuses and types that lists can be narrowed to' })
      .errors(commonErrors)
      .output(z.object({ statuses: z.array(debtStatus), types: z.array(debtType) })),
    paymentYears: oc
      .route({ method: 'GET', path: '/debts/filters/payment-years', summary: 'Years that have debts, newest first' })
      .errors(commonErrors)
      .output(z.object({ years: z.array(z.number().int()) })),
  },
  enrollments: {
    list: oc
      .route({ method: 'GET', path: '/enrollments', summary: 'The courses of the person that debts can belong to' })
      .errors(commonErrors)
      .output(z.object({ results: z.array(financialEnrollment) })),
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
      .input(z.object({ debtIds: z.array(entityId).min(1).max(50), on: civilDate.optional(), campaignId: entityId.optional() }))
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
    chargeCredit: oc
      .route({ method: 'POST', path: '/payment/charges/credit', summary: 'Charge a card for one or several debts' })
      .errors({
        ...commonErrors,
        ...captchaErrors,
        DEBT_NOT_PAYABLE: { status: 409 },
        METHOD_NOT_OFFERED: { status: 409 },
        PAYMENT_IN_PROGRESS: { status: 409 },
        AMOUNT_CHANGED: { status: 409, data: z.object({ amount: cents }) },
      })
      .input(chargeCardInput)
      .output(payment),
    captchaSiteKey: oc
      .route({ method: 'GET', path: '/payment/captcha/site-key', summary: 'Who tells people from robots before a card is charged; null for the built-in puzzle' })
      .errors(commonErrors)
      .output(z.object({ provider: z.string().nullable(), siteKey: z.string().nullable() })),
    componentData: oc
      .route({ method: 'GET', path: '/payment/acquirer-configs/component-data', summary: 'What the browser needs to hand a card to the acquirer' })
      .errors({ ...commonErrors, METHOD_NOT_OFFERED: { status: 409 }, ACQUIRER_UNAVAILABLE: { status: 503 } })
      .input(z.object({ externalEnrollmentId: entityId }))
      .output(acquirerComponent),
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
  campaigns: {
    valid: oc
      .route({ method: 'GET', path: '/campaigns/valid', summary: 'Campaigns that hold today for debts of the caller' })
      .errors(commonErrors)
      .output(z.object({ results: z.array(ownCampaign) })),
    debts: oc
      .route({ method: 'GET', path: '/debts/campaigns/{campaignId}', summary: 'A campaign with the debts of the caller in it' })
      .errors(commonErrors)
      .input(z.object({ campaignId: entityId }))
      .output(campaignDebts),
    calculate: oc
      .route({ method: 'GET', path: '/campaigns/{campaignId}/calculate-new-value', summary: 'What chosen debts come to with a campaign on a day' })
      .errors({ ...commonErrors, DEBT_NOT_PAYABLE: { status: 409 } })
      .input(calculateCampaignQuery)
      .output(campaignValue),
  },
  paymentLinks: {
    create: oc
      .route({ method: 'POST', path: '/payment-links', summary: 'A link by which anybody pays some debts of one student' })
      .errors({ ...commonErrors, DEBT_NOT_PAYABLE: { status: 409 } })
      .input(createLinkInput)
      .output(createdLink),
    list: oc
      .route({ method: 'GET', path: '/payment-links', summary: 'Links of the caller that were not given up, the newest first' })
      .errors(commonErrors)
      .output(z.object({ results: z.array(ownLink) })),
    revoke: oc
      .route({ method: 'DELETE', path: '/payment-links/{linkId}', summary: 'Ends a link' })
      .errors(commonErrors)
      .input(z.object({ linkId: z.uuid() }))
      .output(z.object({})),
    get: oc
      .route({ method: 'GET', path: '/payment-links/{token}', summary: 'What is to be paid by a link, for whoever has it' })
      .errors(commonErrors)
      .input(linkQuery)
      .output(paymentLink),
    chargePix: oc
      .route({ method: 'POST', path: '/payment-links/{token}/charges/pix', summary: 'Make a Pix code for the debts of a link' })
      .errors(linkChargeErrors)
      .input(linkPixInput)
      .output(linkPayment),
    chargeSlip: oc
      .route({ method: 'POST', path: '/payment-links/{token}/charges/slip', summary: 'Make a bank slip for the debts of a link' })
      .errors({ ...linkChargeErrors, DAY_NOT_ALLOWED: { status: 422 } })
      .input(linkSlipInput)
      .output(linkPayment),
    payment: oc
      .route({ method: 'GET', path: '/payment-links/{token}/payments/{paymentId}', summary: 'A payment of the debts of a link' })
      .errors(commonErrors)
      .input(linkPaymentInput)
      .output(linkPayment),
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
  contracts: {
    list: oc
      .route({ method: 'GET', path: '/contracts', summary: 'The contracts of the person, current or historic' })
      .errors(commonErrors)
      .input(contractQuery)
      .output(contractList),
    enrollments: oc
      .route({ method: 'GET', path: '/contract/enrollments', summary: 'The courses of the person that have contracts' })
      .errors(commonErrors)
      .output(z.object({ results: z.array(contractEnrollment) })),
    get: oc
      .route({ method: 'GET', path: '/contract/{contractId}/enrollments/{enrollmentId}', summary: 'One contract with its text' })
      .errors(commonErrors)
      .input(z.object({ contractId: entityId, enrollmentId: entityId }))
      .output(contractDetails),
    accept: oc
      .route({ method: 'POST', path: '/contract/enrollments/{id}/content', summary: 'Accepts a contract in the version that was read' })
      .errors({ ...commonErrors, CONTENT_CHANGED: { status: 409 }, NOT_ACCEPTABLE: { status: 409 } })
      .input(z.object({ /** Of the contract. */ id: entityId, /** Of the content that the person read. */ hash: contentHash }))
      .output(contractDetails),
    issueContent: oc
      .route({ method: 'POST', path: '/contract/enrollments/content/{id}/issue', summary: 'A version of a contract as PDF' })
      .errors(reportErrors)
      .input(z.object({ /** Of the content. */ id: entityId, locale: appLocales }))
      .output(z.file()),
  },
  invoices: {
    list: oc
      .route({ method: 'GET', path: '/invoices', summary: 'The invoices of the person, a page at a time' })
      .errors(commonErrors)
      .input(invoiceQuery)
      .output(invoicePage),
  },
  incomeReports: {
    years: oc
      .route({ method: 'GET', path: '/income-reports', summary: 'Years in which the person paid' })
      .errors(commonErrors)
      .output(baseYears),
    get: oc
      .route({ method: 'GET', path: '/income-reports/{baseYear}', summary: 'What the person paid in a year, by course' })
      .errors(commonErrors)
      .input(z.object({ baseYear }))
      .output(incomeReports),
  },
  statement: statementContract,
  reminders: remindersContract,
  calendar: calendarContract,
  reports: {
    paths: oc
      .route({ method: 'GET', path: '/report/paths/{folder}', summary: 'Templates of printed reports' })
      .errors(commonErrors)
      .input(z.object({ folder: reportFolder }))
      .output(z.object({ results: z.array(z.object({ path: z.string() })) })),
    issue: oc
      .route({ method: 'POST', path: '/report/issue', summary: 'A document as PDF' })
      .errors(reportErrors)
      .input(reportRequest)
      .output(z.file()),
  },
}
