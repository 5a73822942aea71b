import path from 'node:path'
import { WebSocket } from 'ws'
import { appConfig } from '../../app.config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { loadSecrets } from '../../server/secrets.ts'
import { announceProtocol } from '../../services/academic/protocols/protocol-feed.queries.ts'
import { issueToken } from '../../services/identity/single-tokens/single-token.ts'
import { systemClock } from '../../services/platform/clock.ts'
import { inTenant } from '../../services/platform/database.ts'
import { createSession } from '../../src/request/session/session-store.server.ts'
import { livePath } from '../../src/subjects/live-protocols/live-address.ts'
import { quantile } from './load.mjs'
import { connect } from './parts.mjs'

const firstId = 20_000_000
/** Sockets that are opened at once. */
const atOnce = 50
const idleSeconds = 60
const changes = 1000

/**
 * Idle sockets of as many people, each with a session and a stream of the service of its own: memory after a garbage
 * collection, and the time from a change to the socket.
 *
 * @param inspector port of the server's inspector
 */
export async function liveSockets({ origin, inspector, dataDirectory, sockets: count }) {
  const database = await openDatabase(undefined, path.resolve(dataDirectory), console.error)
  const server = await connect(inspector)
  try {
    const people = await signedIn(database.pool, dataDirectory, count)
    // Code and caches first, which every later round finds.
    await closed(await opened(origin, people.slice(0, 500)))
    const before = await memory(server)
    const rounds = []
    let latency
    for (let round = 1; round <= 3; round += 1) {
      const began = performance.now()
      const open = await opened(origin, people)
      const openSeconds = (performance.now() - began) / 1000
      const fresh = await memory(server)
      const cpu = await processor(server)
      await pause(idleSeconds * 1000)
      const busy = ((await processor(server)) - cpu) / (idleSeconds * 1e6)
      const idle = await memory(server)
      latency ??= await changesReach(database.pool, open)
      await closed(open)
      rounds.push({ openSeconds, fresh, idle, busy, left: await memory(server) })
    }
    return { count, before, rounds, latency, changes }
  } finally {
    server.close()
    await Promise.all([database.pool.end(), database.exchangePool.end()])
  }
}

/** Students with a session each, as a sign-in leaves it. */
async function signedIn(pool, dataDirectory, count) {
  await inTenant(pool, 1, async ({ client }) => {
    await client.query(
      `insert into users.account (id, tenant_id, username, email, name, password_hash, timezone, accessibility)
       select n, tenant_id, 'bench.' || n, 'bench.' || n || '@exemplo.edu.br', 'Pessoa ' || n, password_hash, timezone, accessibility
       from users.account, generate_series($1::int, $1::int + $2::int - 1) n where tenant_id = 1 and username = 'ana.souza'
       on conflict do nothing`,
      [firstId, count],
    )
    await client.query(
      `insert into users.membership (id, tenant_id, account_id, institution_id, name, profile, permissions)
       select n, 1, n, 11, 'Aluno', 'STUDENT', '{}' from generate_series($1::int, $1::int + $2::int - 1) n on conflict do nothing`,
      [firstId, count],
    )
  })
  const { sessionEncryption } = await loadSecrets(undefined, dataDirectory)
  const people = []
  for (let index = 0; index < count; index += 1) {
    const userId = firstId + index
    const { token } = await issueToken({ pool, clock: systemClock }, { tenantId: 1, userId, choice: null, method: 'password' })
    const secret = await createSession(
      { pool, encryptionKey: sessionEncryption },
      {
        hostname: 'localhost',
        tenantId: 1,
        userId,
        person: { name: `Pessoa ${userId}`, context: null, profile: 'STUDENT', permissions: {}, languageId: 'pt-BR' },
        tokens: { accessToken: token, refreshToken: null, idToken: '', isSingle: true, accessTokenExpiresAt: Date.now() + 40_000_000 },
      },
      null,
    )
    people.push({ userId, cookie: `${appConfig.session.cookie}=${secret}` })
  }
  return people
}

async function opened(origin, people) {
  const open = []
  for (let from = 0; from < people.length; from += atOnce)
    open.push(...(await Promise.all(people.slice(from, from + atOnce).map((person) => openSocket(origin, person)))))
  return open
}

/** Resolves once the service told where the person stands. */
function openSocket(origin, { userId, cookie }) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${livePath}`, { origin, headers: { cookie }, perMessageDeflate: false })
    socket.once('open', () => socket.send('{"after":null}'))
    socket.once('message', () => resolve({ userId, socket }))
    socket.once('close', (code) => reject(new Error(`A socket was closed: ${code}`)))
    socket.once('error', reject)
  })
}

async function closed(open) {
  await Promise.all(
    open.map(({ socket }) => {
      socket.removeAllListeners('close')
      const end = new Promise((resolve) => socket.once('close', resolve))
      socket.close()
      return end
    }),
  )
}

/** Milliseconds from the start of a change's transaction to its socket, one after another. */
async function changesReach(pool, open) {
  const times = []
  for (const { userId, socket } of open.slice(0, changes)) {
    const told = new Promise((resolve) => socket.once('message', resolve))
    const began = performance.now()
    await inTenant(pool, 1, ({ client }) =>
      announceProtocol(client, { tenantId: 1, userId, requestId: crypto.randomUUID(), status: 'granted', at: new Date() }),
    )
    await told
    times.push(performance.now() - began)
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** MiB after a garbage collection. */
async function memory(server) {
  // What was closed is given back a moment later.
  await pause(3000)
  for (let time = 0; time < 2; time += 1) await server.send('HeapProfiler.collectGarbage')
  const { heapUsed, external, rss } = await server.evaluate('process.memoryUsage()')
  return { heap: (heapUsed + external) / 2 ** 20, resident: rss / 2 ** 20 }
}

/** Microseconds of the server's processor so far. */
async function processor(server) {
  const { user, system } = await server.evaluate('process.cpuUsage()')
  return user + system
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
