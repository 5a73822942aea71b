import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { RatesPreview, RatesQuestion } from '#api/financial/financial-settings.ts'
import { type Clock, civilToday } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { type SettingManager } from './read-settings.queries.ts'

/** Cents of the example; a real debt would reveal a student. */
const baseAmount = 100_000
const daysLate = 30

/** Calculates an example debt due thirty days ago, with rates not yet saved (GET /settings/preview). Throws NOT_FOUND. */
export function previewRates(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  manager: SettingManager & { timeZone: string },
  { institutionId, finesBasisPoints, interestBasisPoints }: RatesQuestion,
): Promise<RatesPreview> {
  const today = sql`${civilToday(clock, manager.timeZone)}::date`
  const late = sql`${baseAmount}::bigint`
  return readTenant(pool, manager.tenantId, async ({ client }) => {
    const [found] = await query<Pick<RatesPreview, 'finesAmount' | 'interestAmount'>>(
      client,
      sql`select financial.fine_cents(institution_id, ${late}, ${finesBasisPoints}::int, ${today} - ${daysLate}::int, ${today}) as "finesAmount",
          financial.interest_cents(institution_id, ${late}, ${interestBasisPoints}::int, ${today} - ${daysLate}::int, ${today}) as "interestAmount"
        from financial.institution i where ${placeCondition(manager, 'i')} and i.institution_id = ${institutionId}`,
    )
    if (!found) throw new DomainError('NOT_FOUND')
    return { baseAmount, daysLate, ...found, amount: baseAmount + found.finesAmount + found.interestAmount }
  })
}
