import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import { inTenant, readTenant, type TenantTransaction } from './database.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { query } from './query.ts'
import { getRows } from './read-together.ts'
import type { TenantChanges } from './tenant-changes.ts'

/** Lists with fewer rows are reread after a change before anybody gets an answer; larger ones show the last order meanwhile. */
const mostExactRows = 20_000
/** Minimum pause between two readings of a large list, in rows per millisecond: ten seconds for a million rows. */
const rowsPerMs = 100
/** Milliseconds after which an order is reread even without a known change, and after which a changed one is no longer shown. */
const usableForMs = 600_000
const keptForMs = 3_600_000
/** The limit for one tenant: sixteen orders of a million rows. */
const mostKeptBytes = 64 * 1024 * 1024

/** All rows of a filtered list in order, with the totals of all of them. */
export interface ListView<Totals> {
  ids: Int32Array
  totals: Totals
}

export interface ViewSource<Totals> {
  tenantId: number
  /** The criteria by which rows are selected and ordered. */
  key: readonly unknown[]
  read(): Promise<ListView<Totals>>
  /** Whether an index finds the rows, as in a search; such a list does not wait until others are read. */
  isNarrow: boolean
}

export interface ListViewPage<Totals, Result> {
  totalCount: number
  totals: Totals
  /** The ids of the page, in order. */
  ids: number[]
  result: Result
}

export interface ListViews {
  /**
   * A page of a list: page 9,000 costs what page 1 does (docs/decisions/0084-list-views-in-the-database.md).
   *
   * @param read what is to be read of the page's rows, in the statement that finds them; `ids` is an array of their ids
   */
  page<Totals, Result>(
    source: ViewSource<Totals>,
    from: number,
    count: number,
    read: (transaction: TenantTransaction, ids: SQL) => Promise<Result>,
  ): Promise<ListViewPage<Totals, Result>>
  /** All rows in order, for an export. */
  ids(source: ViewSource<unknown>): Promise<Int32Array>
}

interface KeptView<Totals> {
  count: number
  totals: Totals
  builtAt: Date
  ids: number[]
}

interface ListViewOptions {
  pool: pg.Pool
  clock: Clock
  changes: TenantChanges
  /** The schema that has the table. */
  schema: 'academic' | 'financial'
}

