import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../database/query.ts'
import type { PayerScope } from '../payment-attempt.ts'
import { DomainError } from '../../../platform/domain-error.ts'

/** Cards that may be refused within an hour. Whoever has more tries out cards that are not theirs. */
export const refusedCardsPerHour = 5

/**
 * Lets nobody use the portal to find out which cards work. Refusals are counted for the student and for each link by
 * itself, so that whoever has a link cannot keep the student from paying.
 *
 * @throws DomainError TOO_MANY_ATTEMPTS
 */
export async function requireCardTry(
  client: pg.ClientBase,
  { tenantId, userId }: PayerScope,
  { now, linkId }: { now: Date; linkId: string | null },
): Promise<void> {
  const since = new Date(now.getTime() - 3_600_000).toISOString()
  const [row] = await query<{ refused: number }>(
    client,
    // What the acquirer did not confirm says nothing of the card.
    sql`select count(*) as refused from financial.payment
      where tenant_id = ${tenantId} and user_id = ${userId} and method = 'credit_card' and status = 'denied' and denial <> 'not_confirmed'
        and created_at > ${since}::timestamptz and link_id is not distinct from ${linkId}::uuid`,
  )
  if (row!.refused >= refusedCardsPerHour) throw new DomainError('TOO_MANY_ATTEMPTS')
}
