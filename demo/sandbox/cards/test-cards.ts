import type { DenialReason } from '#api/financial/payments.ts'

/** `unanswered` holds the money without a response. */
export type CardOutcome = 'authorized' | 'pending' | 'unanswered' | DenialReason

/** Test numbers that are not approved; every other valid number is. */
const outcomes: Record<string, CardOutcome> = {
  '4000000000000002': 'card_refused',
  '4000000000009995': 'insufficient_funds',
  '4000000000000077': 'pending',
  '4000000000000119': 'unanswered',
}

export const getOutcome = (number: string): CardOutcome => outcomes[number] ?? 'authorized'
