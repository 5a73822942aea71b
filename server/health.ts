import type { MethodConnections } from '../services/financial/payments/payment-adapters.ts'
import type { PortalRuntime } from '../src/request/runtime.ts'

/**
 * 200 if the database responds, otherwise 503. Failed upstreams do not count, since pages render without them.
 *
 * @param detail what strangers must not read, on the port of metrics alone
 */
export async function healthResponse(
  { pool, services }: Pick<PortalRuntime, 'pool' | 'services'>,
  connections: MethodConnections,
  detail: () => Promise<object> = async () => ({}),
): Promise<Response> {
  const database = await pool.query('select 1').then(
    () => 'healthy',
    () => 'unhealthy',
  )
  const states = await Promise.all(
    Object.entries(services).map(async ([name, { url }]) => [name, url ? await probe(url) : database] as const),
  )
  // A missing payment service is not a failure: an institution may not take payments in the portal.
  const payments = services.financial?.url
    ? {}
    : { payments: Object.fromEntries(Object.entries(connections).map(([method, is]) => [method, is ? 'connected' : 'not connected'])) }
  const status = database === 'healthy' ? 200 : 503
  return Response.json(
    { status: database, database, upstreams: Object.fromEntries(states), ...payments, ...(status === 200 && (await detail())) },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

/** Any response means that the service is reachable. */
async function probe(url: string): Promise<'healthy' | 'degraded' | 'unhealthy'> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(2000) })
    return response.status >= 500 ? 'degraded' : 'healthy'
  } catch {
    return 'unhealthy'
  }
}
