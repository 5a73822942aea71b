import { expect, it } from 'vitest'
import { getGroup } from './request-group.ts'

const cardInReview = crypto.randomUUID()

it.each([
  ['awaited', { status: 'waiting_for_payment', debtId: 1, cardInReview: null }],
  ['active', { status: 'waiting_for_payment', debtId: null, cardInReview: null }],
  ['active', { status: 'waiting_for_payment', debtId: 1, cardInReview }],
  ['awaited', { status: 'waiting_for_student_action', debtId: null, cardInReview: null }],
  ['active', { status: 'pending', debtId: 1, cardInReview: null }],
  ['concluded', { status: 'canceled', debtId: 1, cardInReview: null }],
] as const)('%s: %o', (group, request) => {
  expect(getGroup(request)).toBe(group)
})
