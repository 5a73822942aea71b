import type { WebSocket } from 'ws'
import type { ProtocolEvent } from '#api/protocol-events.ts'
import { sessionOver } from '../../src/shared/live-protocols/live-address.ts'
import type { Follower } from './person-feeds.ts'

/** Bytes that may wait for a browser that reads slowly. */
const maxWaiting = 65_536

/** Closing codes of RFC 6455 and its registry. */
const codes = { renew: 1001, unavailable: 1013, misused: 1008, over: sessionOver } as const

export class LiveSocket implements Follower {
  sent: number | null = null
  isCatchingUp = false
  /** Whether it answered the last ping. */
  isAlive = true
  hasBegun = false
  isEnded = false
  ws: WebSocket | null = null
  /** Whose feed it follows. */
  readonly person: string

  constructor(person: string) {
    this.person = person
  }

  send(event: ProtocolEvent): void {
    const { ws } = this
    if (ws?.readyState !== ws?.OPEN) return
    ws?.send(JSON.stringify(event))
    if (ws && ws.bufferedAmount > maxWaiting) ws.terminate()
  }

  leave(reason: keyof typeof codes): void {
    this.isEnded = true
    this.ws?.close(codes[reason])
  }

  /** Called again and again: ends who did not answer, or never said where to begin. */
  beat(): void {
    if (!this.ws) return
    if (!this.isAlive) this.ws.terminate()
    else if (!this.hasBegun) this.leave('misused')
    else {
      this.isAlive = false
      this.ws.ping()
    }
  }
}
