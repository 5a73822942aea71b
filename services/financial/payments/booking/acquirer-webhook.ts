import { z } from 'zod'
import { inTenant } from '../../../platform/database.ts'
import { bookReceived } from './booking.ts'
import { paymentOfCharge, tenantOfCharge } from './booking.queries.ts'
import { advanceCard } from '../cards/card-charge.ts'
import { removeCanceledCharges } from '../charge-registration.ts'
import { isAuthentic, signatureHeader } from './notification-signature.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { queueSlip, settleQueued } from './settlement-queue.ts'

const maxBytes = 256 * 1024

/** Only ids are read from the body; amounts come from the acquirer. */
const notification = z.union([
  z.object({ pix: z.array(z.object({ txid: z.string().min(1).max(35) })).max(1000) }),
  z.object({ slips: z.array(z.object({ ourNumber: z.string().regex(/^\d{17}$/) })).max(1000) }),
  z.object({ orders: z.array(z.object({ orderId: z.string().min(1).max(64) })).max(1000) }),
])

export interface WebhookOptions extends PaymentPorts {
  secret: string
}

/** The body is only a hint, and duplicates have no effect. Returns 204, 401 if forged, 400 or 413 if malformed, 503 to be retried. */
export async function handleAcquirerNotification(request: Request, { secret, ...ports }: WebhookOptions): Promise<Response> {
  const body = await request.text()
  if (body.length > maxBytes) return new Response(null, { status: 413 })
  if (!isAuthentic(secret, body, request.headers.get(signatureHeader))) {
    ports.log.warn('refused a forged notification of the acquirer')
    return new Response(null, { status: 401 })
  }
  const parsed = notification.safeParse(parseJson(body))
  if (!parsed.success) return new Response(null, { status: 400 })
  try {
    if ('pix' in parsed.data) for (const txid of new Set(parsed.data.pix.map((pix) => pix.txid))) await bookCharge(ports, txid)
    else if ('orders' in parsed.data)
      for (const orderId of new Set(parsed.data.orders.map((order) => order.orderId))) await advanceOrder(ports, orderId)
    else await queueReturn(ports, new Set(parsed.data.slips.map(({ ourNumber }) => ourNumber)))
  } catch (error) {
    ports.log.error({ err: error }, 'a notification of the acquirer was not booked')
    return new Response(null, { status: 503 })
  }
  return new Response(null, { status: 204 })
}

async function bookCharge(ports: PaymentPorts, txid: string) {
  const tenantId = await tenantOfCharge(ports.pool, txid)
  if (tenantId === null) {
    ports.log.warn({ txid }, 'a notification names a charge that is not ours')
    return
  }
  const record = await ports.acquirer.getCharge(txid)
  for (const pix of record?.received ?? []) await bookReceived(ports, tenantId, pix)
  await removeCanceledCharges(ports, tenantId, null)
}

async function advanceOrder(ports: PaymentPorts, orderId: string) {
  const tenantId = await tenantOfCharge(ports.pool, orderId)
  if (tenantId === null) {
    ports.log.warn({ orderId }, 'a notification names an order that is not ours')
    return
  }
  const paymentId = await inTenant(ports.pool, tenantId, ({ client }) => paymentOfCharge(client, tenantId, orderId))
  if (paymentId) await advanceCard(ports, tenantId, paymentId)
}

async function queueReturn(ports: PaymentPorts, ourNumbers: ReadonlySet<string>) {
  const tenants = new Set<number>()
  for (const ourNumber of ourNumbers) {
    const tenantId = await tenantOfCharge(ports.pool, ourNumber)
    if (tenantId === null) ports.log.warn({ ourNumber }, 'a notification names a slip that is not ours')
    else {
      await queueSlip(ports, tenantId, ourNumber)
      tenants.add(tenantId)
    }
  }
  for (const tenantId of tenants) {
    await settleQueued(ports, tenantId)
    await removeCanceledCharges(ports, tenantId, null)
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
