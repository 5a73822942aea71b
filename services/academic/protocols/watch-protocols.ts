import type pg from 'pg'
import type { ProtocolEvent } from '#api/academic/protocol-events.ts'
import { createAlarm } from '../../platform/alarm.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import type { Owner, OwnerChannel } from '../../platform/owner-channel.ts'
import { feedBatch, readProtocolFeed } from './protocol-feed.queries.ts'

export interface ProtocolEventPorts {
  pool: pg.Pool
  protocolChannel: OwnerChannel<object>
}

/** Thousands of streams read at once when the listening connection is restored: the limit keeps most connections free for others. */
const readInTurn = limitConcurrency(3)

/** Streams the changes of a person's protocols (GET /protocols/events): those after a position, then live, until `signal` aborts. */
export async function* watchProtocols(
  { pool, protocolChannel }: ProtocolEventPorts,
  owner: Owner,
  after: number | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<ProtocolEvent, void> {
  let position = after
  const alarm = createAlarm()
  const stopListening = protocolChannel.on(owner, alarm.trigger)
  signal?.addEventListener('abort', alarm.trigger)
  try {
    await protocolChannel.ready()
    while (!signal?.aborted) {
      alarm.reset()
      const events = await readInTurn(() => readProtocolFeed(pool, owner, position))
      for (const event of events) {
        yield event
        position = event.position
      }
      if (events.length < feedBatch) await alarm.triggered()
    }
  } finally {
    stopListening()
    signal?.removeEventListener('abort', alarm.trigger)
  }
}
