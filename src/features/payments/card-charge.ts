import type { AcquirerComponent, PaymentQuote } from '#api/payments.ts'

/** What a card is charged with, once the acquirer has given a token for it. */
export interface TokenizedCard {
  cardToken: string
  installments: number
  /** Cents that were shown. */
  expectedAmount: number
  idempotencyKey: string
  /** Of a solved captcha. */
  captchaToken: string
}

/** What a card is to pay, and how it is charged: for people who signed in and for those who have a link. */
export interface CardCharge extends Pick<PaymentQuote, 'amount' | 'on' | 'installments'> {
  /** Tells one thing to pay from another, so that a repeated press charges once. */
  intention: string
  readComponent(): Promise<AcquirerComponent>
  charge(card: TokenizedCard): Promise<{ paymentId: string }>
  onCharged(payment: { paymentId: string }): unknown
  /** Called when what was shown is no longer true. */
  onChanged(): void
}
