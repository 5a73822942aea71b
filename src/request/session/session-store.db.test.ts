import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { appConfig } from '#config'
import { createPool } from '../../../services/platform/database.ts'
import { createListener, type Listener } from '../../../services/platform/listener.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { getHash } from '../secrets.server.ts'
import { createSessionCache } from './session-cache.server.ts'
import {
  createSession,
  deleteExpiredSessions,
  deleteSession,
  exchangeTokens,
  loadSession,
  sessionExists,
  sessionsOfPerson,
  updateSessionPerson,
} from './session-store.server.ts'
import type { SessionPerson, TokenSet } from './session.ts'

const person: SessionPerson = {
  name: 'Ana Souza',
  username: 'ana.souza',
  context: null,
  choices: 1,
  temporaryPassword: false,
  profile: 'STUDENT',
  permissions: {},
  languageId: null,
  mode: null,
  largeText: false,
  signLanguage: false,
  timezone: 'America/Sao_Paulo',
  photo: null,
  impersonated: false,
  method: 'password',
}
const tokens: TokenSet = { accessToken: 'access-1', refreshToken: 'refresh-1', idToken: 'id', accessTokenExpiresAt: 0 }
const encryptionKey = randomBytes(32)

type Runtime = Parameters<typeof createSession>[0] & Parameters<typeof exchangeTokens>[0]
let runtime: Runtime
let otherProcess: Runtime & { listener: Listener }

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

beforeAll(async () => {
  const { pool, url } = await createTestDatabase()
  const processOn = async (own: typeof pool) => {
    const listener = createListener(own, pino({ level: 'silent' }))
    await listener.ready()
    return { pool: own, exchangePool: createPool(url, 3), encryptionKey, listener, sessions: createSessionCache(listener) }
  }
  const here = await processOn(pool)
  runtime = here
  otherProcess = await processOn(createPool(url))
  return async () => {
    await Promise.all([here, otherProcess].map(({ listener }) => listener.close()))
    await Promise.all([runtime.exchangePool, otherProcess.pool, otherProcess.exchangePool].map((open) => open.end()))
  }
})

const open = (whose: { userId?: number; impersonated?: boolean } = {}, userAgent: string | null = null) => {
  const { userId = 1001, impersonated = false } = whose
  return createSession(
    runtime,
    { hostname: 'aurora.localhost', tenantId: 1, userId, person: { ...person, impersonated }, tokens },
    { userAgent, provenAt: null },
  )
}

