import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'
import { type Read, ReadCollector, SharedStatementError } from './read-together.ts'

// Bigints are ids and cents, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Civil dates stay text: a Date would add a time and zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export function createPool(connectionString: string, max = 10): pg.Pool {
  // Pipelining saves a round trip per transaction. The timeout keeps leaked connections from blocking the process for good.
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'academic-services',
    Client: PreparingClient,
    pipeline: true,
  } as pg.PoolConfig)
  // An idle connection that is lost is replaced at the next use; one may be lost while the pool ends, too.
  pool.on('error', () => undefined)
  return pool
}

export interface TenantTransaction {
  readonly client: pg.PoolClient
  readonly db: NodePgDatabase
  /** Lets reads that share a transaction share the result of `read` by key; in any other transaction it just reads. */
  once<Result>(key: string, read: () => Promise<Result>): Promise<Result>
  /** Returns the rows of a read, which is combined in one statement with all `read` and `reads` calls of the same turn. */
  read<Row extends object>(read: Read<Row>): Promise<readonly Row[]>
  /** The same for selects made with Drizzle. */
  readonly reads: PgRemoteDatabase
}

class Transaction implements TenantTransaction {
  readonly client: pg.PoolClient
  readonly #answers: Map<string, Promise<unknown>> | undefined
  readonly #collector: ReadCollector
  #db: NodePgDatabase | undefined

  constructor({ client, collector }: Begun, answers?: Map<string, Promise<unknown>>) {
    this.client = client
    this.#collector = collector
    this.#answers = answers
  }

  once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    if (!this.#answers) return read()
    const answer = this.#answers.get(key) ?? read()
    this.#answers.set(key, answer)
    return answer as Promise<Result>
  }

  read<Row extends object>(read: Read<Row>): Promise<readonly Row[]> {
    return this.#collector.read(read)
  }

  get reads(): PgRemoteDatabase {
    return this.#collector.db
  }

  get db(): NodePgDatabase {
    this.#db ??= drizzle(this.client)
    return this.#db
  }
}

/** Runs `work` limited to one tenant by row-level security. `tenantId` must come from the verified token, never from input. */
export async function inTenant<Result>(
  pool: pg.Pool,
  tenantId: number,
  work: (transaction: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  const opened = await begin(pool, tenantId, 'begin')
  const { client, begun } = opened
  try {
    const result = await work(new Transaction(opened))
    await begun
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    )
    throw error
  }
}

interface SharedRead {
  opened: ReturnType<typeof begin>
  readers: number
  answers: Map<string, Promise<unknown>>
}

const sharedReads = new AsyncLocalStorage<Map<string, SharedRead>>()

/** Lets reads that `work` starts at about the same time share one transaction and one write to the socket; used for pages. */
export function withSharedReads<Result>(work: () => Result): Result {
  return sharedReads.run(new Map(), work)
}

/**
 * `inTenant` for work that only reads. Within `withSharedReads`, joins the transaction that another read has open; should
 * a statement of that one fail, which aborts the transaction for all, this work runs again in its own.
 */
export async function readTenant<Result>(
  pool: pg.Pool,
  tenantId: number,
  work: (transaction: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  const open = sharedReads.getStore()
  if (!open) return inTenant(pool, tenantId, work)
  const key = String(tenantId)
  let shared = open.get(key)
  if (!shared) open.set(key, (shared = { opened: begin(pool, tenantId, 'begin read only'), readers: 0, answers: new Map() }))
  shared.readers++
  let failed = false
  try {
    const opened = await shared.opened
    sendTogether(opened.client)
    const result = await work(new Transaction(opened, shared.answers))
    await opened.begun
    return result
  } catch (error) {
    failed = true
    if (!(error instanceof SharedStatementError) && (error as { code?: unknown }).code !== abortedTransaction) throw error
    return await inTenant(pool, tenantId, work)
  } finally {
    if (failed) open.delete(key)
    if (--shared.readers === 0) {
      if (open.get(key) === shared) open.delete(key)
      void finish(shared)
    }
  }
}

const abortedTransaction = '25P02'

/** Ends a transaction that only read, without anybody waiting for it. */
async function finish({ opened }: SharedRead): Promise<void> {
  const client = await opened.then(
    (transaction) => transaction.client,
    () => null,
  )
  await client?.query('commit').then(
    () => client.release(),
    (failure: Error) => client.release(failure),
  )
}

interface Begun {
  client: pg.PoolClient
  collector: ReadCollector
  begun: Promise<unknown>
}

async function begin(pool: pg.Pool, tenantId: number, statement: 'begin' | 'begin read only'): Promise<Begun> {
  if (!Number.isSafeInteger(tenantId)) throw new TypeError('tenantId must be an integer')
  const client = await pool.connect()
  sendTogether(client)
  // Safe to interpolate: a checked integer. Not awaited: statements run in order, and the transaction fails if this one does.
  const begun = client.query(`${statement}; set local app.tenant_id = '${tenantId}'`)
  begun.catch(() => undefined)
  return { client, collector: new ReadCollector(client, statement === 'begin read only'), begun }
}

const corked = new WeakSet<pg.PoolClient>()

/** Collects everything sent until the event loop's next turn into one write, because each write is a system call. */
function sendTogether(client: pg.PoolClient): void {
  if (corked.has(client)) return
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  corked.add(client)
  stream.cork()
  setImmediate(() => {
    corked.delete(client)
    stream.uncork()
  })
}
