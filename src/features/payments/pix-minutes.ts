import type { Payment } from '#api/financial/payments.ts'

/** Returns the minutes for which a code is valid; a code that replaces it gets as many. */
export function pixMinutes({ createdAt, expiresAt }: Pick<Payment, 'createdAt' | 'expiresAt'>): number {
  return Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000)
}
