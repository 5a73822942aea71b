import type { Clock } from './clock.ts'
import type { Channel, Listener } from './listener.ts'

/** When a tenant's records last changed, as the database tells every process. */
export interface TenantChanges {
  /** Returns milliseconds since 1970; the current time while notifications of changes do not arrive. */
  lastChange(tenantId: number): number
  isListening(): boolean
  close(): void
}

/** @param channel tells of changes, with the tenant's id */
export function listenForChanges(listener: Listener, channel: Channel, clock: Clock): TenantChanges {
  const changedAt = new Map<number, number>()
  const now = () => clock.now().getTime()
  let everythingChangedAt = 0
  const close = listener.on(channel, (tenantId) => {
    if (tenantId) changedAt.set(Number(tenantId), now())
    else everythingChangedAt = now()
  })
  return {
    lastChange: (tenantId) => (listener.isListening() ? Math.max(changedAt.get(tenantId) ?? 0, everythingChangedAt) : now()),
    isListening: () => listener.isListening(),
    close,
  }
}
