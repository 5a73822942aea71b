import type { AcquirerComponent, DenialReason } from '#api/payments.ts'
import type { ReceivedMoney } from '../pix/pix-acquirer.ts'

/** What a card is to be charged. */
export interface CardOrder {
  /** Chosen by us before the call; the same one again changes nothing. */
  orderId: string
  /** Names the institution at the acquirer. */
  cardKey: string
  /** Integer cents. */
  amount: number
  installments: number
  /** What the acquirer gave the payer's browser for the card. */
  cardToken: string
  /** Printed on the card's bill. */
  descriptor: string
}

/** An order as the acquirer keeps it. */
export interface CardRecord {
  orderId: string
  /** `pending` while it is in review; `authorized` holds the money, `captured` takes it; `voided` gave it back. */
  status: 'pending' | 'authorized' | 'captured' | 'denied' | 'voided'
  amount: number
  brand: string
  lastFour: string
  denial: DenialReason | null
  /** The money, once it is captured. */
  received: ReceivedMoney | null
}

/**
 * Whoever charges cards for the institution. Cards go from the browser to it and come here as a token. What this service
 * asks is what acquirers have in common: authorize, capture, void. An adapter for a real one is a few calls; the sandbox
 * is another.
 */
export interface CardAcquirer {
  /** What browsers need to hand it a card. */
  component(cardKey: string): Promise<AcquirerComponent>
  /** Holds the money, or answers the order that has this id. A voided id stays so. */
  authorize(order: CardOrder): Promise<CardRecord>
  /** Null when there is none. */
  getOrder(orderId: string): Promise<CardRecord | null>
  /** Takes the money that is held; of an order in any other state it answers that. */
  capture(orderId: string): Promise<CardRecord>
  /** Gives the money back, captured or not; an id that comes later is refused. */
  voidOrder(orderId: string): Promise<void>
  /** What was captured in a span of time and not given back, oldest first. */
  listCaptured(span: { from: Date; to: Date }): Promise<ReceivedMoney[]>
}
