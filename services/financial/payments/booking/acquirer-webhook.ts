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

const items = z.array(z.unknown()).max(1000)
const notification = z.union([z.object({ pix: items }), z.object({ slips: items }), z.object({ orders: items })])

/** The ids in a notification; nothing else is read, and amounts come from the acquirer. A Pix without a charge, as to the key, has no `txid`. */
const ids = {
  pix: z.object({ txid: z.string().min(1).max(35) }).transform(({ txid }) => txid),
  slips: z.object({ ourNumber: z.string().regex(/^\d{17}$/) }).transform(({ ourNumber }) => ourNumber),
  orders: z.object({ orderId: z.string().min(1).max(64) }).transform(({ orderId }) => orderId),
}

export interface WebhookOptions extends PaymentPorts {
  secret: string
}

/**
 * The body is only a hint, and duplicates have no effect. Each item stands for itself: one that names nothing or cannot be
 * booked keeps none of the others back. Returns 204, 401 if forged, 400 or 413 if malformed, 503 to be retried.
 */
export async function handleAcquirerNotification(request: Request, { secret, ...ports }: WebhookOptions): Promise<Response> {
  const body = await request.text()
  if (body.length > maxBytes) return new Response(null, { status: 413 })
  if (!isAuthentic(secret, body, request.headers.get(signatureHeader))) {
    ports.log.warn('refused a forged notification of the acquirer')
    return new Response(null, { status: 401 })
  }
  const parsed = notification.safeParse(parseJson(body))
  if (!parsed.success) return new Response(null, { status: 400 })
  const { data } = parsed
  const isBooked =
    'pix' in data
      ? await each(ports, named(ports, ids.pix, data.pix), (txid) => bookCharge(ports, txid))
      : 'orders' in data
        ? await each(ports, named(ports, ids.orders, data.orders), (orderId) => advanceOrder(ports, orderId))
        : await each(ports, [named(ports, ids.slips, data.slips)], (ourNumbers) => queueReturn(ports, ourNumbers))
  return new Response(null, { status: isBooked ? 204 : 503 })
}

/** Returns the distinct ids of the items that have one. */
function named({ log }: PaymentPorts, schema: z.ZodType<string>, all: readonly unknown[]): ReadonlySet<string> {
  const read = all.map((item) => schema.safeParse(item))
  const unnamed = read.filter(({ success }) => !success).length
  if (unnamed > 0) log.warn({ unnamed }, 'items of a notification name no charge')
  return new Set(read.flatMap(({ data }) => data ?? []))
}

/** @returns whether all of them were booked */
async function each<Item>({ log }: PaymentPorts, all: Iterable<Item>, book: (item: Item) => Promise<void>): Promise<boolean> {
  let isBooked = true
  for (const item of all) {
    await book(item).catch((error: unknown) => {
      log.error({ err: error }, 'a notification of the acquirer was not booked')
      isBooked = false
    })
  }
  return isBooked
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
