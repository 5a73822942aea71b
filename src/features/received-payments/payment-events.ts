import type { ReceivedMoney, ReceivedPaymentDetails } from '#api/financial/received-payments.ts'

export type PaymentEvent = { id: string } & (
  | { kind: 'created' | 'expired' | 'payable'; at: string }
  /** Null for payments that ended before the time was recorded. */
  | { kind: 'denied' | 'canceled'; at: string | null }
  | { kind: 'asked' | 'found' | 'queued'; at: string }
  | { kind: 'paid' | 'booked'; at: string; money: ReceivedMoney }
)

type TimelineSource = Pick<ReceivedPaymentDetails, 'status' | 'createdAt' | 'expiresAt' | 'endedAt' | 'money' | 'enquiries'>

/** Returns the events newest first, like other histories for staff; expected events come before them. */
export function getEvents({ status, createdAt, expiresAt, endedAt, money, enquiries }: TimelineSource): PaymentEvent[] {
  const expired = status === 'expired' || money.some(({ late }) => late)
  const happened: PaymentEvent[] = [
    { id: 'created', kind: 'created', at: createdAt },
    ...(expired ? [{ id: 'expired', kind: 'expired' as const, at: expiresAt }] : []),
    ...(endedAt ? [{ id: 'ended', kind: status === 'denied' ? ('denied' as const) : ('canceled' as const), at: endedAt }] : []),
    ...enquiries.map(({ settlementId, status: answer, requestedAt, doneAt }) => ({
      id: settlementId,
      kind: ({ queued: 'queued', settled: 'found', not_found: 'asked' } as const)[answer],
      at: doneAt ?? requestedAt,
    })),
    ...money.flatMap((part) => [
      { id: `paid ${part.endToEndId}`, kind: 'paid' as const, at: part.paidAt, money: part },
      { id: `booked ${part.endToEndId}`, kind: 'booked' as const, at: part.bookedAt, money: part },
    ]),
  ]
  // Stable sort: simultaneous events keep their order, the latter first once it is reversed.
  const ordered = happened.toSorted((a, b) => Date.parse(a.at!) - Date.parse(b.at!))
  if (!endedAt && (status === 'denied' || status === 'canceled')) ordered.push({ id: 'ended', kind: status, at: null })
  if (status === 'waiting_for_payment') ordered.push({ id: 'payable', kind: 'payable', at: expiresAt })
  return ordered.toReversed()
}

/** Returns the shown time. A slip can be paid until midnight of the next day, so the last minute of its own day is shown. */
export const getShownTime = ({ kind, at }: PaymentEvent, method: ReceivedPaymentDetails['method']): string =>
  method === 'bank_slip' && (kind === 'payable' || kind === 'expired') ? new Date(Date.parse(at) - 60_000).toISOString() : at!
