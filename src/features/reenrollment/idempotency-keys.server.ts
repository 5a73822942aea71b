import { getIdempotencyKey } from '../../kit/form/idempotency-key.server.ts'

interface Confirmation {
  reenrollmentId: string
  revision: number
  /** Cents. */
  expectedTotal: number
}

/** Returns one key per state of a choice and its price, so that a reload, another tab or a plain form confirms it only once. */
export const confirmationKey = (userId: number, { reenrollmentId, revision, expectedTotal }: Confirmation): string =>
  getIdempotencyKey(['confirmation', userId, reenrollmentId, revision, expectedTotal].join(' '))

/** Returns one key per reenrollment, whose debts are only created once. */
export const paymentKey = (userId: number, reenrollmentId: string): string =>
  getIdempotencyKey(['payment', userId, reenrollmentId].join(' '))
