import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { GetTimeZone } from '../../platform/service.ts'
import { financialTenants } from '../database/tenants.queries.ts'
import { notePayerEvent, tellBoth } from './payer-access.queries.ts'
import type { TellPayer } from './payer-notices.ts'

export interface EndedAccessPorts {
  pool: pg.Pool
  clock: Clock
  getTimeZone: GetTimeZone
  tellPayer: TellPayer
}

/** In days; a mail about an end long past helps nobody. */
const tellWithin = 7

/** Records that accesses ended with their last day, and tells payer and student once. Runs hourly; idempotent. */
export async function noteEndedAccesses({ pool, clock, getTimeZone, tellPayer }: EndedAccessPorts): Promise<void> {
  for (const tenantId of await financialTenants(pool)) {
    const timeZone = await getTimeZone(tenantId)
    const today = civilToday(clock, timeZone)
    await inTenant(pool, tenantId, async ({ client }) => {
      // Held before reading: a second run then finds what the first recorded.
      await query(client, sql`select pg_advisory_xact_lock(hashtextextended(${`payers ended ${tenantId}`}, 0))`)
      const ended = await query<{ accessId: string }>(
        client,
        sql`select a.access_id as "accessId" from financial.payer_access a
          where a.tenant_id = ${tenantId} and a.revoked_at is null and a.ends_on < ${today}::date and a.ends_on >= ${today}::date - ${tellWithin}::int
            and not exists (select from financial.payer_event v where v.access_id = a.access_id and v.kind = 'ended'
              and (v.at at time zone ${timeZone}::text)::date > a.ends_on)
          for update of a`,
      )
      for (const { accessId } of ended) {
        await notePayerEvent(client, { tenantId, accessId, kind: 'ended', at: clock.now() })
        await tellBoth(client, tellPayer, { kind: 'ended', tenantId, accessId })
      }
    })
  }
}