describe('session store', () => {
  it('opens a session by its secret, on its own hostname only', async () => {
    const secret = await open()
    expect(await loadSession(otherProcess, secret, 'aurora.localhost')).toMatchObject({ userId: 1001, tokens })
    expect(await loadSession(otherProcess, secret, 'ipe.localhost')).toBeNull()
    expect(await loadSession(otherProcess, 'guess', 'aurora.localhost')).toBeNull()
  })

  it('lists the sessions of one person, without those of operators on their behalf', async () => {
    const here = await open({ userId: 1077 }, 'Firefox')
    await open({ userId: 1077, impersonated: true })
    await open({ userId: 1078 })
    const other = await open({ userId: 1077 }, 'Chrome')
    const list = async () => (await sessionsOfPerson(otherProcess, { tenantId: 1, userId: 1077 })).map(({ userAgent }) => userAgent)
    expect(await list()).toEqual(['Chrome', 'Firefox'])
    expect(await sessionsOfPerson(runtime, { tenantId: 2, userId: 1077 })).toEqual([])
    await deleteSession(runtime, getHash(other))
    expect(await list()).toEqual(['Firefox'])
    expect(await loadSession(runtime, here, 'aurora.localhost')).not.toBeNull()
  })

  it('keeps neither the secret nor a token readable in the database', async () => {
    const secret = await open()
    const { rows } = await runtime.pool.query('select row_to_json(s)::text as text from portal.session s')
    const everything = rows.map(({ text }: { text: string }) => text).join()
    for (const hidden of [secret, 'access-1', 'refresh-1', Buffer.from('access-1').toString('hex')])
      expect(everything).not.toContain(hidden)
  })

  it('gives every session a secret of its own', async () => {
    expect(await open()).not.toBe(await open())
  })

  it('forgets a deleted session', async () => {
    const secret = await open()
    await deleteSession(runtime, getHash(secret))
    expect(await loadSession(runtime, secret, 'aurora.localhost')).toBeNull()
  })

  it('does not remember one that ended while it was read', async () => {
    const secret = await open()
    const [read, ended] = [gate(), gate()]
    const query = runtime.pool.query.bind(runtime.pool) as (...args: unknown[]) => Promise<unknown>
    const slow = Object.assign(Object.create(runtime.pool) as typeof runtime.pool, {
      query: async (...args: unknown[]) => {
        const found = await query(...args)
        read.open()
        await ended.opened
        return found
      },
    })
    const reading = loadSession({ ...runtime, pool: slow }, secret, 'aurora.localhost')
    await read.opened
    await deleteSession(runtime, getHash(secret))
    ended.open()
    await reading
    expect(await loadSession(runtime, secret, 'aurora.localhost')).toBeNull()
  })

  it.each([
    ['was idle for too long', `last_seen_at = now() - interval '${appConfig.session.idleLifetime + 1} seconds'`],
    ['is too old, however busy', "expires_at = now() - interval '1 second'"],
  ])('ends one that %s', async (_, change) => {
    const secret = await open()
    expect(await sessionExists(runtime, getHash(secret))).toBe(true)
    await runtime.pool.query(`update portal.session set ${change} where id_hash = $1`, [getHash(secret)])
    expect(await loadSession(runtime, secret, 'aurora.localhost')).toBeNull()
    // Open live connections end, too.
    expect(await sessionExists(runtime, getHash(secret))).toBe(false)
    await deleteExpiredSessions(runtime)
    expect((await runtime.pool.query('select 1 from portal.session where id_hash = $1', [getHash(secret)])).rowCount).toBe(0)
  })

  it.each([{ profile: 'OPERATION' as const }, { hasStaffRole: true }])('ends one of staff after a working day: %o', async (role) => {
    const secret = await createSession(
      runtime,
      { hostname: 'aurora.localhost', tenantId: 1, userId: 7, person: { ...person, ...role }, tokens },
      { userAgent: null, provenAt: null },
    )
    const { rows } = await runtime.pool.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from portal.session where id_hash = $1',
      [getHash(secret)],
    )
    expect(rows).toEqual([{ seconds: appConfig.session.staffLifetime }])
  })

  it('keeps one that is used, until its last day', async () => {
    const secret = await open()
    await runtime.pool.query(
      `update portal.session set last_seen_at = now() - interval '${appConfig.session.idleLifetime - 60} seconds' where id_hash = $1`,
      [getHash(secret)],
    )
    expect(await loadSession(runtime, secret, 'aurora.localhost')).not.toBeNull()
    const { rows } = await runtime.pool.query(
      "select last_seen_at > now() - interval '1 minute' as seen, extract(day from expires_at - created_at)::int as days from portal.session where id_hash = $1",
      [getHash(secret)],
    )
    expect(rows).toEqual([{ seen: true, days: appConfig.session.absoluteLifetime / 86_400 }])
  })

  it('is not read again for the next request', async () => {
    const secret = await open()
    const first = await loadSession(runtime, secret, 'aurora.localhost')
    expect(await loadSession(runtime, secret, 'aurora.localhost')).toBe(first)
    expect(await loadSession(runtime, secret, 'ipe.localhost')).toBeNull()
  })

  it.each([
    ['ended', 'delete from portal.session where id_hash = $1'],
    ['is over by its age', "update portal.session set expires_at = now() - interval '1 second' where id_hash = $1"],
    ['was idle for too long', "update portal.session set last_seen_at = '2000-01-01' where id_hash = $1"],
  ])('a process hears at once that another one %s', async (_, change) => {
    const secret = await open()
    expect(await loadSession(otherProcess, secret, 'aurora.localhost')).not.toBeNull()
    await runtime.pool.query(change, [getHash(secret)])
    await vi.waitFor(async () => expect(await loadSession(otherProcess, secret, 'aurora.localhost')).toBeNull(), {
      timeout: 1000,
      interval: 5,
    })
  })

  it('one that ends while the connection that listens is lost is over in that process, too', async () => {
    const secret = await open()
    expect(await loadSession(otherProcess, secret, 'aurora.localhost')).not.toBeNull()
    await runtime.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    await runtime.pool.query('delete from portal.session where id_hash = $1', [getHash(secret)])
    await vi.waitFor(async () => expect(await loadSession(otherProcess, secret, 'aurora.localhost')).toBeNull(), {
      timeout: 1000,
      interval: 5,
    })
    await Promise.all([otherProcess.listener.ready(), vi.waitFor(() => expect(otherProcess.listener.isListening()).toBe(true), 5000)])
  })

  it('takes what another process changed, its tokens and its person', async () => {
    const secret = await open()
    const opened = (await loadSession(otherProcess, secret, 'aurora.localhost'))!
    await exchangeTokens(runtime, opened.idHash, 'access-1', async (current) => ({ ...current, accessToken: 'access-2' }))
    await updateSessionPerson(runtime, opened, { languageId: 'en' })
    await vi.waitFor(async () =>
      expect(await loadSession(otherProcess, secret, 'aurora.localhost')).toMatchObject({
        tokens: { accessToken: 'access-2' },
        person: { languageId: 'en' },
      }),
    )
  })

  it('tells nobody of a look at the clock alone', async () => {
    const secret = await open()
    const heard: (string | null)[] = []
    const stop = otherProcess.listener.on('portal_session_changes', (key) => heard.push(key))
    const change = (what: string) => runtime.pool.query(`update portal.session set ${what} where id_hash = $1`, [getHash(secret)])
    await change("last_seen_at = last_seen_at + interval '1 minute'")
    await change('proven_at = now()')
    await vi.waitFor(() => expect(heard).toEqual([getHash(secret).toString('base64')]))
    stop()
  })

  it('remembers a changed language', async () => {
    const secret = await open()
    await updateSessionPerson(runtime, (await loadSession(runtime, secret, 'aurora.localhost'))!, { languageId: 'es' })
    expect((await loadSession(runtime, secret, 'aurora.localhost'))?.person.languageId).toBe('es')
  })

  it('exchanges an expired token once, however many calls of two processes meet it', async () => {
    const secret = await open()
    let exchanges = 0
    const exchange = async (current: TokenSet): Promise<TokenSet> => {
      exchanges++
      await setImmediate()
      return { ...current, accessToken: `access-${exchanges + 1}`, refreshToken: `refresh-${exchanges + 1}` }
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, call) => exchangeTokens(call % 2 ? runtime : otherProcess, getHash(secret), 'access-1', exchange)),
    )
    expect(exchanges).toBe(1)
    expect(new Set(answers.map((answer) => answer?.accessToken))).toEqual(new Set(['access-2']))
  })

  it('leaves connections for others, however many sessions exchange at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 30 }, () => open()))
    const answers = await Promise.all(
      secrets.map((secret) =>
        exchangeTokens(runtime, getHash(secret), 'access-1', async (current) => {
          // The embedded provider also queries the shared pool.
          await runtime.pool.query('select 1')
          return { ...current, accessToken: 'access-2' }
        }),
      ),
    )
    expect(answers.every((answer) => answer?.accessToken === 'access-2')).toBe(true)
  })

  it('ends the session when the provider no longer accepts it', async () => {
    const secret = await open()
    expect(await exchangeTokens(runtime, getHash(secret), 'access-1', async () => null)).toBeNull()
    expect(await loadSession(runtime, secret, 'aurora.localhost')).toBeNull()
  })
})
