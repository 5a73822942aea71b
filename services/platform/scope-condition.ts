import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Where a caller's records are. */
export interface RecordPlace {
  tenantId: number
  /** Null means every institution of the tenant. */
  institutionId: number | null
}

/** The tenant, the institution and the person whose records a caller reads. */
export interface RecordScope extends RecordPlace {
  /** Null means everybody's: for staff. */
  userId: number | null
}

type ScopeColumn = 'tenantId' | 'institutionId' | 'userId'
/** A table of the schema, or the alias of one in the statement. */
type ScopedTable<Name extends ScopeColumn> = string | Record<Name, Column>

/** Tables that have `tenant_id`, `institution_id` and `user_id`; the last two are the first one where they are left out. */
interface ScopedTables {
  tenant: ScopedTable<ScopeColumn>
  institution?: string
  user?: string
}

const columnNames = { tenantId: 'tenant_id', institutionId: 'institution_id', userId: 'user_id' } as const

function isEqual<Name extends ScopeColumn>(table: ScopedTable<Name>, name: Name, value: number): SQL {
  const column: SQLWrapper = typeof table === 'string' ? sql`${sql.identifier(table)}.${sql.raw(columnNames[name])}` : table[name]
  return sql`${column} = ${value}`
}

const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `)

/** Restricts a statement to its caller's records. Every list and every action on a person's records uses it (docs/security.md, 8.2). */
export function scopeCondition({ tenantId, institutionId, userId }: RecordScope, { tenant, institution, user }: ScopedTables): SQL {
  const conditions = [isEqual(tenant, 'tenantId', tenantId)]
  if (institutionId !== null) conditions.push(isEqual(institution ?? tenant, 'institutionId', institutionId))
  if (userId !== null) conditions.push(isEqual(user ?? tenant, 'userId', userId))
  return all(conditions)
}

/** Keeps a statement to the institution of its caller, or to the tenant: for staff. */
export function placeCondition({ tenantId, institutionId }: RecordPlace, table: ScopedTable<'tenantId' | 'institutionId'>): SQL {
  const conditions = [isEqual(table, 'tenantId', tenantId)]
  if (institutionId !== null) conditions.push(isEqual(table, 'institutionId', institutionId))
  return all(conditions)
}

/** Keeps a statement to what its caller owns at whichever institution they act. */
export const ownerCondition = (
  { tenantId, userId }: { tenantId: number; userId: number },
  table: ScopedTable<'tenantId' | 'userId'>,
): SQL => all([isEqual(table, 'tenantId', tenantId), isEqual(table, 'userId', userId)])
