import type { ApplicationSettings } from '#api/settings.ts'
import { portalErrorCode } from './portal-error.ts'
import type { PortalRuntime } from './runtime.ts'
import { upstreamWith } from './upstream.server.ts'

/** Settings change rarely and every request needs them; a change shows within this many milliseconds. */
const freshFor = 30_000
/** While the settings service is down, what was last known keeps institutions on their feet. */
const usableFor = 3_600_000

const known = new WeakMap<PortalRuntime, Map<string, { settings: ApplicationSettings; readAt: number }>>()

/**
 * What a hostname is: its tenant, look and ways in. Null for a hostname that nobody registered.
 *
 * @throws PortalError when the settings service gives no answer and nothing is known yet
 */
export function settingsForHostname(runtime: PortalRuntime, hostname: string, requestId: string): Promise<ApplicationSettings | null> {
  return remembered(runtime, hostname, () => settingsClient(runtime, requestId).byHostname({ host: hostname }))
}

/**
 * The same of a tenant, for people who act in another tenant than their hostname's.
 *
 * @throws PortalError like the above
 */
export function settingsForTenant(runtime: PortalRuntime, tenantId: number, requestId: string): Promise<ApplicationSettings | null> {
  // No hostname begins with a colon.
  return remembered(runtime, `:${tenantId}`, () => settingsClient(runtime, requestId).byTenant({ tenantId }))
}

async function remembered(
  runtime: PortalRuntime,
  key: string,
  read: () => Promise<ApplicationSettings>,
): Promise<ApplicationSettings | null> {
  let ofRuntime = known.get(runtime)
  if (!ofRuntime) known.set(runtime, (ofRuntime = new Map()))
  const entry = ofRuntime.get(key)
  if (entry && Date.now() - entry.readAt < freshFor) return entry.settings
  try {
    const settings = await foundOrNull(read)
    // Made-up host names must not push out what keeps real ones on their feet.
    if (settings) ofRuntime.set(key, { settings, readAt: Date.now() })
    return settings
  } catch (error) {
    if (entry && Date.now() - entry.readAt < usableFor) return entry.settings
    throw error
  }
}

function settingsClient(runtime: PortalRuntime, requestId: string) {
  return upstreamWith(runtime, null, { requestId, locale: 'pt-BR', within: 5000 }).settings
}

async function foundOrNull(read: () => Promise<ApplicationSettings>) {
  try {
    return await read()
  } catch (error) {
    // A name that cannot be a host name is as unknown as one that nobody registered.
    if (['NOT_FOUND', 'BAD_REQUEST'].includes(portalErrorCode(error))) return null
    throw error
  }
}
