import { describe, expect, it } from 'vitest'
import { eventsOf, shownTimeOf } from './payment-events.ts'

const payment = {
  status: 'waiting_for_payment' as const,
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-20T12:30:00.000Z',
  endedAt: null,
  money: [],
  enquiries: [],
}
const money = (paidAt: string, late = false) => ({
  receiptNumber: '2026-00000001',
  endToEndId: `E${paidAt}`,
  amount: 1,
  creditAmount: 0,
  paidAt,
  bookedAt: paidAt,
  late,
})
const kinds = (change: Partial<Parameters<typeof eventsOf>[0]>) => eventsOf({ ...payment, ...change }).map(({ kind }) => kind)

describe('what happened to a payment', () => {
  it('says until when it can be paid, as long as it can', () => {
    expect(kinds({})).toEqual(['created', 'payable'])
    expect(kinds({ status: 'expired' })).toEqual(['created', 'expired'])
  })

  it('tells money as paid and then as booked', () => {
    expect(kinds({ status: 'approved', money: [money('2026-11-20T12:05:00.000Z')] })).toEqual(['created', 'paid', 'booked'])
  })

  it('tells late money after the end of the charge', () => {
    expect(kinds({ status: 'approved', money: [money('2026-11-20T13:05:00.000Z', true)] })).toEqual([
      'created',
      'expired',
      'paid',
      'booked',
    ])
    expect(kinds({ status: 'approved', endedAt: '2026-11-20T12:10:00.000Z', money: [money('2026-11-20T12:15:00.000Z')] })).toEqual([
      'created',
      'canceled',
      'paid',
      'booked',
    ])
  })

  it('tells what the bank said, each time', () => {
    const enquiry = (settlementId: string, status: 'queued' | 'settled' | 'not_found', minute: string) => ({
      settlementId,
      status,
      requestedAt: `2026-11-20T12:${minute}:00.000Z`,
      doneAt: status === 'queued' ? null : `2026-11-20T12:${minute}:01.000Z`,
    })
    expect(kinds({ enquiries: [enquiry('a', 'not_found', '05'), enquiry('b', 'queued', '06')] })).toEqual([
      'created',
      'asked',
      'queued',
      'payable',
    ])
    expect(kinds({ status: 'approved', enquiries: [enquiry('a', 'settled', '20')], money: [money('2026-11-20T12:15:00.000Z')] })).toEqual([
      'created',
      'paid',
      'booked',
      'found',
    ])
  })

  it('tells an end whose time nobody wrote down last', () => {
    expect(kinds({ status: 'canceled', endedAt: null })).toEqual(['created', 'canceled'])
    expect(kinds({ status: 'denied', endedAt: '2026-11-20T12:01:00.000Z' })).toEqual(['created', 'denied'])
  })
})

it('the last minute of a slip is of its own day', () => {
  const end = { id: 'payable', kind: 'payable' as const, at: '2026-11-21T03:00:00.000Z' }
  expect(shownTimeOf(end, 'bank_slip')).toBe('2026-11-21T02:59:00.000Z')
  expect(shownTimeOf(end, 'pix')).toBe(end.at)
  expect(shownTimeOf({ ...end, kind: 'created' }, 'bank_slip')).toBe(end.at)
})
