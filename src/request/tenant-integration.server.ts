import type { SupportSetting } from '#api/integration.ts'
import type { PortalRuntime } from './runtime.ts'
import type { Upstream } from './upstream.server.ts'

/** What the integration module says of a tenant. */
export interface TenantIntegration {
  support: SupportSetting[]
  /** Null where the tenant set none. */
  currency: string | null
}

/** An answer is cached this long, and a failure is not retried. */
const freshMs = 30_000
/** Pages are complete without it, so they wait briefly. */
const timeoutMs = 1000

const emptyIntegration: TenantIntegration = { support: [], currency: null }
const cache = new WeakMap<PortalRuntime, Map<number, { result: Promise<TenantIntegration>; requestedAt: number }>>()

/**
 * Support channels and currency of a tenant, the same for everybody who acts in it. Empty while the module is down.
 *
 * @param tenantId that the caller of `upstream` acts in; null for people without a context
 */
export function tenantIntegration(runtime: PortalRuntime, { integration }: Upstream, tenantId: number | null): Promise<TenantIntegration> {
  if (tenantId === null) return Promise.resolve(emptyIntegration)
  let ofRuntime = cache.get(runtime)
  if (!ofRuntime) cache.set(runtime, (ofRuntime = new Map()))
  const entry = ofRuntime.get(tenantId)
  if (entry && Date.now() - entry.requestedAt < freshMs) return entry.result
  const loaded = Promise.all([integration.supportSettings(), integration.featureSettings()]).then(
    ([support, features]) => ({ support: support.results, currency: features.results[0]?.currency ?? null }),
    () => {
      // The cached answer stays; the next request retries, since the error may concern one person only.
      ofRuntime.delete(tenantId)
      return entry ? entry.result : emptyIntegration
    },
  )
  const timeout = new Promise<TenantIntegration>((resolve) => setTimeout(() => resolve(emptyIntegration), timeoutMs).unref())
  const result = Promise.race([loaded, timeout])
  ofRuntime.set(tenantId, { result, requestedAt: Date.now() })
  return result
}
