import { PortalError } from './portal-error.ts'
import type { ServiceName } from './runtime.ts'
import type { Upstream } from './upstream.server.ts'
import { type Feature, hasFeature } from './features.ts'

/** Services that an institution has only together with a feature. */
const featureOf: Partial<Record<ServiceName, string>> = { financial: 'financial' }

/**
 * The same clients, without those of features that the institution lacks: their calls are refused before they are made,
 * whichever server function or address asks.
 */
export function closeMissingFeatures(upstream: Upstream, features: readonly Feature[]): Upstream {
  const missing = Object.entries(featureOf).filter(([, alias]) => !hasFeature(features, alias))
  return missing.length === 0 ? upstream : { ...upstream, ...Object.fromEntries(missing.map(([name]) => [name, refusing])) }
}

/** A client of anything that refuses everything. */
const refusing: unknown = new Proxy(() => undefined, {
  get: () => refusing,
  apply: () => Promise.reject(new PortalError('FORBIDDEN')),
})
