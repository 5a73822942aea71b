import pg from 'pg'
import type { Logger } from 'pino'

const channels = [
  'academic_documents',
  'academic_requests',
  'academic_protocols',
  'financial_debts',
  'financial_students',
  'financial_payment',
  'notifications_inbox',
  'settings_changes',
  'users_accounts',
  'portal_sessions',
  'portal_session_changes',
] as const
export type Channel = (typeof channels)[number]
/** Null means that notifications may have been missed. */
type Subscriber = (payload: string | null) => void

/** Milliseconds. */
const reconnectDelay = 1_000
const keepAliveDelay = 5_000
const hearsWithin = 5_000

/** Channel on which a listener notifies itself, to find out whether notifications arrive. */
const hearing = 'platform_hearing'

export interface Listener {
  /** Returns an unsubscribe function. */
  on(channel: Channel, subscriber: Subscriber): () => void
  /** Whether notifications arrive at present; values cached in reliance on them are not used otherwise. */
  isListening(): boolean
  /** Resolves once notifications arrive, or are found not to arrive. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL notifications on one dedicated connection, opened on demand and reconnected when lost. */
export function createListener(pool: pg.Pool, log: Logger): Listener {
  const subscribers = new Map<Channel, Set<Subscriber>>(channels.map((channel) => [channel, new Set()]))
  let closed = false
  let connection: Promise<pg.Client> | null = null
  let listening = false
  let heard = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  // Notifications sent while disconnected are lost.
  const missedSome = () => {
    for (const set of subscribers.values()) for (const subscriber of set) subscriber(null)
  }

  function connect(): Promise<pg.Client> {
    if (connection) return connection
    // A connection that a firewall forgot is noticed within seconds.
    const client = new pg.Client({ ...pool.options, keepAlive: true, keepAliveInitialDelayMillis: keepAliveDelay })
    const opening = open(client).then(() => {
      heard = hear(client, () => connection === opening)
      return client
    })
    connection = opening
    const lost = (error?: Error) => {
      if (connection !== opening) return
      connection = null
      listening = false
      if (closed) return
      log.warn({ err: error }, 'lost the connection that listens for changes')
      missedSome()
      retry = setTimeout(keepConnected, reconnectDelay)
      retry.unref()
    }
    client.on('error', lost)
    client.on('end', () => lost())
    opening.catch((error: Error) => {
      lost(error)
      void client.end().catch(() => undefined)
    })
    return opening
  }

  async function open(client: pg.Client) {
    client.on('notification', ({ channel, payload }) => {
      for (const subscriber of subscribers.get(channel as Channel) ?? []) subscriber(payload ?? '')
    })
    await client.connect()
    await client.query([...channels, hearing].map((channel) => `listen ${channel}`).join('; '))
  }

  /** Tests the connection: behind a pooler that switches connections nothing arrives, and nothing may be cached in memory. */
  async function hear(client: pg.Client, isCurrent: () => boolean) {
    const token = crypto.randomUUID()
    const arrived = new Promise<boolean>((resolve) => {
      client.on('notification', ({ channel, payload }) => {
        if (channel !== hearing || payload !== token) return
        listening = isCurrent()
        missedSome()
        resolve(true)
      })
      client.on('end', () => resolve(true))
      setTimeout(() => resolve(false), hearsWithin).unref()
    })
    await pool.query('select pg_notify($1, $2)', [hearing, token]).catch(() => undefined)
    if (!(await arrived)) log.warn('notifications of the database do not arrive: everything is read anew')
  }

  // Failures are already logged and retried.
  const keepConnected = () => void (closed || connect().catch(() => undefined))

  return {
    on(channel, subscriber) {
      const set = subscribers.get(channel)!
      set.add(subscriber)
      keepConnected()
      return () => set.delete(subscriber)
    },
    isListening: () => listening,
    async ready() {
      await connect()
      await heard
    },
    async close() {
      closed = true
      clearTimeout(retry)
      const client = await connection?.catch(() => null)
      await client?.end()
    },
  }
}
