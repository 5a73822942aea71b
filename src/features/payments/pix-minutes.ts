import type { Payment } from '#api/financial/payments.ts'

/** For how many minutes a code was made; one that replaces it has as many. */
export function pixMinutes({ createdAt, expiresAt }: Pick<Payment, 'createdAt' | 'expiresAt'>): number {
  return Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000)
}
