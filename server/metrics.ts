import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time to answer a request, by kind and status class',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const upstream = new Histogram({
    name: 'portal_upstream_seconds',
    help: 'Time of one upstream call until its answer begins, by service and outcome',
    labelNames: ['service', 'outcome'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Calls that were refused, by code',
    labelNames: ['code'] as const,
    registers: [registry],
  })
  return { registry, requests, upstream, refusals }
}
export type Metrics = ReturnType<typeof createMetrics>

interface Watched {
  metrics: Metrics
  /** The health report, with details that must not be public. */
  health(): Promise<Response>
}

/** Serves metrics and health without authentication: access is limited by host and port. */
export function serveMetrics({ metrics, health }: Watched, port: number, host: string): Promise<Server> {
  const answers: Record<string, () => Promise<Response>> = {
    '/metrics': async () => new Response(await metrics.registry.metrics(), { headers: { 'content-type': metrics.registry.contentType } }),
    '/healthz': health,
  }
  const server = createServer((request, response) => {
    const answer = Object.hasOwn(answers, request.url ?? '') && answers[request.url!]
    if (!answer) {
      response.writeHead(404).end()
      return
    }
    answer().then(
      async (given) => response.writeHead(given.status, Object.fromEntries(given.headers)).end(await given.text()),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
