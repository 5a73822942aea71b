import { getIdempotencyKey } from '../../kit/form/idempotency-key.server.ts'

interface Confirmation {
  reenrollmentId: string
  revision: number
  /** Cents. */
  expectedTotal: number
}

/** One for each state of a choice at a price: a reload, another tab or a form before scripts confirms it no second time. */
export const confirmationKey = (userId: number, { reenrollmentId, revision, expectedTotal }: Confirmation): string =>
  getIdempotencyKey(['confirmation', userId, reenrollmentId, revision, expectedTotal].join(' '))

/** One for each reenrollment, whose debts are asked for once. */
export const paymentKey = (userId: number, reenrollmentId: string): string =>
  getIdempotencyKey(['payment', userId, reenrollmentId].join(' '))
