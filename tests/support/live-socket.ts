import { WebSocket } from 'ws'
import type { ProtocolEvent } from '../../api/academic/protocol-events.ts'
import { livePath } from '../../src/subjects/live-protocols/live-address.ts'
import { portalPort } from './browser/portal.ts'

interface Asked {
  host: string
  cookie?: string | undefined
  /** The portal's own page when left out. */
  origin?: string | undefined
  port?: number
  search?: string
}

/** A socket as a browser's page opens it. */
export function openSocket({ host, cookie, origin, port = portalPort, search = '' }: Asked, autoPong = true): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}${livePath}${search}`, {
    autoPong,
    origin: origin ?? `http://${host}:${port}`,
    headers: { host: `${host}:${port}`, ...(cookie && { cookie }) },
  })
}

/** 101 for a socket that opened, else the status of HTTP that refused it. */
export function getStatus(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (request, { statusCode }) => {
      request.destroy()
      resolve(statusCode!)
    })
    socket.once('error', reject)
  })
}

export const closingCode = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))

/** Begins after a position and collects what is told. */
export function follow(socket: WebSocket, after: number | null): ProtocolEvent[] {
  const told: ProtocolEvent[] = []
  socket.on('message', (data) => void told.push(JSON.parse(String(data)) as ProtocolEvent))
  socket.send(JSON.stringify({ after }))
  return told
}
