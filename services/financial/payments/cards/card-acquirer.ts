import type { AcquirerComponent, DenialReason } from '#api/financial/payments.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'

export interface CardOrder {
  /** Chosen by us before the call, so repeating it is idempotent. */
  orderId: string
  cardKey: string
  amount: number
  installments: number
  cardToken: string
  descriptor: string
}

export interface CardRecord {
  orderId: string
  /** `pending` is in review, `authorized` holds the money, `captured` takes it, `voided` returned it. */
  status: 'pending' | 'authorized' | 'captured' | 'denied' | 'voided'
  amount: number
  brand: string
  lastFour: string
  denial: DenialReason | null
  received: ReceivedMoney | null
}

/** The operations common to card acquirers. Card numbers go from the browser to the acquirer; this service only receives a token. */
export interface CardAcquirer {
  component(cardKey: string): Promise<AcquirerComponent>
  /** Returns an identifier that is the same for the same card and reveals nothing of its number; null for an unknown token. */
  fingerprint(cardToken: string): Promise<string | null>
  /** Holds the money. Idempotent by order id; a voided id stays voided. */
  authorize(order: CardOrder): Promise<CardRecord>
  getOrder(orderId: string): Promise<CardRecord | null>
  /** Takes the held money; in any other state returns the order unchanged. */
  capture(orderId: string): Promise<CardRecord>
  /** Returns the money, captured or not; the order id is refused afterwards. */
  voidOrder(orderId: string): Promise<void>
  /** Captured and not voided in a period, oldest first. */
  listCaptured(span: { from: Date; to: Date }): Promise<ReceivedMoney[]>
}
