import { createServerFn } from '@tanstack/react-start'
import { formatCnpj } from '@brazilian-utils/brazilian-utils'
import { z } from 'zod'
import { chargeCardInput, chargePixInput, chargeSlipInput } from '#api/payments.ts'
import { civilDate, entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'
import { withDrawings, withTaxId } from './payment-drawings.server.ts'

const paymentInput = z.object({ paymentId: z.uuid() })

/** Makes a Pix code for debts of the signed-in person; the same key never charges twice. */
export const chargePix = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(chargePixInput)
  .handler(async ({ context, data }) => {
    const { paymentId } = await context.upstream.financial.payments.chargePix(data)
    return { paymentId }
  })

/** Makes a bank slip for debts of the signed-in person, payable on a day; the same key never makes two. */
export const chargeSlip = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(chargeSlipInput)
  .handler(async ({ context, data }) => {
    const { paymentId } = await context.upstream.financial.payments.chargeSlip(data)
    return { paymentId }
  })

/** Charges a card that the acquirer gave a token for, for debts of the signed-in person. */
export const chargeCard = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(chargeCardInput.omit({ recaptcha: true }).extend({ captchaToken: z.string().max(10_000) }))
  .handler(async ({ context, data: { captchaToken, ...card } }) => {
    // The token travels in a header, and the body's field is left empty.
    const { paymentId } = await context.scope.upstreamWithCaptcha(captchaToken).financial.payments.chargeCredit({ ...card, recaptcha: '' })
    return { paymentId }
  })

/** How payments of the signed-in person's institution tell people from robots; null for the built-in puzzle. */
export const getPaymentCaptcha = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => {
    const { siteKey } = await context.upstream.financial.payments.captchaSiteKey()
    const { captchaProvider: provider } = context.scope.runtime
    return siteKey && provider ? { provider, siteKey } : null
  })

/** How this browser hands a card to the acquirer of an enrollment's institution. */
export const getAcquirerComponent = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ externalEnrollmentId: entityId }))
  .handler(({ context, data }) => context.upstream.financial.payments.componentData(data))

/** What debts cost together on a day, and how they can be paid. */
export const getQuote = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ debtIds: z.array(entityId).min(1).max(50), on: civilDate.optional(), campaignId: entityId.optional() }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.payments.quote(data)))

/** What became of a look at the bank, for one of the debts. */
export const getSettlement = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ settlementId: z.uuid(), debtId: entityId }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.settlements.get(data)))

/** Looks for the money of a bank slip at the bank. */
export const askSettlement = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => {
    const { settlementId, status } = await context.upstream.financial.settlements.ask(data)
    return { settlementId, status }
  })

/** A new code for the debts of an expired one. */
export const renewPix = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => {
    const { paymentId } = await context.upstream.financial.payments.renewPix(data)
    return { paymentId }
  })

/** A payment and, while it can be paid, its code drawn as QR or as bars, with the line as it is printed. */
export const getPayment = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => withDrawings(await notFoundIfMissing(context.upstream.financial.payments.get(data))))

/** What a bank slip says, while it can be paid. */
export const getSlip = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => withTaxId(await notFoundIfMissing(context.upstream.financial.bankSlips.get(data))))

/** Proof of an approved payment. */
export const getReceipt = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => {
    const receipt = await notFoundIfMissing(context.upstream.financial.payments.receipt(data))
    return { ...receipt, institutionTaxId: formatCnpj(receipt.institutionTaxId) }
  })
