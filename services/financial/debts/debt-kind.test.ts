import { expect, it } from 'vitest'
import { debtKind } from './debt-kind.ts'

const debt = { type: 'tuition', status: 'open', competency: '2026-11-01', isNegotiable: false } as const

it.each([
  ['of this month is pending', {}, 'pending'],
  ['of a later month can be paid ahead', { competency: '2026-12-01' }, 'anticipation'],
  ['that is overdue is pending until the terms let it be negotiated', { status: 'overdue' }, 'pending'],
  ['that is overdue long enough can be negotiated', { status: 'overdue', isNegotiable: true }, 'negotiation'],
  ['that is an installment stays one', { type: 'agreement', status: 'overdue', competency: '2026-12-01', isNegotiable: true }, 'agreement'],
  ['that is paid has none', { status: 'settled' }, null],
  ['that was replaced has none', { status: 'in_agreement', isNegotiable: true }, null],
  ['that was canceled has none', { status: 'canceled' }, null],
] as const)('a debt %s', (_, parts, kind) => {
  expect(debtKind({ ...debt, ...parts }, '2026-11-21')).toBe(kind)
})
