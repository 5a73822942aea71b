import type pg from 'pg'
import type { Clock } from '../platform/clock.ts'
import type { Listener } from '../platform/listener.ts'
import { createTenantCache } from '../platform/tenant-cache.ts'
import { listenForChanges } from '../platform/tenant-changes.ts'
import { launchableApplications, type LaunchableRow } from './applications/applications.ts'
import { allPlaces, type TenantPlaces } from './places.ts'

/** Settings that change a few times a year, in the memory of this process. */
export interface SettingsMemory {
  /** Null `tenantId` means all tenants. */
  places(tenantId: number | null): Promise<TenantPlaces[]>
  launchable(): Promise<LaunchableRow[]>
  close(): void
}

/** The key for settings of every tenant: if one tenant changes, all of them are read again. */
const everyTenant = 0

export function createSettingsMemory(pool: pg.Pool, { clock, listener }: { clock: Clock; listener: Listener }): SettingsMemory {
  const changes = listenForChanges(listener, 'settings_changes', clock)
  const cache = createTenantCache({ clock, changes, maxBytes: 16 * 1024 * 1024 })
  const kept = <Value>(key: string, read: () => Promise<Value>) =>
    cache.get(everyTenant, key, read, (value) => 2 * JSON.stringify(value).length, false)
  return {
    places: (tenantId) => kept(`places ${tenantId}`, () => allPlaces(pool, tenantId)),
    launchable: () => kept('launchable', () => launchableApplications(pool)),
    close: changes.close,
  }
}
