import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import {
  payerCardInput,
  payerEmail,
  payerDebts,
  payerPaymentInput,
  payerPixInput,
  payerQuoteInput,
  payerSlipInput,
} from '#api/financial/payer-access.ts'
import { notFoundIfForbidden, notFoundIfMissing } from '../../../request/not-found.ts'
import { isUnpayable } from '../payment-params.ts'
import { portalErrorCode } from '../../../request/portal-error.ts'
import { requestMiddleware } from '../../../request/request.middleware.ts'
import { withDrawings, withTaxId } from '../payment-drawings.server.ts'
import { getPayer, getPayers } from './payers.server.ts'

// These functions ignore the portal's session: the payer's own session identifies them, and the hostname the tenant.
const ofSession = { tenantId: true, session: true } as const

/** Answers like a missing page to what the student does not allow, so that it cannot be distinguished from what does not exist. */
const shown = <Result>(call: Promise<Result>) => notFoundIfForbidden(notFoundIfMissing(call))

/** Mails a link to the payer. The answer does not reveal who owns the address. */
export const requestPayerLink = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(z.object({ email: payerEmail, captchaToken: z.string().max(8192) }))
  .handler(async ({ context, data: { email, captchaToken } }) => {
    const { payers, tenantId } = getPayers(context.scope, captchaToken)
    await payers.requestLink({ tenantId, email })
  })

/** Returns what the payer may see; null without a proven address. */
export const getPayerOverview = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .handler(async ({ context }) => {
    try {
      const { payers, who } = getPayer(context.scope, getRequest())
      return await payers.overview(who)
    } catch (error) {
      if (portalErrorCode(error) === 'UNAUTHORIZED') return null
      throw error
    }
  })

/** Returns the quote; null if there is nothing left to pay. */
export const getPayerQuote = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(payerQuoteInput.omit(ofSession))
  .handler(async ({ context, data }) => {
    const { payers, who } = getPayer(context.scope, getRequest())
    try {
      return await shown(payers.quote({ ...data, ...who }))
    } catch (error) {
      if (isUnpayable(portalErrorCode(error))) return null
      throw error
    }
  })

export const chargePayerPix = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(payerPixInput.omit(ofSession))
  .handler(async ({ context, data }) => {
    const { payers, who } = getPayer(context.scope, getRequest())
    const { paymentId } = await shown(payers.chargePix({ ...data, ...who }))
    return { paymentId }
  })

export const chargePayerSlip = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(payerSlipInput.omit(ofSession))
  .handler(async ({ context, data }) => {
    const { payers, who } = getPayer(context.scope, getRequest())
    const { paymentId } = await shown(payers.chargeSlip({ ...data, ...who }))
    return { paymentId }
  })

export const getPayerComponent = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(payerDebts.omit(ofSession))
  .handler(({ context, data }) => {
    const { payers, who } = getPayer(context.scope, getRequest())
    return shown(payers.componentData({ ...data, ...who }))
  })

export const chargePayerCard = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(payerCardInput.omit({ ...ofSession, recaptcha: true }).extend({ captchaToken: z.string().max(10_000) }))
  .handler(async ({ context, data: { captchaToken, ...card } }) => {
    const { payers, who } = getPayer(context.scope, getRequest(), captchaToken)
    const { paymentId } = await shown(payers.chargeCredit({ ...card, ...who, recaptcha: '' }))
    return { paymentId }
  })

export const getPayerPayment = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(payerPaymentInput.omit(ofSession))
  .handler(async ({ context, data }) => {
    const { payers, who } = getPayer(context.scope, getRequest())
    return withDrawings(await shown(payers.payment({ ...data, ...who })))
  })

export const getPayerSlip = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(payerPaymentInput.omit(ofSession))
  .handler(async ({ context, data }) => {
    const { payers, who } = getPayer(context.scope, getRequest())
    return withTaxId(await shown(payers.slip({ ...data, ...who })))
  })
