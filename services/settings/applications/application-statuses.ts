import type pg from 'pg'
import type { ApplicationStatus } from '#api/settings/applications.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { Clock } from '../../platform/clock.ts'
import { inEachLocale } from '../../platform/i18n/localized.ts'
import { requirePublicAddress } from '../../platform/public-address.ts'
import { watchedApplications } from './applications.ts'

/** Milliseconds: thresholds for degraded and unhealthy. */
const slowThreshold = 1000
const deadline = 3000
/** Milliseconds of caching, since many users may ask at once. */
const freshMilliseconds = 5000

export interface Probe {
  name: LocalizedText
  url: string | null
  /** Empty means every tenant. */
  tenantIds?: number[]
  /** Throws when unhealthy. */
  check(signal: AbortSignal): Promise<void>
}

type MeasuredStatus = ApplicationStatus & { tenantIds: number[] }

export interface StatusPorts {
  pool: pg.Pool
  clock: Clock
  probes: readonly Probe[]
  portalUrl: string
}

/** Measured on demand; tenant 0 sees all (docs/requirements/shell.md, section 4). Degraded after one second, unhealthy after three. */
export function createStatusBoard({ pool, clock, probes, portalUrl }: StatusPorts): (tenantId: number) => Promise<ApplicationStatus[]> {
  let known: { at: number; statuses: Promise<MeasuredStatus[]> } | null = null
  const look = async () => {
    const applications = await watchedApplications(pool)
    const all = [...probes, ...applications.map((application) => getProbe(application, portalUrl))]
    return Promise.all(
      all.map(async (probe) => ({
        name: probe.name,
        url: probe.url,
        tenantIds: probe.tenantIds ?? [],
        status: await getStatus(probe, clock),
      })),
    )
  }
  return async (tenantId) => {
    const now = clock.now().getTime()
    if (!known || now - known.at >= freshMilliseconds) {
      const statuses = look()
      known = { at: now, statuses }
      // Errors are not cached.
      statuses.catch(() => (known = null))
    }
    const shown = (await known.statuses).filter(({ tenantIds }) => tenantId === 0 || tenantIds.length === 0 || tenantIds.includes(tenantId))
    return shown.map(({ name, url, status }) => ({ name, url, status }))
  }
}

function getProbe(
  { name, healthUrl, ssoUrl, tenantIds }: Awaited<ReturnType<typeof watchedApplications>>[number],
  portalUrl: string,
): Probe {
  return {
    name: inEachLocale(() => name),
    tenantIds,
    url: ssoUrl && /^https?:\/\//.test(ssoUrl) && !ssoUrl.includes('{') ? ssoUrl : null,
    async check(signal) {
      // A path belongs to the demo's own application in this process, the only internal address allowed.
      const isOwn = healthUrl.startsWith('/')
      const address = isOwn ? `${portalUrl}${healthUrl}` : healthUrl
      if (!isOwn) await requirePublicAddress(address)
      const { ok, status } = await fetch(address, { signal, redirect: 'error' })
      if (!ok) throw new Error(`answered ${status}`)
    },
  }
}

async function getStatus({ check }: Probe, clock: Clock): Promise<ApplicationStatus['status']> {
  const started = clock.now().getTime()
  const signal = AbortSignal.timeout(deadline)
  const tooLate = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  try {
    await Promise.race([check(signal), tooLate])
    return clock.now().getTime() - started > slowThreshold ? 'degraded' : 'healthy'
  } catch {
    return 'unhealthy'
  }
}
