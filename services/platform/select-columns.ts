import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The driver reads these as text, where Drizzle makes numbers of them: a statement casts them itself. */
type CastColumn = 'PgNumericNumber'

type ColumnName<Table extends PgTable> = {
  [Name in keyof Table['_']['columns'] & string]: Table['_']['columns'][Name]['_']['columnType'] extends CastColumn ? never : Name
}[keyof Table['_']['columns'] & string]

type Selection<Table extends PgTable> = ColumnName<Table> | `${ColumnName<Table>} as ${string}`

type Selected<Table extends PgTable, Names extends string> = {
  [Name in Names as Name extends `${string} as ${infer Alias}`
    ? Alias
    : Name]: Table['$inferSelect'][Name extends `${infer Column} as ${string}` ? Column : Name]
}

/**
 * Columns of a table for a statement in SQL, each by its name in the schema, such as `d.due_date as "dueDate"`.
 *
 * @param alias of the table in the statement, or the table's own name
 * @param names in the schema; `'amountCents as amount'` gives another one
 * @returns the list, whose type holds the rows: see `SelectedRow`
 */
export function selectColumns<Table extends PgTable, const Names extends Selection<Table>>(
  table: Table,
  alias: string,
  names: readonly Names[],
): SQL<Selected<Table, Names>> {
  const columns = getTableColumns(table)
  const list = names.map((given) => {
    const [name, as = name] = given.split(' as ') as [string, string?]
    const column = columns[name]!.name
    return `${alias}.${column}${as === column ? '' : ` as "${as}"`}`
  })
  return sql.raw(list.join(', ')) as SQL<Selected<Table, Names>>
}

/** The rows of what `selectColumns` returned. Instants are dates, or named to `getRows`. */
export type SelectedRow<Columns> = Columns extends SQL<infer Row> ? Row : never
