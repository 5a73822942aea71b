import type { AcquirerComponent } from '#api/payments.ts'

/** A card as it is typed: digits alone, the expiry as `MMYY`. */
export interface CardDraft {
  number: string
  holder: string
  expiry: string
  code: string
}

/** The acquirer knows no card with these data, or cannot be reached. */
export class CardNotTaken extends Error {
  readonly reason: 'invalid' | 'unreachable'

  constructor(reason: CardNotTaken['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/**
 * Hands a card from this browser to the acquirer. It goes nowhere else: neither the portal nor its services see it.
 *
 * @returns what the acquirer gives for it, for one charge
 * @throws CardNotTaken
 */
export async function sendCard({ tokenUrl, publicKey }: AcquirerComponent, { number, holder, expiry, code }: CardDraft): Promise<string> {
  const body = JSON.stringify({ publicKey, number, holder, expiry: `${expiry.slice(0, 2)}/${expiry.slice(2)}`, code })
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    throw new CardNotTaken('unreachable', { cause })
  })
  if (answer.status === 422) throw new CardNotTaken('invalid')
  if (!answer.ok) throw new CardNotTaken('unreachable')
  const { token } = (await answer.json()) as { token: string }
  return token
}
