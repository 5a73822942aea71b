import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { Gauge, type Registry } from 'prom-client'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { feedPosition } from '#api/academic/protocol-events.ts'
import type { Listener } from '../../services/platform/listener.ts'
import { sessionExists } from '../../src/request/session/session-store.server.ts'
import type { Session } from '../../src/request/session/session.ts'
import { createRequestScope } from '../../src/request/create-request-scope.server.ts'
import { isSameOrigin } from '../../src/request/http.server.ts'
import type { RequestScope } from '../../src/request/request-scope.server.ts'
import type { PortalRuntime } from '../../src/request/runtime.ts'
import { livePath } from '../../src/subjects/live-protocols/live-address.ts'
import { clientAddress } from '../client-address.ts'
import { LiveSocket, type OpenScope } from './live-socket.ts'
import { createOpenSockets } from './open-sockets.ts'
import { createPersonFeeds, type FeedSource } from './person-feeds.ts'

const socketOptions = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  /** Bytes of a browser's message. */
  maxPayload: 256,
  /** Milliseconds for the other end to answer a close. */
  closeTimeout: 2000,
}
/** Milliseconds after which the service authorises a person anew. */
const lifetimeMs = 900_000

/** The only message of a browser. */
const beginning = z.object({ after: feedPosition.nullable() })

interface LiveProtocolsOptions {
  runtime: PortalRuntime
  listener: Listener
  /** Whether browsers use https, even if the proxy does not. */
  secure: boolean
  /** Number of own proxies in front. */
  proxies: number
  registry: Registry
}

export interface LiveProtocols {
  isFor(request: IncomingMessage): boolean
  /** Answers an upgrade request, by opening a websocket or with an HTTP status. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** The live status of protocols over a websocket (docs/decisions/0052-live-status-of-protocols.md). */
export function createLiveProtocols({ runtime, listener, secure, proxies, registry }: LiveProtocolsOptions): LiveProtocols {
  const server = new WebSocketServer(socketOptions)
  const open = createOpenSockets({ runtime, listener })
  const feeds = createPersonFeeds(lifetimeMs)
  new Gauge({
    name: 'portal_live_sockets',
    help: 'Open sockets of browsers that watch protocols',
    registers: [registry],
    collect() {
      this.set(open.count())
    },
  })

  async function admit(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<number> {
    if (runtime.closing.aborted) return 503
    const request = toRequest(incoming, secure)
    if (!request) return 400
    if (!isSameOrigin(request)) return 403
    const openScope = () => createRequestScope(runtime, request, clientAddress(incoming, proxies), () => undefined)
    const scope = await openScope()
    if (!scope) return 404
    const { session } = scope
    if (!session) return 401
    await open.ready()
    const live = new LiveSocket(personKey(session), openScope)
    // A client that left meanwhile will emit no `close` event any more.
    if (socket.destroyed || !hold(getKey(session), live, socket)) return 429
    // The session read above may be a second old; from here on its end is noticed.
    if (!(await sessionExists(runtime, session.idHash)) || live.isEnded) return 401
    server.handleUpgrade(incoming, socket, head, (ws) => serve(ws, live))
    return 101
  }

  // Listeners of an idle socket are created in functions without access to its request, which would otherwise stay in memory.

  function hold(session: string, live: LiveSocket, socket: Duplex): boolean {
    const remove = open.add(session, live)
    if (!remove) return false
    socket.once('close', () => {
      remove()
      live.isEnded = true
      feeds.unfollow(live.person, live)
    })
    return true
  }

  function serve(ws: WebSocket, live: LiveSocket) {
    live.ws = ws
    // `ws` itself closes the socket after a message that is too large or malformed.
    ws.on('error', () => undefined)
    ws.on('pong', () => (live.isAlive = true))
    ws.on('message', (data, isBinary) => {
      const openScope = live.begin()
      const begun = isBinary || !openScope ? null : beginning.safeParse(parsed(String(data))).data
      if (begun) void follow(live, begun.after, openScope!).catch(() => live.leave('unavailable'))
      else live.leave('misused')
    })
  }

  async function follow(live: LiveSocket, after: number | null, openScope: OpenScope): Promise<void> {
    const scope = await openScope()
    if (!scope?.session) return live.leave('over')
    if (live.isEnded) return
    live.sent = after
    feeds.follow(live.person, live, getSource(scope))
  }

  return {
    isFor: ({ url = '' }) => url.split('?')[0] === livePath,
    upgrade(incoming, socket, head) {
      // Until the upgrade nobody else handles the socket's errors.
      const ignore = () => socket.destroy()
      socket.on('error', ignore)
      void admit(incoming, socket, head)
        .catch((error: unknown) => {
          runtime.log.error({ err: error }, 'a socket was not opened')
          return 503
        })
        .then((status) => {
          runtime.log.info({ path: livePath, status }, 'socket')
          if (status !== 101) refuse(socket, status)
          else socket.off('error', ignore)
        })
    },
  }
}

/** Null without a usable Host. */
function toRequest({ headers, url = '' }: IncomingMessage, secure: boolean): Request | null {
  const address = URL.parse(url, `${secure ? 'https' : 'http'}://${headers.host ?? ''}`)
  if (!address) return null
  const { cookie, origin } = headers
  const language = headers['accept-language']
  const agent = headers['user-agent']
  return new Request(address, {
    headers: {
      ...(cookie && { cookie }),
      ...(origin && { origin }),
      ...(language && { 'accept-language': language }),
      ...(agent && { 'user-agent': agent }),
    },
  })
}

function refuse(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const getKey = ({ idHash }: Session) => idHash.toString('base64')

/** Returns the key of the person that the service sees. Users who act as somebody share no stream with them: each of their calls is audited. */
function personKey(session: Session): string {
  const { person, tenantId, userId } = session
  const acting = person.impersonated ? getKey(session) : ''
  return [person.context?.tenantId ?? tenantId, userId, person.context?.role.id ?? '', acting].join('/')
}

function getSource({ upstream }: Pick<RequestScope, 'upstream'>): FeedSource {
  const { protocolEvents } = upstream.academic
  return {
    watch: (after, signal) => protocolEvents.watch(from(after), { signal }),
    since: (after) => protocolEvents.since(from(after)),
  }
}

const from = (after: number | null) => (after === null ? {} : { after })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
