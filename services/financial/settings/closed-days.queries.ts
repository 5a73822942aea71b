import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { readTenant } from '../../platform/database.ts'
import { getRows } from '../../platform/read-together.ts'

/**
 * Days besides weekends on which an institution is closed: national holidays, whose name is null, and those that the institution entered
 * (docs/decisions/0037-banking-days.md).
 *
 * @param from first day, `YYYY-MM-DD`
 * @param to last day
 */
export function closedDays(
  pool: pg.Pool,
  { tenantId, institutionId }: { tenantId: number; institutionId: number },
  from: string,
  to: string,
): Promise<{ day: string; name: string | null }[]> {
  return readTenant(pool, tenantId, async (transaction) => [
    ...(await transaction.read(
      getRows<{ day: string; name: string | null }>(
        sql`select d.day::date as day, h.name from generate_series(${from}::date, ${to}::date, interval '1 day') d (day)
        left join financial.holiday h on h.tenant_id = ${tenantId} and h.institution_id = ${institutionId} and h.day = d.day::date
        where h.day is not null or financial.is_national_bank_holiday(d.day::date) order by d.day`,
      ),
    )),
  ])
}
