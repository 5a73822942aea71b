import type pg from 'pg'
import type { PaymentEvent, PaymentStatus } from '#api/financial/payments.ts'
import { createAlarm } from '../../platform/alarm.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Listener } from '../../platform/listener.ts'
import type { DebtScope } from '../access/scopes.ts'
import { requirePayment, statusAtTime } from './payments.queries.ts'

/** `expired` is not final: late money can still arrive. */
const final: readonly PaymentStatus[] = ['approved', 'denied', 'canceled']

interface WatchPorts {
  pool: pg.Pool
  clock: Clock
  listener: Listener
}

/** Yields a payment's status at once and on change, until final or aborted. Throws NOT_FOUND before the first event. */
export async function watchPayment(
  ports: WatchPorts,
  scope: DebtScope,
  paymentId: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<PaymentEvent, void>> {
  await requirePayment(ports.pool, scope, paymentId)
  return follow(ports, scope, paymentId, signal)
}

async function* follow(
  { pool, clock, listener }: WatchPorts,
  scope: DebtScope,
  paymentId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<PaymentEvent, void> {
  const alarm = createAlarm()
  const stopListening = listener.on('financial_payment', (paymentIdOfEvent) => {
    if (paymentIdOfEvent === null || paymentIdOfEvent === paymentId) alarm.trigger()
  })
  signal?.addEventListener('abort', alarm.trigger)
  let timer: NodeJS.Timeout | undefined
  try {
    await listener.ready()
    let lastStatus: PaymentStatus | undefined
    while (!signal?.aborted) {
      alarm.reset()
      const payment = await requirePayment(pool, scope, paymentId)
      const status = statusAtTime(payment, clock.now())
      if (status !== lastStatus) yield { status }
      lastStatus = status
      if (final.includes(status)) return
      clearTimeout(timer)
      const remaining = payment.expiresAt.getTime() - clock.now().getTime()
      if (status === 'waiting_for_payment') timer = setTimeout(alarm.trigger, Math.max(remaining, 0))
      await alarm.triggered()
    }
  } finally {
    clearTimeout(timer)
    stopListening()
    signal?.removeEventListener('abort', alarm.trigger)
  }
}