export function createListViews({ pool, clock, changes, schema }: ListViewOptions): ListViews {
  const table = sql`${sql.identifier(schema)}.list_view`
  const building = new Map<string, { startedAt: number; done: Promise<void> }>()
  // The database uses at most one core for lists that somebody waits for and one for refreshing others; the rest serves pages.
  const [waited, renewed] = [limitConcurrency(1), limitConcurrency(1)]
  const now = () => clock.now().getTime()

  async function look<Totals, Result>(
    tenantId: number,
    view: string,
    from: number,
    count: number,
    read: (transaction: TenantTransaction, ids: SQL) => Promise<Result>,
  ): Promise<(KeptView<Totals> & { result: Result }) | null> {
    const ofView = sql`tenant_id = ${tenantId} and view = ${view}`
    const ids = sql`array(select get_byte(part, at) | (get_byte(part, at + 1) << 8) | (get_byte(part, at + 2) << 16) | (get_byte(part, at + 3) << 24)
      from (select substring(ids from ${from * 4 + 1}::int for ${count * 4}::int) as part from ${table} where ${ofView}) page,
        generate_series(0, octet_length(part) - 4, 4) at order by at)`
    return readTenant(pool, tenantId, async (transaction) => {
      const [[kept], result] = await Promise.all([
        transaction.read(
          getRows<KeptView<Totals>>(
            sql`select octet_length(ids) / 4 as count, totals, built_at as "builtAt", ${ids} as ids from ${table} where ${ofView}`,
            'builtAt',
          ),
        ),
        read(transaction, ids),
      ])
      return kept ? { ...kept, result } : null
    })
  }

  /** Returns whether a view is reread before it is used, afterwards, or not at all. */
  function renewal(tenantId: number, { count, builtAt }: KeptView<unknown>): 'before' | 'after' | 'none' {
    const age = now() - builtAt.getTime()
    if (changes.lastChange(tenantId) < builtAt.getTime()) return age >= usableForMs ? 'after' : 'none'
    if (count < mostExactRows || age >= usableForMs) return 'before'
    return age >= count / rowsPerMs ? 'after' : 'none'
  }

  async function keep(client: pg.ClientBase, tenantId: number, view: string, startedAt: number, { ids, totals }: ListView<unknown>) {
    const builtAt = new Date(startedAt).toISOString()
    await query(
      client,
      sql`insert into ${table} (tenant_id, view, ids, totals, built_at)
        values (${tenantId}, ${view}, ${Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength)}, ${JSON.stringify(totals)}, ${builtAt}::timestamptz)
        on conflict (tenant_id, view) do update set ids = excluded.ids, totals = excluded.totals, built_at = excluded.built_at
        where list_view.built_at <= excluded.built_at`,
    )
    const oldest = new Date(startedAt - keptForMs).toISOString()
    await query(
      client,
      sql`delete from ${table} using (
          select view as name, sum(octet_length(ids)) over (order by built_at desc, view) as size from ${table} where tenant_id = ${tenantId}
        ) sized
        where tenant_id = ${tenantId} and view = name and view <> ${view} and (built_at < ${oldest}::timestamptz or size > ${mostKeptBytes})`,
    )
  }

  /** Registers a reading in progress, so that others wait for it or skip theirs. */
  function announce(name: string, done: Promise<void>): Promise<void> {
    const made = { startedAt: now(), done }
    building.set(name, made)
    return done.finally(() => building.get(name) === made && building.delete(name))
  }

  /** @param isExact leaves out a reading that began before the last change */
  function build(source: ViewSource<unknown>, view: string, isExact: boolean): Promise<void> {
    const { tenantId } = source
    const name = `${tenantId} ${view}`
    const running = building.get(name)
    if (running && !(isExact && running.startedAt <= changes.lastChange(tenantId))) return running.done
    const read = async () => {
      const began = now()
      const rows = await source.read()
      await inTenant(pool, tenantId, ({ client }) => keep(client, tenantId, view, began, rows))
    }
    return announce(name, source.isNarrow ? read() : waited(read))
  }

  /** Rereads a view while its last order is shown, unless another process does so. */
  function renew(source: ViewSource<unknown>, view: string): void {
    const { tenantId } = source
    const name = `${tenantId} ${view}`
    if (building.has(name)) return
    const done = renewed(() =>
      inTenant(pool, tenantId, async ({ client }) => {
        const [lock] = await query<{ mine: boolean }>(
          client,
          sql`select pg_try_advisory_xact_lock(hashtextextended(${view}, ${tenantId})) as mine`,
        )
        if (!lock!.mine) return
        const began = now()
        await keep(client, tenantId, view, began, await source.read())
      }),
    )
    // If it fails, the next viewer starts it again; the last order is still there.
    void announce(name, done).catch(() => undefined)
  }

  async function page<Totals, Result>(
    source: ViewSource<Totals>,
    from: number,
    count: number,
    read: (transaction: TenantTransaction, ids: SQL) => Promise<Result>,
  ): Promise<ListViewPage<Totals, Result>> {
    const view = JSON.stringify(source.key)
    let kept = await look<Totals, Result>(source.tenantId, view, from, count, read)
    const when = kept ? renewal(source.tenantId, kept) : 'before'
    if (when === 'after') renew(source, view)
    if (when === 'before') {
      await build(source, view, kept !== null)
      kept = await look<Totals, Result>(source.tenantId, view, from, count, read)
    }
    if (!kept) throw new Error(`the list ${view} is gone before it was read`)
    return { totalCount: kept.count, totals: kept.totals, ids: kept.ids, result: kept.result }
  }

  return {
    page,
    async ids(source) {
      await page(source, 0, 0, async () => null)
      const [row] = await readTenant(pool, source.tenantId, ({ client }) =>
        query<{ ids: Buffer }>(
          client,
          sql`select ids from ${table} where tenant_id = ${source.tenantId} and view = ${JSON.stringify(source.key)}`,
        ),
      )
      // An export must not end up empty because its list was removed meanwhile.
      if (!row) throw new Error('the list of an export is gone before it was read')
      const all = new Uint8Array(row.ids)
      return new Int32Array(all.buffer)
    },
  }
}

/** Parses a sort parameter into column and direction; `-dueDate` sorts from last to first. */
export function parseSort<Column extends string>(sort: Column | `-${Column}`): { column: Column; descending: boolean } {
  const descending = sort.startsWith('-')
  return { column: (descending ? sort.slice(1) : sort) as Column, descending }
}

/** The same for filters that choose the same rows, as a part of a view's key. */
export const sortedFilter = (filter: object): [string, unknown][] =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))

/** Unpacks the ids that `string_agg(int4send(id), '')` packed. */
export function unpackIds(packed: Buffer | null): Int32Array {
  // Copied, because a driver's buffer may be part of another one.
  const bytes = new Uint8Array(packed ?? [])
  // Processors that Node runs on are little-endian.
  Buffer.from(bytes.buffer).swap32()
  return new Int32Array(bytes.buffer)
}
