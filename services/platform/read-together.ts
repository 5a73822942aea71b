import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import type pg from 'pg'

/** Rows to read, alone or in one statement with others. */
export interface Read<Row extends object> {
  readonly statement: SQL
  /** Columns that hold instants: rows come as JSON, which has none. */
  readonly instants: readonly string[]
  /** Carries only the row type; never set. */
  readonly row?: Row
}

/** @param statement a query whose columns have names of their own; sums are cast to bigint */
export const getRows = <Row extends object>(statement: SQL, ...instants: (keyof Row & string)[]): Read<Row> => ({ statement, instants })

/** The error of one statement that several reads share: the part that failed may be another's. */
export class SharedStatementError extends Error {
  constructor(cause: unknown) {
    super('a statement that several reads share failed', { cause })
    this.name = 'SharedStatementError'
  }
}

type JsonRow = Record<string, unknown>

interface Part {
  text: string
  params: readonly unknown[]
  rows: Promise<readonly JsonRow[]>
  settle(rows: readonly JsonRow[]): void
  fail(error: unknown): void
}

const dialect = new PgDialect()

/** Collects reads and sends them as one statement; equal reads are included once. */
export class ReadCollector {
  /** The same for queries made with Drizzle. */
  readonly db: PgRemoteDatabase
  readonly #client: pg.PoolClient
  readonly #later: (send: () => void) => void
  #parts = new Map<string, Part>()

  /** @param isShared waits for the event loop's next turn, for reads of others; a transaction of its own may hold locks, and does not */
  constructor(client: pg.PoolClient, isShared: boolean) {
    this.#client = client
    this.#later = isShared ? setImmediate : process.nextTick
    // Rows are read by position, because joined tables have columns of the same name.
    this.db = drizzle(async (text, params: unknown[]) => ({ rows: (await this.#rows('row(r.*)', text, params)).map(Object.values) }))
  }

  async read<Row extends object>({ statement, instants }: Read<Row>): Promise<readonly Row[]> {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    const rows = await this.#rows('r', text, params)
    return rows.map((row) => Object.assign({}, row, ...instants.map((name) => ({ [name]: instant(row[name]) }))) as Row)
  }

  #rows(shape: 'r' | 'row(r.*)', text: string, params: readonly unknown[]): Promise<readonly JsonRow[]> {
    const key = `${shape} ${text} ${JSON.stringify(params)}`
    let part = this.#parts.get(key)
    if (!part) {
      if (this.#parts.size === 0) this.#later(() => void this.#send())
      this.#parts.set(key, (part = waitingPart(`(select coalesce(json_agg(${shape}), '[]') from (${text}) r)`, params)))
    }
    return part.rows
  }

  async #send(): Promise<void> {
    // Sorted regardless of arrival, so that a page always has the same text and is planned only once.
    const parts = [...this.#parts.values()].sort((one, other) => (one.text < other.text ? -1 : 1))
    this.#parts = new Map()
    try {
      const { rows } = await this.#client.query<JsonRow[][]>({ ...together(parts), rowMode: 'array' })
      for (const [index, part] of parts.entries()) part.settle(rows[0]![index]!)
    } catch (error) {
      for (const part of parts) part.fail(parts.length > 1 ? new SharedStatementError(error) : error)
    }
  }
}

const instant = (value: unknown) => (typeof value === 'string' ? new Date(value) : value)

function waitingPart(text: string, params: readonly unknown[]): Part {
  let [settle, fail]: [Part['settle'], Part['fail']] = [() => undefined, () => undefined]
  const rows = new Promise<readonly JsonRow[]>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  return { text, params, rows, settle, fail }
}

/** Numbers the parameters of all parts in a row. */
function together(parts: readonly Pick<Part, 'text' | 'params'>[]): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const texts = parts.map(({ text, params }) => {
    const before = values.length
    let seen = 0
    const renumbered = text.replaceAll(/\$(\d+)/g, (_, number) => {
      // Parameters are numbered in order of appearance; other text that looks like one must not become one.
      if (Number(number) !== ++seen) throw new TypeError('a statement names its parameters out of order')
      return `$${before + seen}`
    })
    if (seen !== params.length) throw new TypeError('a statement names other parameters than it has')
    values.push(...params)
    return renumbered
  })
  return { text: `select ${texts.join(', ')}`, values }
}
