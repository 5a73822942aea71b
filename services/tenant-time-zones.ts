import type pg from 'pg'
import { appConfig } from '#config'
import type { TimeZoneOf } from './platform/service.ts'
import { settingsOfTenant } from './settings/applications/application-settings.ts'

/** Milliseconds for which a tenant's zone is not read again: every call asks for it. */
const freshForMs = 60_000

/** The zone of a tenant's settings, kept for a minute; the default for one without settings. */
export function createTimeZoneOf(pool: pg.Pool): TimeZoneOf {
  const known = new Map<number, { timeZone: Promise<string>; until: number }>()
  return (tenantId) => {
    const kept = known.get(tenantId)
    if (kept && kept.until > Date.now()) return kept.timeZone
    const timeZone = settingsOfTenant(pool, tenantId).then((settings) => settings?.timeZone ?? appConfig.defaultTimeZone)
    known.set(tenantId, { timeZone, until: Date.now() + freshForMs })
    timeZone.catch(() => known.delete(tenantId))
    return timeZone
  }
}
