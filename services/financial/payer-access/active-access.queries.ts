import { sql, type SQL } from 'drizzle-orm'
import type { PayerPermission } from '#api/financial/payer-access.ts'

/** Of `financial.payer_access a`: neither revoked nor ended. An institution that allows no payers is left out where debts are read. */
export const isActive = (today: string): SQL => sql`a.revoked_at is null and (a.ends_on is null or a.ends_on >= ${today}::date)`

export const allows = (permission: PayerPermission): SQL => sql`${permission} = any(a.permissions)`

/** Institutions `s` that an access reaches now. */
export const reached = sql`financial.payer_setting s on s.tenant_id = a.tenant_id and s.enabled
  and (a.institution_id is null or s.institution_id = a.institution_id)`

/** What studying costs. Services say why somebody asked for them, which is the student's own matter. */
export const isShownToPayers = sql`d.type in ('tuition', 'agreement')`
