import { createHmac } from 'node:crypto'
import cardValidator from 'card-validator'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { CardAcquirer } from '../../../services/financial/payments/cards/card-acquirer.ts'
import { signatureHeader, signNotification } from '../../../services/financial/payments/booking/notification-signature.ts'
import type { Clock } from '../../../services/platform/clock.ts'
import {
  captureOrder,
  decideOrder,
  insertOrder,
  insertToken,
  latestOrders,
  listCaptures,
  getOrder,
  type SandboxOrder,
  getToken,
  voidOrder,
} from './card-books.ts'
import { getOutcome } from './test-cards.ts'

export interface SandboxCardsOptions {
  pool: pg.Pool
  clock: Clock
  log: Logger
  secret: string
  notify(request: Request): Promise<Response>
  tokenUrl: string
}

/** Card data from the browser. Only brand and last four digits are stored; nothing is logged. */
export interface SentCard {
  number: string
  /** `MM/YY` */
  expiry: string
  code: string
  holder: string
}

/** Simulated card acquirer; `decide` plays the reviewer's part. */
export interface SandboxCards extends CardAcquirer {
  tokenize(card: SentCard): Promise<string | null>
  /** Decides an order in review and notifies. Returns false when there is none. */
  decide(orderId: string, isApproved: boolean): Promise<boolean>
  latest(): Promise<SandboxOrder[]>
}

/** Placeholder: `notify` ignores the URL. */
const webhookUrl = 'http://webhook.invalid/cards'

export function createSandboxCards({ pool, clock, log, secret, notify, tokenUrl }: SandboxCardsOptions): SandboxCards {
  /** A failed notification is only logged: reconciliation finds the change. */
  async function notifyInstitution(orderId: string) {
    const body = JSON.stringify({ orders: [{ orderId }] })
    const headers = { 'content-type': 'application/json', [signatureHeader]: signNotification(secret, body) }
    try {
      const response = await notify(new Request(webhookUrl, { method: 'POST', headers, body }))
      if (!response.ok) log.warn({ status: response.status, orderId }, 'the institution did not take a notification')
    } catch (error) {
      log.warn({ err: error, orderId }, 'the institution could not be told of a card')
    }
  }

  return {
    component: async (publicKey) => ({
      acquirer: 'sandbox',
      publicKey,
      tokenUrl,
      brands: ['visa', 'mastercard', 'elo', 'hipercard', 'amex'],
    }),
    fingerprint: async (cardToken) => cardToken.split('.')[1] ?? null,
    async tokenize({ number, expiry, code, holder }) {
      const card = cardValidator.number(number)
      const isCard =
        card.isValid &&
        cardValidator.expirationDate(expiry).isValid &&
        cardValidator.cvv(code, card.card?.code.size).isValid &&
        holder.trim() !== ''
      if (!isCard) return null
      const digits = number.replaceAll(/\D/g, '')
      const token = `tok_${crypto.randomUUID()}.${createHmac('sha256', secret).update(digits).digest('base64url')}`
      await insertToken(pool, {
        token,
        brand: getBrand(card.card?.type),
        lastFour: digits.slice(-4),
        outcome: getOutcome(digits),
        createdAt: clock.now(),
      })
      return token
    },
    async authorize(order) {
      const earlier = await getOrder(pool, order.orderId)
      if (earlier) return earlier
      const card = await getToken(pool, order.cardToken)
      await insertOrder(pool, order, card ?? { brand: 'card', lastFour: '0000', outcome: 'invalid_card' }, clock.now())
      if (card?.outcome === 'unanswered') throw new Error('The acquirer does not answer')
      return (await getOrder(pool, order.orderId))!
    },
    getOrder: (orderId) => getOrder(pool, orderId),
    async capture(orderId) {
      await captureOrder(pool, orderId, `CARD${crypto.randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase()}`, clock.now())
      const order = await getOrder(pool, orderId)
      if (!order) throw new Error(`No order ${orderId}`)
      return order
    },
    voidOrder: (orderId) => voidOrder(pool, orderId, clock.now()),
    listCaptured: (span) => listCaptures(pool, span),
    async decide(orderId, isApproved) {
      const isDecided = await decideOrder(pool, orderId, isApproved)
      if (isDecided) await notifyInstitution(orderId)
      return isDecided
    },
    latest: () => latestOrders(pool),
  }
}

/** Brand codes as used by acquirers. */
const getBrand = (type: string | undefined) => (type === 'american-express' ? 'amex' : (type ?? 'card'))
