import type pg from 'pg'
import type { Clock } from './clock.ts'
import { createListViews, type ListViews } from './list-views.ts'
import type { Channel, Listener } from './listener.ts'
import { createTenantCache, type TenantCache } from './tenant-cache.ts'
import { listenForChanges } from './tenant-changes.ts'

/** The sources from which lists of one kind of record are read, for all tenants. */
export interface ListSources {
  views: ListViews
  /** The cache of figures about all records. */
  cache: TenantCache
  close(): void
}

interface ListSourceOptions {
  pool: pg.Pool
  clock: Clock
  listener: Listener
  /** Channel that announces changes of the records, with the tenant's id. */
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
