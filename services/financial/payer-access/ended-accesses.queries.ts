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

/** Days within which an ended access is reported; a later mail would help nobody. */
const tellWithin = 7

/** Records accesses whose last day has passed, and notifies payer and student once. Runs hourly; idempotent. */
export async function noteEndedAccesses({ pool, clock, getTimeZone, tellPayer }: EndedAccessPorts): Promise<void> {
  for (const tenantId of await financialTenants(pool)) {
    const timeZone = await getTimeZone(tenantId)
    const today = civilToday(clock, timeZone)
    await inTenant(pool, tenantId, async ({ client }) => {
      // Locked before reading, so that a second run finds what the first one recorded.
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
