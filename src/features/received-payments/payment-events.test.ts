import { describe, expect, it } from 'vitest'
import { getEvents, getShownTime } from './payment-events.ts'

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
const kinds = (change: Partial<Parameters<typeof getEvents>[0]>) => getEvents({ ...payment, ...change }).map(({ kind }) => kind)

describe('what happened to a payment', () => {
  it('says until when it can be paid, as long as it can', () => {
    expect(kinds({})).toEqual(['payable', 'created'])
    expect(kinds({ status: 'expired' })).toEqual(['expired', 'created'])
  })

  it('tells money as booked after it was paid, the newest first', () => {
    expect(kinds({ status: 'approved', money: [money('2026-11-20T12:05:00.000Z')] })).toEqual(['booked', 'paid', 'created'])
  })

  it('tells late money after the end of the charge', () => {
    expect(kinds({ status: 'approved', money: [money('2026-11-20T13:05:00.000Z', true)] })).toEqual([
      'booked',
      'paid',
      'expired',
      'created',
    ])
    expect(kinds({ status: 'approved', endedAt: '2026-11-20T12:10:00.000Z', money: [money('2026-11-20T12:15:00.000Z')] })).toEqual([
      'booked',
      'paid',
      'canceled',
      'created',
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
      'payable',
      'queued',
      'asked',
      'created',
    ])
    expect(kinds({ status: 'approved', enquiries: [enquiry('a', 'settled', '20')], money: [money('2026-11-20T12:15:00.000Z')] })).toEqual([
      'found',
      'booked',
      'paid',
      'created',
    ])
  })

  it('tells an end whose time nobody wrote down before all else', () => {
    expect(kinds({ status: 'canceled', endedAt: null })).toEqual(['canceled', 'created'])
    expect(kinds({ status: 'denied', endedAt: '2026-11-20T12:01:00.000Z' })).toEqual(['denied', 'created'])
  })
})

it('the last minute of a slip is of its own day', () => {
  const end = { id: 'payable', kind: 'payable' as const, at: '2026-11-21T03:00:00.000Z' }
  expect(getShownTime(end, 'bank_slip')).toBe('2026-11-21T02:59:00.000Z')
  expect(getShownTime(end, 'pix')).toBe(end.at)
  expect(getShownTime({ ...end, kind: 'created' }, 'bank_slip')).toBe(end.at)
})
