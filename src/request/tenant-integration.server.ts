import type { SupportSetting } from '#api/integration.ts'
import type { PortalRuntime } from './runtime.ts'
import type { Upstream } from './upstream.server.ts'

export interface TenantIntegration {
  support: SupportSetting[]
  currency: string | null
}

const freshMs = 30_000
/** A short timeout, since pages are complete without it. */
const timeoutMs = 1000

const emptyIntegration: TenantIntegration = { support: [], currency: null }
const cache = new WeakMap<PortalRuntime, Map<number, { result: Promise<TenantIntegration>; requestedAt: number }>>()

/** Returns the tenant's integration settings, cached for 30 s. Stale or empty on errors; empty on timeout and without a context (null). */
export function tenantIntegration(runtime: PortalRuntime, { integration }: Upstream, tenantId: number | null): Promise<TenantIntegration> {
  if (tenantId === null) return Promise.resolve(emptyIntegration)
  let ofRuntime = cache.get(runtime)
  if (!ofRuntime) cache.set(runtime, (ofRuntime = new Map()))
  const entry = ofRuntime.get(tenantId)
  if (entry && Date.now() - entry.requestedAt < freshMs) return entry.result
  const loaded = Promise.all([integration.supportSettings(), integration.featureSettings()]).then(
    ([support, features]) => ({ support: support.results, currency: features.results[0]?.currency ?? null }),
    () => {
      // Not cached: the error may concern this user only.
      ofRuntime.delete(tenantId)
      return entry ? entry.result : emptyIntegration
    },
  )
  const timeout = new Promise<TenantIntegration>((resolve) => setTimeout(() => resolve(emptyIntegration), timeoutMs).unref())
  const result = Promise.race([loaded, timeout])
  ofRuntime.set(tenantId, { result, requestedAt: Date.now() })
  return result
}
