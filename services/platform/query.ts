import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const dialect = new PgDialect()

/** Runs hand-written SQL with bound parameters; rows keep the driver's types. */
export async function query<Row extends pg.QueryResultRow>(client: pg.ClientBase, statement: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(statement)
  const { rows } = await client.query<Row>(sql, params)
  return rows
}

/**
 * For work that looks up many rows of tables that grow meanwhile: by their statistics of before, the planner would read them whole for each
 * row. Until the transaction ends.
 */
export async function lookUpByIndex(client: pg.ClientBase): Promise<void> {
  await client.query('set local enable_seqscan = off')
}

/** Numbers, UUIDs or languages as a PostgreSQL array literal, such as `{1,2}`. */
export const toSqlArray = (values: readonly (number | string)[]): string => `{${values.join(',')}}`
