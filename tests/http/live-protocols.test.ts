import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { appConfig } from '../../app.config.ts'
import type { ProtocolChange } from '../../api/academic/protocol-events.ts'
import { announceProtocol } from '../../services/academic/protocols/protocol-feed.queries.ts'
import { inTenant } from '../../services/platform/database.ts'
import { followProtocols } from '../../src/subjects/live-protocols/live-connection.ts'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { startOtherServer } from '../support/browser/other-server.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { hosts, portFor, portalPort } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'
import { closingCode, follow, openSocket, getStatus } from '../support/live-socket.ts'

const database = useDatabase()
const student = { institutionId: 11, name: 'Aluno', profile: 'STUDENT' as const }
const requestId = crypto.randomUUID()
/** Milliseconds, which tell what was told apart from what is looked at once a minute. */
const soon = 45_000
const opened: WebSocket[] = []

afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})

interface SignedIn {
  host: string
  userId: number
  cookie: string
}

async function signIn(person?: { id: number }, host?: string): Promise<SignedIn> {
  const at = host ?? (await addHostname(database, 1, { safeaVersion: 'migrating' }))
  const { id } = person ?? (await addPerson(database, 1, [student]))
  const cookie = await sessionByLaunch(database, { host: at }, { tenantId: 1, userId: id, choice: null })
  return { host: at, userId: id, cookie: cookie! }
}

function getSocket(...asked: Parameters<typeof openSocket>): WebSocket {
  const socket = openSocket(...asked)
  opened.push(socket)
  return socket
}

const change = (userId: number, status: string) =>
  inTenant(database, 1, ({ client }) => announceProtocol(client, { tenantId: 1, userId, requestId, status, at: new Date() }))

const endSession = (cookie: string) => {
  const secret = cookie.slice(cookie.indexOf('=') + 1)
  return database.query('delete from portal.session where id_hash = $1', [createHash('sha256').update(secret).digest()])
}

describe('a socket', () => {
  test('opens for the portal’s own page and a session of its hostname, and for nothing else', async () => {
    const { host, cookie } = await signIn()
    const expectStatus = async (asked: Parameters<typeof openSocket>[0], status: number) =>
      expect([asked, await getStatus(getSocket(asked))]).toEqual([asked, status])
    await expectStatus({ host, cookie }, 101)
    await expectStatus({ host }, 401)
    await expectStatus({ host, cookie: `${appConfig.session.cookie}=${'A'.repeat(43)}` }, 401)
    await expectStatus({ host: hosts.ipe, cookie }, 401)
    await expectStatus({ host: 'stranger.example', cookie }, 404)
    for (const origin of ['https://evil.example', `http://${hosts.ipe}:${portalPort}`, `https://${host}:${portalPort}`, 'null', ''])
      await expectStatus({ host, cookie, origin }, 403)
  })

  test('is refused to a session that was just used and has ended', async () => {
    const { host, cookie } = await signIn()
    expect(await getStatus(getSocket({ host, cookie }))).toBe(101)
    await endSession(cookie)
    expect(await getStatus(getSocket({ host, cookie }))).toBe(401)
  })

  test('is one of twenty that a session may have', async () => {
    const { host, cookie } = await signIn()
    const sockets = Array.from({ length: 20 }, () => getSocket({ host, cookie }))
    expect(await Promise.all(sockets.map(getStatus))).toEqual(Array(20).fill(101))
    expect(await getStatus(getSocket({ host, cookie }))).toBe(429)
    sockets[0]!.close()
    await expect.poll(() => getStatus(getSocket({ host, cookie }))).toBe(101)
  })

  test('of no websocket is a page that does not exist', async () => {
    const { host, cookie } = await signIn()
    expect((await ask({ host, cookie, method: 'GET', path: '/protocols/live' })).status).toBe(404)
    const headers = { connection: 'Upgrade', upgrade: 'h2c' }
    expect((await ask({ host, cookie, method: 'GET', path: '/auth/signin', headers })).status).toBe(302)
  })

  test('takes one short message, and no other', async () => {
    const { host, cookie } = await signIn()
    const codeAfter = async (...messages: Array<string | Buffer>) => {
      const socket = getSocket({ host, cookie })
      expect(await getStatus(socket)).toBe(101)
      const closed = closingCode(socket)
      for (const message of messages) socket.send(message)
      return closed
    }
    expect(await codeAfter(`{"after":0${' '.repeat(300)}}`)).toBe(1009)
    const misuses = ['', '{', '{}', '{"after":-1}', '{"after":"1"}', '{"after":1.5}', Buffer.from('{"after":0}')]
    for (const misuse of misuses) expect([misuse, await codeAfter(misuse)]).toEqual([misuse, 1008])
    expect(await codeAfter('{"after":0}', '{"after":0}')).toBe(1008)
  })
})

