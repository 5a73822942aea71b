import { sql, type SQL } from 'drizzle-orm'
import type { PayerPermission } from '#api/financial/payer-access.ts'

/** Whether `financial.payer_access a` is neither revoked nor ended. Reads of debts leave out institutions that allow no payers. */
export const isActive = (today: string): SQL => sql`a.revoked_at is null and (a.ends_on is null or a.ends_on >= ${today}::date)`

export const allows = (permission: PayerPermission): SQL => sql`${permission} = any(a.permissions)`

/** Joins the institutions `s` that an access currently reaches. */
export const reached = sql`financial.payer_setting s on s.tenant_id = a.tenant_id and s.enabled
  and (a.institution_id is null or s.institution_id = a.institution_id)`

/** Payers see tuition and agreements only. Services would reveal why they were requested, which is the student's own matter. */
export const isShownToPayers = sql`d.type in ('tuition', 'agreement')`
