import { type SQL, sql } from 'drizzle-orm'

/** Whose records a caller reads. */
export interface RecordScope {
  tenantId: number
  /** Null means every institution of the tenant. */
  institutionId: number | null
  /** Null means everybody's: for staff. */
  userId: number | null
}

/** Aliases of the tables that have `tenant_id`, `institution_id` and `user_id`; the last two are the first one where they are left out. */
interface ScopedTables {
  tenant: string
  institution?: string
  user?: string
}

/** Keeps a statement to the records of its caller. Every list and every act on records of a person goes through it (docs/security.md, 8.2). */
export function scopeCondition({ tenantId, institutionId, userId }: RecordScope, { tenant, institution, user }: ScopedTables): SQL {
  const conditions = [sql`${sql.identifier(tenant)}.tenant_id = ${tenantId}`]
  if (institutionId !== null) conditions.push(sql`${sql.identifier(institution ?? tenant)}.institution_id = ${institutionId}`)
  if (userId !== null) conditions.push(sql`${sql.identifier(user ?? tenant)}.user_id = ${userId}`)
  return sql.join(conditions, sql` and `)
}
