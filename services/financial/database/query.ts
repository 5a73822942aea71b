import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const dialect = new PgDialect()

/** Runs a hand-written statement whose values are parameters, and reads its rows as the driver gives them. */
export async function query<Row extends pg.QueryResultRow>(client: pg.ClientBase, statement: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(statement)
  const { rows } = await client.query<Row>(sql, params)
  return rows
}

/** Numbers or uuids as an array literal of PostgreSQL, such as `{1,2}`. */
export const toSqlArray = (values: readonly (number | string)[]): string => `{${values.join(',')}}`
