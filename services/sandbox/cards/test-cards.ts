import type { DenialReason } from '#api/payments.ts'

/** What the sandbox does with a card: `unanswered` holds the money and says nothing. */
export type CardOutcome = 'authorized' | 'pending' | 'unanswered' | DenialReason

/** Numbers that end otherwise than in an approval. Every other valid number is approved. */
const outcomes: Record<string, CardOutcome> = {
  '4000000000000002': 'card_refused',
  '4000000000009995': 'insufficient_funds',
  '4000000000000077': 'pending',
  '4000000000000119': 'unanswered',
}

/** @param number digits alone */
export const outcomeOf = (number: string): CardOutcome => outcomes[number] ?? 'authorized'
