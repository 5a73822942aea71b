import type { PortalRuntime } from '../src/request/runtime.ts'

/**
 * The state of this process: 200 once the database answers, with each upstream's state beside it. An upstream
 * that is down does not make the portal unhealthy, since its pages stand without it.
 */
export async function healthResponse({ pool, services }: Pick<PortalRuntime, 'pool' | 'services'>): Promise<Response> {
  const database = await pool.query('select 1').then(
    () => 'healthy',
    () => 'unhealthy',
  )
  const states = await Promise.all(
    Object.entries(services).map(async ([name, endpoint]) => [name, endpoint.embedded ? database : await probe(endpoint.url)] as const),
  )
  const status = database === 'healthy' ? 200 : 503
  return Response.json(
    { status: database, database, upstreams: Object.fromEntries(states) },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

/** Any answer at all means that somebody is there. */
async function probe(url: string): Promise<'healthy' | 'degraded' | 'unhealthy'> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(2000) })
    return response.status >= 500 ? 'degraded' : 'healthy'
  } catch {
    return 'unhealthy'
  }
}
