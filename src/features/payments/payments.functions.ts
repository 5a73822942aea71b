import { createServerFn } from '@tanstack/react-start'
import { formatCnpj } from '@brazilian-utils/brazilian-utils'
import { z } from 'zod'
import { chargePixInput } from '#api/payments.ts'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'
import { sessionMiddleware } from '../../session/session.middleware.ts'
import { foundOrNot } from '../../upstream/found-or-not.ts'

const paymentInput = z.object({ paymentId: z.uuid() })

/** Makes a Pix code for debts of the signed-in person; the same key never charges twice. */
export const chargePix = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(chargePixInput)
  .handler(async ({ context, data }) => {
    const { paymentId } = await context.upstream.financial.payments.chargePix(data)
    return { paymentId }
  })

/** A new code for the debts of an expired one. */
export const renewPix = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => {
    const { paymentId } = await context.upstream.financial.payments.renewPix(data)
    return { paymentId }
  })

/** A payment and, while it can be paid, its code drawn as QR. */
export const getPayment = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => {
    const payment = await foundOrNot(context.upstream.financial.payments.get(data))
    return { ...payment, qr: payment.status === 'waiting_for_payment' ? qrDrawing(payment.brCode) : null }
  })

/** Proof of an approved payment. */
export const getReceipt = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(paymentInput)
  .handler(async ({ context, data }) => {
    const receipt = await foundOrNot(context.upstream.financial.payments.receipt(data))
    return { ...receipt, institutionTaxId: formatCnpj(receipt.institutionTaxId) }
  })