describe('changes', () => {
  test('that were missed come first, then those that happen, once in each tab', async () => {
    const { host, cookie, userId } = await signIn()
    const other = await signIn()
    for (const status of ['open', 'in_attendance', 'granted']) await change(userId, status)
    const tabs: ReturnType<typeof follow>[] = []
    for (const after of [0, 2, 1, null, 3]) {
      const socket = getSocket({ host, cookie })
      await getStatus(socket)
      tabs.push(follow(socket, after))
    }
    const positions = () => tabs.map((told) => told.map((event) => ('reset' in event ? `reset ${event.position}` : event.position)))
    await expect.poll(positions).toEqual([[1, 2, 3], [3], [2, 3], ['reset 3'], []])
    await change(other.userId, 'open')
    await change(userId, 'closed')
    await expect.poll(positions).toEqual([[1, 2, 3, 4], [3, 4], [2, 3, 4], ['reset 3', 4], [4]])
    expect(tabs[4]![0]).toEqual({ position: 4, requestId, status: 'closed', at: expect.stringMatching(/^\d{4}-.*Z$/) })
  })
})

describe('the end of a session', () => {
  test('closes its sockets, those of others stay', async () => {
    const person = await addPerson(database, 1, [student])
    const first = await signIn(person)
    const second = await signIn(person, first.host)
    const [ending, staying] = [getSocket(first), getSocket(second)]
    await Promise.all([getStatus(ending), getStatus(staying)])
    follow(ending, 0)
    const told = follow(staying, 0)
    const closed = closingCode(ending)
    const started = performance.now()
    await endSession(first.cookie)
    expect(await closed).toBe(4401)
    expect(performance.now() - started).toBeLessThan(soon)
    // The stream that both shared was opened by the one that ended.
    await change(person.id, 'open')
    await expect.poll(() => told.map(({ position }) => position)).toEqual([1])
    expect(staying.readyState).toBe(staying.OPEN)
  })

  test('by signing out closes the sockets of another process', async () => {
    const { host, cookie, userId } = await signIn()
    // Which asks the academic service over HTTP.
    const service = `http://127.0.0.1:${portalPort}/academic-services/services/academic`
    const other = await startOtherServer(portFor(7), { ACADEMIC_URL: service })
    try {
      const socket = getSocket({ host, cookie, port: other.port })
      expect(await getStatus(socket)).toBe(101)
      await change(userId, 'open')
      const told = follow(socket, 0)
      await expect.poll(() => told.length).toBe(1)
      await change(userId, 'granted')
      await expect.poll(() => told.map(({ position }) => position)).toEqual([1, 2])
      const closed = closingCode(socket)
      const origin = `http://${host}:${portalPort}`
      const { status } = await ask({ host, cookie, method: 'POST', path: '/auth/signout', headers: { origin, accept: 'text/html' } })
      expect(status).toBe(303)
      const answered = performance.now()
      expect(await closed).toBe(4401)
      expect(performance.now() - answered).toBeLessThan(soon)

      const left = getSocket({ ...(await signIn()), port: other.port })
      expect(await getStatus(left)).toBe(101)
      const leftClosed = closingCode(left)
      const stopped = other.stop()
      expect(await leftClosed).toBe(1001)
      await stopped
    } finally {
      await other.kill()
    }
  })
})

test('a process that is killed while protocols change costs no change and repeats none', async () => {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
  const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(database, 1, [student])))
  const other = await startOtherServer(portFor(7), {})
  const stops: Array<() => void> = []
  try {
    const tabs: { told: number[]; ports: number[] }[] = []
    for (const person of [...people, ...people.slice(0, 2)]) {
      const { cookie } = await signIn(person, host)
      const told: number[] = []
      const ports: number[] = []
      // The first process that answers, as a proxy would choose.
      const connect = () => {
        const port = ports.length === 0 ? other.port : portalPort
        ports.push(port)
        return openSocket({ host, cookie, port }) as unknown as globalThis.WebSocket
      }
      const position = { read: () => 0, write: () => undefined }
      const handlers = { onChange: (change: ProtocolChange) => void told.push(change.position), onReset: () => void told.push(-1) }
      const poll = () => Promise.reject(new Error('sockets are not blocked'))
      stops.push(followProtocols({ connect, poll, position, isVisible: () => true, onVisible: () => () => undefined }, handlers))
      tabs.push({ told, ports })
    }
    const third = 50
    const changes = 3 * third
    const writeThird = () =>
      Promise.all(
        people.map(async ({ id }) => {
          for (let index = 0; index < third; index++) await change(id, String(index))
        }),
      )
    await writeThird()
    await expect.poll(() => tabs.every(({ told }) => told.length > 20)).toBe(true)
    // What changes while it is killed, and before everybody has found the other process.
    await Promise.all([writeThird(), other.kill()])
    await writeThird()
    const all = Array.from({ length: changes }, (_, index) => index + 1)
    await expect.poll(() => tabs.map(({ told }) => told.length)).toEqual(tabs.map(() => changes))
    for (const { told, ports } of tabs) {
      expect(told).toEqual(all)
      expect(ports.slice(0, 2)).toEqual([other.port, portalPort])
    }
  } finally {
    for (const stop of stops) stop()
    await other.kill()
  }
})
