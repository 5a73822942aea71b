import type pg from 'pg'
import type { Clock } from './clock.ts'
import { createListViews, type ListViews } from './list-views.ts'
import type { Channel, Listener } from './listener.ts'
import { createTenantCache, type TenantCache } from './tenant-cache.ts'
import { listenForChanges } from './tenant-changes.ts'

/** What lists of one kind of record are read from, for all tenants. */
export interface ListSources {
  views: ListViews
  /** Of figures about all records. */
  cache: TenantCache
  close(): void
}

interface ListSourceOptions {
  pool: pg.Pool
  clock: Clock
  listener: Listener
  /** Tells of changes in the records, with the tenant's id. */
  channel: Channel
  schema: 'academic' | 'financial'
}

export function createListSources({ pool, clock, listener, channel, schema }: ListSourceOptions): ListSources {
  const changes = listenForChanges(listener, channel, clock)
  return {
    views: createListViews({ pool, clock, changes, schema }),
    cache: createTenantCache({ clock, changes }),
    close: changes.close,
  }
}
