import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { linkCardInput, linkInput, linkPaymentInput, linkPixInput, linkQuery, linkSlipInput } from '#api/financial/payment-links.ts'
import { notFoundIfMissing } from '../../../request/not-found.ts'
import { requestMiddleware } from '../../../request/request.middleware.ts'
import { linkScope } from './payment-links.server.ts'
import { withDrawings, withTaxId } from '../payment-drawings.server.ts'
// The functions below need no session: the token authorises.

export const getPaymentLink = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(linkQuery.omit({ tenantId: true }))
  .handler(({ context, data }) => {
    const { links, tenantId } = linkScope(context.scope)
    return notFoundIfMissing(links.get({ ...data, tenantId }))
  })

export const chargeLinkPix = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(linkPixInput.omit({ tenantId: true }))
  .handler(async ({ context, data }) => {
    const { links, tenantId } = linkScope(context.scope)
    const { paymentId } = await notFoundIfMissing(links.chargePix({ ...data, tenantId }))
    return { paymentId }
  })

export const chargeLinkSlip = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(linkSlipInput.omit({ tenantId: true }))
  .handler(async ({ context, data }) => {
    const { links, tenantId } = linkScope(context.scope)
    const { paymentId } = await notFoundIfMissing(links.chargeSlip({ ...data, tenantId }))
    return { paymentId }
  })

export const getLinkComponent = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(linkInput.omit({ tenantId: true }))
  .handler(({ context, data }) => {
    const { links, tenantId } = linkScope(context.scope)
    return notFoundIfMissing(links.componentData({ ...data, tenantId }))
  })

export const chargeLinkCard = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(linkCardInput.omit({ tenantId: true, recaptcha: true }).extend({ captchaToken: z.string().max(10_000) }))
  .handler(async ({ context, data: { captchaToken, ...card } }) => {
    const { links, tenantId } = linkScope(context.scope, captchaToken)
    const { paymentId } = await notFoundIfMissing(links.chargeCredit({ ...card, tenantId, recaptcha: '' }))
    return { paymentId }
  })

export const getLinkPayment = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(linkPaymentInput.omit({ tenantId: true }))
  .handler(async ({ context, data }) => {
    const { links, tenantId } = linkScope(context.scope)
    return withDrawings(await notFoundIfMissing(links.payment({ ...data, tenantId })))
  })

export const getLinkSlip = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(linkPaymentInput.omit({ tenantId: true }))
  .handler(async ({ context, data }) => {
    const { slips, tenantId } = linkScope(context.scope)
    return withTaxId(await notFoundIfMissing(slips.ofLink({ ...data, tenantId })))
  })
