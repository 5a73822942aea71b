import { afterEach, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { announceProtocol } from '../../services/academic/protocols/protocol-feed.queries.ts'
import { inTenant } from '../../services/platform/database.ts'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { portalPort } from '../support/browser/portal.ts'
import { useDatabase } from '../support/http.ts'
import { closingCode, follow, openSocket, getStatus } from '../support/live-socket.ts'

const database = useDatabase()
const opened: WebSocket[] = []

afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})

async function openSockets(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${portalPort + 1}/metrics`)).text()
  return Number(/^portal_live_sockets (\S+)/m.exec(metrics)![1])
}

async function student() {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
  const { id } = await addPerson(database, 1, [{ institutionId: 11, name: 'Aluno', profile: 'STUDENT' }])
  const cookie = await sessionByLaunch(database, { host }, { tenantId: 1, userId: id, choice: null })
  const open = async (autoPong = true) => {
    const socket = openSocket({ host, cookie }, autoPong)
    opened.push(socket)
    expect(await getStatus(socket)).toBe(101)
    return socket
  }
  return { id, open }
}

/** A ping every 25 seconds; a little more for a busy machine. */
test('who does not answer a ping is dropped, and who never begins; who answers stays', async () => {
  const { open } = await student()
  const [answering, silent, idle] = [await open(), await open(false), await open()]
  follow(answering, 0)
  follow(silent, 0)
  let pings = 0
  answering.on('ping', () => (pings += 1))
  expect(await Promise.all([closingCode(silent), closingCode(idle)])).toEqual([1006, 1008])
  await expect.poll(() => pings, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
  expect(answering.readyState).toBe(answering.OPEN)
})

test('who asks and does not read is dropped before its answers fill the memory', async () => {
  const { id, open } = await student()
  const status = 'x'.repeat(5000)
  await inTenant(database, 1, async ({ client }) => {
    for (let index = 0; index < 2000; index++)
      await announceProtocol(client, { tenantId: 1, userId: id, requestId: crypto.randomUUID(), status, at: new Date() })
  })
  const socket = await open()
  const closed = closingCode(socket)
  socket.pause()
  socket.send('{"after":0}')
  await expect.poll(openSockets).toBe(0)
  socket.resume()
  expect(await closed).toBe(1006)
})
