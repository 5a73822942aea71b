import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { differenceResolution } from '#api/financial/bank-files.ts'
import type { BankManager } from '../banks/banks.queries.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { compared } from './reconciliation.queries.ts'
import { requireAccount } from './remittances.queries.ts'

interface ResolutionPorts {
  pool: pg.Pool
  clock: Clock
}
type Resolver = BankManager & { userId: number; timeZone: string }

/**
 * Marks a difference as one that needs nothing more. Throws NOT_FOUND for an account that is not the caller's, CONTENT_CHANGED for a
 * difference that is none any more, that waits for its file or that somebody resolved meanwhile.
 */
export function resolveDifference(
  { pool, clock }: ResolutionPorts,
  resolver: Resolver,
  { accountId, kind, entryId, paidOn, reason, note }: z.output<typeof differenceResolution>,
): Promise<{ resolutionId: string }> {
  const { tenantId, userId } = resolver
  return inTenant(pool, tenantId, async ({ client }) => {
    await requireAccount(client, resolver, accountId)
    const [made] = await query<{ resolutionId: string }>(
      client,
      sql`with ${compared(resolver, { accountId, from: paidOn, to: paidOn })}
        insert into financial.bank_difference_resolution
          (resolution_id, tenant_id, account_id, kind, entry_id, reason, note, resolved_by, resolved_at)
        select gen_random_uuid(), ${tenantId}::int, ${accountId}::int, kind, id, ${reason}::text, ${note || null}::text, ${userId}::int,
          ${clock.now().toISOString()}::timestamptz
        from differing where kind = ${kind} and id = ${entryId} and not waits_for_file
        on conflict do nothing returning resolution_id as "resolutionId"`,
    )
    if (!made) throw new DomainError('CONTENT_CHANGED')
    return made
  })
}

/** Reopens a difference. Throws NOT_FOUND if its account is not the caller's, CONTENT_CHANGED if somebody already reopened it. */
export function reopenDifference({ pool, clock }: ResolutionPorts, resolver: Resolver, resolutionId: string): Promise<void> {
  const { tenantId, userId } = resolver
  return inTenant(pool, tenantId, async ({ client }) => {
    const [found] = await query<{ accountId: number; reopenedAt: Date | null }>(
      client,
      sql`select account_id as "accountId", reopened_at as "reopenedAt" from financial.bank_difference_resolution
        where tenant_id = ${tenantId} and resolution_id = ${resolutionId}::uuid for update`,
    )
    if (!found) throw new DomainError('NOT_FOUND')
    await requireAccount(client, resolver, found.accountId)
    if (found.reopenedAt) throw new DomainError('CONTENT_CHANGED')
    await query(
      client,
      sql`update financial.bank_difference_resolution set reopened_by = ${userId}, reopened_at = ${clock.now().toISOString()}::timestamptz
        where tenant_id = ${tenantId} and resolution_id = ${resolutionId}::uuid`,
    )
  })
}
