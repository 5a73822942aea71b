import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { appConfig } from '#config'
import { withSharedReads } from '../services/platform/database.ts'
import type { Service } from '../services/platform/service.ts'
import type { PortalRuntime } from '../src/request/runtime.ts'
import type { WholePage } from '../src/router/whole-page.server.ts'
import { admitRequest } from './admit-request.ts'
import { limitBody, takenBodies } from './body-limit.ts'
import { clientAddress } from './client-address.ts'
import { compressed } from './compress.ts'
import type { MethodConnections } from '../services/financial/payments/payment-adapters.ts'
import { healthResponse } from './health.ts'
import type { LiveProtocols } from './live-protocols/live-protocols.ts'
import type { Metrics } from './metrics.ts'
import { sendPage } from './send-page.ts'

/** Matches a NUL in JSON: an escape, unless that is escaped itself; forms and addresses have it percent-encoded. */
const inJson = /\0|(?<!\\)(?:\\\\)*\\u0000/
const inForm = /\0|%00/
/** The number of characters kept from the previous chunk, which may end within an escape. */
const overlap = 32

/** Answers 422 to a NUL in an address or a text body, since PostgreSQL's text cannot hold one; returns false if it did. */
function refuseNul(request: IncomingMessage, response: ServerResponse): boolean {
  const address = request.url ?? ''
  if (inForm.test(address) || inJson.test(address.replaceAll(/%5c/gi, '\\'))) {
    response.writeHead(422).end()
    return false
  }
  const type = request.headers['content-type'] ?? ''
  const pattern = type.includes('json') ? inJson : type.startsWith('application/x-www-form-urlencoded') ? inForm : null
  if (!pattern) return true
  let before = ''
  let isRefused = false
  const push = request.push.bind(request)
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (isRefused) return false
    const text = before + (chunk?.toString('latin1') ?? '')
    before = text.slice(-overlap)
    if (!pattern.test(text)) return push(chunk, encoding)
    isRefused = true
    // Readers of the body see a client that left.
    response.writeHead(422, { connection: 'close' }).end()
    return false
  }
  return true
}

/** The built portal, or Vite's in development. */
export interface Portal {
  fetch(request: Request, options: { context: { runtime: PortalRuntime; address: string; page: WholePage } }): Promise<Response>
}

export interface HttpAppOptions {
  runtime: PortalRuntime
  portal: Portal
  services: Readonly<Record<string, Service>>
  connections: MethodConnections
  /** Handlers outside the portal, by path below the base path: webhooks, files and the demo's pages. */
  outsideWorld: ReadonlyArray<{ path: string; fetch(request: Request): Response | Promise<Response> }>
  identityProvider: { path: string; listener: RequestListener } | null
  staticAssets(request: Request, pathname: string): Response | null
  liveProtocols: LiveProtocols
  metrics: Metrics
  /** Whether browsers use https, even if the proxy does not. */
  secure: boolean
  /** Whether the embedded services and their OpenAPI documents answer over HTTP. */
  servicesOpen: boolean
  /** Number of own proxies in front. */
  proxies: number
}

const { basePath } = appConfig
/** The most sockets of one process; an idle one takes some 8 KB. */
const mostConnections = 10_000

