import type { WebSocket } from 'ws'
import type { ProtocolEvent } from '#api/academic/protocol-events.ts'
import type { RequestScope } from '../../src/request/request-scope.server.ts'
import { sessionEndedCode } from '../../src/subjects/live-protocols/live-address.ts'
import type { Follower } from './person-feeds.ts'

/** Reads the session and its tokens anew. */
export type OpenScope = () => Promise<Pick<RequestScope, 'session' | 'upstream'> | null>

/** Bytes that may wait for a browser that reads slowly. */
const maxWaiting = 65_536

/** Closing codes of RFC 6455 and its registry. */
const codes = { renew: 1001, unavailable: 1013, misused: 1008, over: sessionEndedCode } as const

export class LiveSocket implements Follower {
  sent: number | null = null
  isCatchingUp = false
  /** Whether it answered the last ping. */
  isAlive = true
  isEnded = false
  private wasBeaten = false
  private openScope: OpenScope | null
  ws: WebSocket | null = null
  /** The person whose feed it follows. */
  readonly person: string

  constructor(person: string, openScope: OpenScope) {
    this.person = person
    this.openScope = openScope
  }

  /** Returns how to authorise the browser's first message; null after that. */
  begin(): OpenScope | null {
    const { openScope } = this
    this.openScope = null
    return openScope
  }

  send(event: ProtocolEvent): void {
    const { ws } = this
    if (!ws || ws.readyState !== ws.OPEN) return
    ws.send(JSON.stringify(event))
    if (ws.bufferedAmount > maxWaiting) ws.terminate()
  }

  leave(reason: keyof typeof codes): void {
    this.isEnded = true
    this.ws?.close(codes[reason])
  }

  /** Called regularly, first soon: closes a socket that did not answer the last ping, or sent no start position since the last beat. */
  beat(): void {
    if (!this.ws) return
    if (!this.isAlive) this.ws.terminate()
    else if (this.openScope && this.wasBeaten) this.leave('misused')
    else {
      this.wasBeaten = true
      this.isAlive = false
      this.ws.ping()
    }
  }
}
