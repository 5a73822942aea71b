import type { ApplicationSettings } from '#api/settings/settings.ts'
import { portalErrorCode } from './portal-error.ts'
import type { PortalRuntime } from './runtime.ts'
import { createTokenUpstream } from './upstream.server.ts'

const freshMs = 30_000
/** Stale settings are served this long while the settings service is down. */
const maxStaleMs = 3_600_000

const cache = new WeakMap<PortalRuntime, Map<string, { settings: ApplicationSettings; readAt: number }>>()

/** Returns a hostname's settings; null if it is not registered. @throws PortalError when the service is down and nothing is cached */
export function settingsForHostname(runtime: PortalRuntime, hostname: string, requestId: string): Promise<ApplicationSettings | null> {
  return readThroughCache(runtime, hostname, () => settingsClient(runtime, requestId).byHostname({ host: hostname }))
}

export function settingsForTenant(runtime: PortalRuntime, tenantId: number, requestId: string): Promise<ApplicationSettings | null> {
  return readThroughCache(runtime, `:${tenantId}`, () => settingsClient(runtime, requestId).byTenant({ tenantId }))
}

async function readThroughCache(
  runtime: PortalRuntime,
  key: string,
  read: () => Promise<ApplicationSettings>,
): Promise<ApplicationSettings | null> {
  let ofRuntime = cache.get(runtime)
  if (!ofRuntime) cache.set(runtime, (ofRuntime = new Map()))
  const entry = ofRuntime.get(key)
  if (entry && Date.now() - entry.readAt < freshMs) return entry.settings
  try {
    const settings = await foundOrNull(read)
    // Made-up hostnames must not fill the cache.
    if (settings) ofRuntime.set(key, { settings, readAt: Date.now() })
    return settings
  } catch (error) {
    if (entry && Date.now() - entry.readAt < maxStaleMs) return entry.settings
    throw error
  }
}

function settingsClient(runtime: PortalRuntime, requestId: string) {
  return createTokenUpstream(runtime, null, { requestId, locale: 'pt-BR', within: 5000 }).settings
}

async function foundOrNull(read: () => Promise<ApplicationSettings>) {
  try {
    return await read()
  } catch (error) {
    // A malformed hostname counts as unregistered.
    if (['NOT_FOUND', 'BAD_REQUEST'].includes(portalErrorCode(error))) return null
    throw error
  }
}
