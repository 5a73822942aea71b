import type pg from 'pg'
import type { ApplicationSettings } from '#api/settings.ts'
import { settingsOfHostname, settingsOfTenant } from '../../settings/applications/application-settings.ts'
import { tenantOfAlias } from '../../settings/places.ts'

/** Whose people ask, and what their institution offers. */
export interface RecoveryPlace {
  /** 0 for operation users. */
  tenantId: number
  settings: ApplicationSettings
}

/**
 * Where somebody asks who is not signed in.
 *
 * @param tenant alias of the tenant; null for operation users
 * @param hostname where they ask; another tenant's, or none, leaves the first one of the tenant
 * @returns null for a tenant that nobody registered
 */
export async function placeOfRecovery(pool: pg.Pool, tenant: string | null, hostname?: string): Promise<RecoveryPlace | null> {
  const tenantId = tenant === null ? 0 : await tenantOfAlias(pool, tenant)
  if (tenantId === null) return null
  const asked = hostname ? await settingsOfHostname(pool, hostname) : null
  const settings = asked && (asked.tenant?.id ?? 0) === tenantId ? asked : await settingsOfTenant(pool, tenantId)
  return settings && { tenantId, settings }
}

/** Whether people have passwords here, or come from their institution's own provider only. */
export const hasPasswords = ({ authenticationModes: { hasAuthBySafea, hasAuthByEmail } }: ApplicationSettings) =>
  hasAuthBySafea || hasAuthByEmail
