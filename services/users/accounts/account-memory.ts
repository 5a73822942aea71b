import type pg from 'pg'
import type { Listener } from '../../platform/listener.ts'
import { createOwnerMemory } from '../../platform/owner-memory.ts'
import { type AccountRecord, findAccount } from './accounts.ts'

/** Accounts cached in this process, for names and roles shown on pages; permission checks read `findAccount` instead. */
export interface AccountMemory {
  /** Null when unknown. */
  find(tenantId: number, id: number): Promise<AccountRecord | null>
  close(): void
}

export function createAccountMemory(pool: pg.Pool, listener: Pick<Listener, 'on' | 'isListening'>): AccountMemory {
  const memory = createOwnerMemory(listener, 'users_accounts')
  return {
    find(tenantId, userId) {
      const owner = { tenantId, userId }
      return memory.get(owner, 'account', async () => {
        const account = await findAccount(pool, tenantId, userId)
        // New accounts are not announced to the cache, so a missing one must not stay in it.
        if (!account) memory.drop(owner)
        return account
      })
    },
    close: memory.close,
  }
}
