import type { SupportSetting } from '#api/integration.ts'
import type { PortalRuntime } from './runtime.ts'
import type { Upstream } from './upstream.server.ts'

/** What the integration module says of a tenant. */
export interface TenantIntegration {
  support: SupportSetting[]
  /** Null where the tenant set none. */
  currency: string | null
}

/** Milliseconds for which an answer is good, and a failure is not tried again. */
const freshFor = 30_000
/** Milliseconds that a page waits for it: pages are whole without. */
const timeoutMs = 1000

const nothing: TenantIntegration = { support: [], currency: null }
const known = new WeakMap<PortalRuntime, Map<number, { said: Promise<TenantIntegration>; askedAt: number }>>()

/**
 * How to talk to a tenant and its currency, the same for everybody who acts in it. Nothing while the module is down.
 *
 * @param tenantId that the caller of `upstream` acts in; null for people without a context
 */
export function tenantIntegration(runtime: PortalRuntime, { integration }: Upstream, tenantId: number | null): Promise<TenantIntegration> {
  if (tenantId === null) return Promise.resolve(nothing)
  let ofRuntime = known.get(runtime)
  if (!ofRuntime) known.set(runtime, (ofRuntime = new Map()))
  const entry = ofRuntime.get(tenantId)
  if (entry && Date.now() - entry.askedAt < freshFor) return entry.said
  const asked = Promise.all([integration.supportSettings(), integration.featureSettings()]).then(
    ([support, features]) => ({ support: support.results, currency: features.results[0]?.currency ?? null }),
    () => {
      // What was known stays; whoever comes next asks anew, since a refusal may have been one person's.
      ofRuntime.delete(tenantId)
      return entry ? entry.said : nothing
    },
  )
  const late = new Promise<TenantIntegration>((resolve) => setTimeout(() => resolve(nothing), timeoutMs).unref())
  const said = Promise.race([asked, late])
  ofRuntime.set(tenantId, { said, askedAt: Date.now() })
  return said
}
