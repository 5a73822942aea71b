import { Agent, request } from 'node:http'

/** Responses per second. @throws Error at the first response that is not 200 or shorter than expected */
export async function throughput(url, headers, { seconds, connections = 8, shortest = 0 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let answers = 0
  const started = performance.now()
  const until = started + seconds * 1000
  const ask = async () => {
    while (performance.now() < until) {
      const { status, bytes } = await get(url, headers, agent)
      if (status !== 200 || bytes < shortest) throw new Error(`${url} answered ${status} with ${bytes} bytes`)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const rate = answers / ((performance.now() - started) / 1000)
  agent.destroy()
  return rate
}

/** Milliseconds to a complete response. */
export async function latency(url, headers, agent) {
  const started = performance.now()
  const { status } = await get(url, headers, agent)
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  return performance.now() - started
}

/** Makes each call once, `connections` at a time. Returns calls per second, latencies in milliseconds and errors by status. */
export async function measured(count, callOf, { connections = 8 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  const wrong = {}
  let next = 0
  const started = performance.now()
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const { url, headers, shortest = 0, ...how } = callOf(index)
      const began = performance.now()
      const { status, bytes } = await get(url, headers, agent, how).catch((error) => ({ status: error.code ?? 0, bytes: 0 }))
      times.push(performance.now() - began)
      if (status !== 200 || bytes < shortest) wrong[status] = (wrong[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const perSecond = count / ((performance.now() - started) / 1000)
  agent.destroy()
  const errors = Object.values(wrong).reduce((sum, some) => sum + some, 0)
  return { perSecond, p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99), count, errors, wrong }
}

function get(url, headers, agent, { method = 'GET', body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode, bytes }))
      response.on('error', reject)
    })
    asked.on('error', (error) => {
      // The server closed a kept-alive connection: retried, as browsers do.
      if (asked.reusedSocket && error.code === 'ECONNRESET') get(url, headers, agent, { method, body }).then(resolve, reject)
      else reject(error)
    })
    asked.end(body)
  })
}

export const median = (values) => quantile(values, 0.5)

export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

/** Of a server, as its metrics tell it, in MiB. */
export async function memory(metricsUrl) {
  const text = await (await fetch(metricsUrl)).text()
  return Number(/^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 2 ** 20
}
