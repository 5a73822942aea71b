import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CalendarEntry, CalendarFeed } from '#api/calendar.ts'
import { appConfig } from '#config'
import { type Clock, civilDateOf } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../database/query.ts'
import { tokenHash } from './calendar-link.queries.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import { DomainError } from '../../platform/domain-error.ts'

export interface CalendarPorts {
  pool: pg.Pool
  clock: Clock
  findPerson: FindPerson
}

/**
 * The due dates of a person's open debts, for the calendar of an address (GET /calendar/feed). What is paid leaves it.
 * Notes when it was read, to the minute.
 *
 * @param tenantId of the hostname that was called, as the portal itself says
 * @throws DomainError NOT_FOUND for an address that there never was in this tenant, or is no more
 */
export async function calendarFeed(
  { pool, clock, findPerson }: CalendarPorts,
  { token, tenantId }: { token: string; tenantId: number },
): Promise<CalendarFeed> {
  const now = clock.now()
  const { link, entries } = await inTenant(pool, tenantId, async ({ client }) => {
    const [link] = await query<{ user_id: number; show_amounts: boolean; is_noted: boolean }>(
      client,
      sql`select user_id, show_amounts, coalesce(last_read_at > ${now.toISOString()}::timestamptz - interval '1 minute', false) as is_noted
        from financial.calendar_link where tenant_id = ${tenantId} and token_hash = ${tokenHash(token)}`,
    )
    if (!link) throw new DomainError('NOT_FOUND')
    if (!link.is_noted)
      await query(
        client,
        sql`update financial.calendar_link set last_read_at = ${now.toISOString()} where tenant_id = ${tenantId} and token_hash = ${tokenHash(token)}`,
      )
    return { link, entries: await openDebts(client, tenantId, link.user_id, civilDateOf(now, appConfig.defaultTimeZone)) }
  })
  const person = await findPerson(tenantId, link.user_id)
  if (!person) throw new DomainError('NOT_FOUND')
  return { locale: person.locale, now: now.toISOString(), showAmounts: link.show_amounts, entries }
}

function openDebts(client: pg.ClientBase, tenantId: number, userId: number, today: string): Promise<CalendarEntry[]> {
  return query<CalendarEntry>(
    client,
    sql`select d.debt_id as "debtId", d.type, d.description, d.competency, d.due_date as "dueDate", financial.debt_amount(d, ${today}::date) as amount,
        e.course, i.name as "institutionName",
        case when ai.agreement_id is not null then jsonb_build_object('agreementId', ai.agreement_id, 'number', ai.number,
          'count', (select count(*) from financial.agreement_installment where agreement_id = ai.agreement_id)) end as installment
      from financial.debt d
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      join financial.institution i on i.institution_id = d.institution_id
      left join financial.agreement_installment ai on ai.tenant_id = d.tenant_id and ai.debt_id = d.debt_id
      where d.tenant_id = ${tenantId} and e.user_id = ${userId} and d.status = 'open' order by d.due_date, d.debt_id`,
  )
}