export function createHttpServer(options: HttpAppOptions): Server {
  const { identityProvider, runtime, metrics, liveProtocols, services } = options
  const taken = takenBodies(services)
  const listener = getRequestListener(async (request, env) => {
    const url = new URL(request.url)
    const observe = metrics.requests.startTimer()
    const { incoming, outgoing } = env as HttpBindings
    const { kind, response } = await route(options, request, url, env as HttpBindings).catch((error: unknown) => {
      // A client that leaves while sending a body makes its readers fail, which is not our error.
      const level = incoming.destroyed ? 'warn' : 'error'
      if (!outgoing.headersSent) runtime.log[level]({ err: error }, 'request failed')
      return { kind: 'error', response: new Response('Something went wrong. Try again.', { status: 500 }) }
    })
    observe({ kind, status: `${Math.floor(response.status / 100)}xx` })
    return outgoing.headersSent ? RESPONSE_ALREADY_SENT : response
  })
  // In development Vite listens too, for upgrades that are not ours.
  const shouldUpgradeCallback = (request: IncomingMessage): boolean => liveProtocols.isFor(request) || server.listenerCount('upgrade') > 1
  const server: Server = createServer({ shouldUpgradeCallback, headersTimeout: 60_000 }, (request: IncomingMessage, response) => {
    for (const [name, value] of Object.entries(defaultHeaders(request, options.secure))) response.setHeader(name, value)
    if (!admitRequest(request, response) || !limitBody(request, response, taken) || !refuseNul(request, response)) return
    if (identityProvider && request.url?.startsWith(`${identityProvider.path}/`)) {
      identityProvider.listener(request, response)
      return
    }
    void listener(request, response)
  })
  server.maxConnections = mostConnections
  server.on('upgrade', (request, socket, head) => {
    if (liveProtocols.isFor(request)) liveProtocols.upgrade(request, socket, head)
  })
  return server
}

async function route(
  options: HttpAppOptions,
  request: Request,
  url: URL,
  { incoming, outgoing }: HttpBindings,
): Promise<{ kind: string; response: Response }> {
  const { pathname } = url
  if (pathname === '/' || pathname === basePath) return { kind: 'redirect', response: redirectTo(`${basePath}/${url.search}`) }
  if (!pathname.startsWith(`${basePath}/`)) return { kind: 'other', response: new Response('Not found', { status: 404 }) }

  const asset = options.staticAssets(request, pathname)
  if (asset) return { kind: 'asset', response: asset }
  const inside = pathname.slice(basePath.length)
  if (inside.startsWith('/assets/')) return { kind: 'asset', response: new Response('Not found', { status: 404 }) }
  if (inside === '/healthz') {
    return { kind: 'health', response: await healthResponse(options.runtime, options.connections) }
  }
  if (!options.servicesOpen && /^\/(?:services|openapi)\//.test(inside))
    return { kind: 'other', response: new Response('Not found', { status: 404 }) }
  const document = /^\/openapi\/([a-z]+)\.json$/.exec(inside)
  const documented = document && serviceNamed(options, document[1]!)
  if (documented) return { kind: 'openapi', response: Response.json(await documented.openApi()) }
  const called = /^\/services\/([a-z]+)\//.exec(inside)
  const service = called && serviceNamed(options, called[1]!)
  if (service) return { kind: 'service', response: await service.fetch(request) }
  const outside = options.outsideWorld.find(({ path }) => inside === path || inside.startsWith(`${path}/`))
  if (outside) return { kind: 'outside', response: await outside.fetch(request) }

  const page: WholePage = { body: null }
  const context = { runtime: options.runtime, address: clientAddress(incoming, options.proxies), page }
  const response = await withSharedReads(() => options.portal.fetch(asPublic(request, url, options.secure), { context }))
  if (await sendPage(request, outgoing, response, page)) return { kind: 'page', response }
  return { kind: inside.startsWith('/_serverFn/') ? 'function' : 'page', response: await compressed(request, response) }
}

/** Returns the default headers, for answers that set none themselves: files of the portal may load each other, nothing else is allowed. */
function defaultHeaders({ url = '' }: IncomingMessage, secure: boolean): Record<string, string> {
  const isAsset = url.startsWith(`${basePath}/assets/`) || /\.(js|css|svg|png|ico|webmanifest)$/.test(url)
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': isAsset
      ? "default-src 'self' data: blob:; script-src 'self' blob: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'self'"
      : "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Own properties only: the name comes from the URL. */
function serviceNamed({ services }: HttpAppOptions, name: string): Service | null {
  return Object.hasOwn(services, name) ? services[name]! : null
}

/** Restores the browser's scheme behind a TLS proxy, for origin checks. */
function asPublic(request: Request, url: URL, secure: boolean): Request {
  if (!secure || url.protocol === 'https:') return request
  url.protocol = 'https:'
  return new Request(url, request)
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}
