import { createServerFn } from '@tanstack/react-start'
import { formatTaxId } from '#api/tax-id.ts'
import { z } from 'zod'
import {
  chargeCardInput,
  chargePixInput,
  chargeSlipInput,
  chargeSlipQuery,
  receiptInput,
  settlementQuery,
} from '#api/financial/payments.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'
import { withDrawings, withTaxId } from './payment-drawings.server.ts'

const paymentInput = z.object({ paymentId: z.uuid() })

/** Idempotent by key, as are the other charges. */
export const chargePix = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(chargePixInput)
  .handler(async ({ context, data }) => {
    const { paymentId } = await context.upstream.financial.payments.chargePix(data)
    return { paymentId }
  })

export const chargeSlip = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(chargeSlipInput.extend(chargeSlipQuery.shape))
  .handler(async ({ context, data: { academicRecord, isAgreement, ...body } }) => {
    const { paymentId } = await context.upstream.financial.payments.chargeSlip({ query: { academicRecord, isAgreement }, body })
    return { paymentId }
  })

export const chargeCard = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(chargeCardInput.omit({ recaptcha: true }).extend({ captchaToken: z.string().max(10_000) }))
  .handler(async ({ context, data: { captchaToken, ...card } }) => {
    // The captcha token is sent in a header; the body's field stays empty.
    const { paymentId } = await context.scope.upstreamWithCaptcha(captchaToken).financial.payments.chargeCredit({ ...card, recaptcha: '' })
    return { paymentId }
  })

/** Null for the built-in proof of work. */
export const getPaymentCaptcha = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { siteKey } = await context.upstream.financial.payments.captchaSiteKey()
    const { captchaProvider: provider } = context.scope.runtime
    return siteKey && provider ? { provider, siteKey } : null
  })

/** Asks the bank whether the slip was paid. */
export const askSettlement = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentInput.extend(settlementQuery.shape))
  .handler(async ({ context, data: { academicRecord, ...body } }) => {
    const { settlementId, status } = await context.upstream.financial.settlements.ask({ query: { academicRecord }, body })
    return { settlementId, status }
  })

/** New code for the debts of an expired one. */
export const renewPix = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => {
    const { paymentId } = await context.upstream.financial.payments.renewPix(data)
    return { paymentId }
  })

export const getPayment = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => withDrawings(await notFoundIfMissing(context.upstream.financial.payments.get(data))))

export const getSlip = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => withTaxId(await notFoundIfMissing(context.upstream.financial.bankSlips.get(data))))

export const getReceipt = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(receiptInput)
  .handler(async ({ context, data }) => {
    const receipt = await notFoundIfMissing(context.upstream.financial.payments.receipt(data))
    return { ...receipt, institutionTaxId: formatTaxId(receipt.institutionTaxId) }
  })
