import type { Session } from './session.ts'

const keptMs = 60_000
const most = 10_000

type IdHash = Session['idHash']

/** Sessions in the memory of this process, exact by notifications of the database. */
export interface SessionCache {
  /** Undefined for one that has to be read. */
  find(idHash: IdHash): Session | undefined
  /** Must be called before reading a session; `keep` needs its result. */
  mark(): number
  /** Stores the session that was read, unless a session changed since `mark`. */
  keep(session: Session, mark: number): void
  evict(idHash: IdHash): void
  evictWhere(matches: (known: Session) => boolean): void
}

/** The notifications of the database; a null payload means that changes may have been missed. */
interface SessionChanges {
  on(channel: 'portal_sessions' | 'portal_session_changes', subscriber: (payload: string | null) => void): unknown
  isListening(): boolean
}

/** Creates the cache; while changes cannot be received, sessions are read for each request. */
export function createSessionCache(listener: SessionChanges): SessionCache {
  const entries = new Map<string, { session: Session; until: number }>()
  let changes = 0

  function drop(key: string) {
    changes += 1
    entries.delete(key)
  }

  function dropAll() {
    changes += 1
    entries.clear()
  }

  const onChange = (key: string | null) => (key === null ? dropAll() : drop(key))
  listener.on('portal_sessions', onChange)
  listener.on('portal_session_changes', onChange)

  return {
    find(idHash) {
      const key = getKey(idHash)
      const known = entries.get(key)
      if (!known || !listener.isListening()) return undefined
      if (Math.min(known.until, known.session.expiresAt.getTime()) > Date.now()) return known.session
      entries.delete(key)
      return undefined
    },
    mark: () => changes,
    keep(session, mark) {
      if (changes !== mark || !listener.isListening()) return
      if (entries.size >= most) entries.clear()
      entries.set(getKey(session.idHash), { session, until: Date.now() + keptMs })
    },
    evict: (idHash) => drop(getKey(idHash)),
    evictWhere(matches) {
      changes += 1
      for (const [key, { session }] of entries) if (matches(session)) entries.delete(key)
    },
  }
}

/** Returns the key of a session as the database's notifications name it. */
const getKey = (idHash: IdHash) => idHash.toString('base64')
