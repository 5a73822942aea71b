import type pg from 'pg'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { settingsOfHostname, settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { tenantOfAlias } from '../../settings/places.ts'

export interface RecoveryPlace {
  tenantId: number
  settings: ApplicationSettings
}

/** Returns tenant and hostname; operation users for a null `tenant`, the tenant's first for a foreign `hostname`. Null for an unknown tenant. */
export async function placeOfRecovery(pool: pg.Pool, tenant: string | null, hostname?: string): Promise<RecoveryPlace | null> {
  const tenantId = tenant === null ? 0 : await tenantOfAlias(pool, tenant)
  if (tenantId === null) return null
  const asked = hostname ? await settingsOfHostname(pool, hostname) : null
  const settings = asked && (asked.tenant?.id ?? 0) === tenantId ? asked : await settingsOfTenant(pool, tenantId)
  return settings && { tenantId, settings }
}

export const hasPasswords = ({ authenticationModes: { hasAuthBySafea, hasAuthByEmail } }: ApplicationSettings) =>
  hasAuthBySafea || hasAuthByEmail
