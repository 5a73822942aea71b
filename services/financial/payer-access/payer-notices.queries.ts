import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { PayerPermission } from '#api/financial/payer-access.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { isActive, reached } from './active-access.queries.ts'

export interface MailedAccess {
  userId: number
  email: string
  locale: AppLocale
  studentName: string
  permissions: PayerPermission[]
  endsOn: string | null
  isRevoked: boolean
}

/** Returns the access; null if it never existed. */
export async function mailedAccess(pool: pg.Pool, tenantId: number, accessId: string): Promise<MailedAccess | null> {
  const [found] = await readTenant(pool, tenantId, ({ client }) =>
    query<MailedAccess>(
      client,
      sql`select a.user_id as "userId", a.email, a.locale, a.permissions, a.ends_on as "endsOn", a.revoked_at is not null as "isRevoked",
          coalesce((select min(e.student_name) from financial.enrollment e where e.tenant_id = a.tenant_id and e.user_id = a.user_id), '') as "studentName"
        from financial.payer_access a where a.tenant_id = ${tenantId} and a.access_id = ${accessId}::uuid`,
    ),
  )
  return found ?? null
}

/** Returns whether the owner of the address currently has access to anything. */
export async function isPayer(pool: pg.Pool, tenantId: number, email: string, today: string): Promise<boolean> {
  const found = await readTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`select from financial.payer_access a join ${reached} where a.tenant_id = ${tenantId} and a.email = ${email} and ${isActive(today)} limit 1`,
    ),
  )
  return found.length > 0
}
