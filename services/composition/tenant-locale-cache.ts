import type pg from 'pg'
import { appConfig } from '#config'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { GetMainLanguage, GetTimeZone } from '../platform/service.ts'
import { getLanguage, settingsOfTenant } from '../settings/applications/application-settings.ts'

/** Milliseconds for which a tenant's settings are cached, because every call needs them. */
const freshForMs = 60_000

/** Zone and language of a tenant's settings, kept for a minute; the defaults for one without settings. */
export function createTenantLocaleCache(pool: pg.Pool): { getTimeZone: GetTimeZone; getMainLanguage: GetMainLanguage } {
  const known = new Map<number, { settings: Promise<ApplicationSettings | null>; until: number }>()
  const readTenantSettings = (tenantId: number) => {
    const kept = known.get(tenantId)
    if (kept && kept.until > Date.now()) return kept.settings
    const settings = settingsOfTenant(pool, tenantId)
    known.set(tenantId, { settings, until: Date.now() + freshForMs })
    settings.catch(() => known.delete(tenantId))
    return settings
  }
  return {
    getTimeZone: async (tenantId) => (await readTenantSettings(tenantId))?.timeZone ?? appConfig.defaultTimeZone,
    getMainLanguage: async (tenantId) => getLanguage(await readTenantSettings(tenantId)),
  }
}
