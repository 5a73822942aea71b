import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CalendarEntry, CalendarLink } from '#api/financial/calendar.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { OwnScope } from '../access/scopes.ts'

type Holder = Pick<OwnScope, 'tenantId' | 'userId'>

interface Ports {
  pool: pg.Pool
  clock: Clock
}

interface LinkRow {
  created_at: Date
  last_read_at: Date | null
  show_amounts: boolean
}

const columns = sql`created_at, last_read_at, show_amounts`

/** Only the hash is stored, so a database leak does not expose calendars. */
const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

export async function getCalendarLink(pool: pg.Pool, { tenantId, userId }: Holder): Promise<CalendarLink | null> {
  const [row] = await readTenant(pool, tenantId, ({ client }) =>
    query<LinkRow>(client, sql`select ${columns} from financial.calendar_link where tenant_id = ${tenantId} and user_id = ${userId}`),
  )
  return row ? toLink(row) : null
}

/** Issues a new URL and revokes the previous one; keeps the amounts setting (POST /calendar/link). */
export async function makeCalendarLink(
  { pool, clock }: Ports,
  { tenantId, userId }: Holder,
): Promise<{ token: string; link: CalendarLink }> {
  const token = randomBytes(32).toString('base64url')
  const [row] = await inTenant(pool, tenantId, ({ client }) =>
    query<LinkRow>(
      client,
      sql`insert into financial.calendar_link (tenant_id, user_id, token_hash, created_at) values (${tenantId}, ${userId}, ${tokenHash(token)}, ${clock.now().toISOString()})
        on conflict (tenant_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null
        returning ${columns}`,
    ),
  )
  return { token, link: toLink(row!) }
}

/** Changes whether the calendar shows amounts (PATCH /calendar/link). Throws NOT_FOUND when there is no link. */
export async function changeCalendarLink(pool: pg.Pool, { tenantId, userId }: Holder, showAmounts: boolean): Promise<CalendarLink> {
  const [row] = await inTenant(pool, tenantId, ({ client }) =>
    query<LinkRow>(
      client,
      sql`update financial.calendar_link set show_amounts = ${showAmounts} where tenant_id = ${tenantId} and user_id = ${userId} returning ${columns}`,
    ),
  )
  if (!row) throw new DomainError('NOT_FOUND')
  return toLink(row)
}

/** Revokes the URL; does nothing when there is none (DELETE /calendar/link). */
export async function revokeCalendarLink(pool: pg.Pool, { tenantId, userId }: Holder): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(client, sql`delete from financial.calendar_link where tenant_id = ${tenantId} and user_id = ${userId}`),
  )
}

function toLink({ created_at, last_read_at, show_amounts }: LinkRow): CalendarLink {
  return { createdAt: created_at.toISOString(), lastReadAt: last_read_at?.toISOString() ?? null, showAmounts: show_amounts }
}

export function openDebts(
  client: pg.ClientBase,
  { tenantId, userId, languages }: Holder & Pick<OwnScope, 'languages'>,
  today: string,
): Promise<CalendarEntry[]> {
  return query<CalendarEntry>(
    client,
    sql`select d.debt_id as "debtId", d.type, ${localizedText(sql`d.description`, languages)} as description, d.competency, d.due_date as "dueDate", financial.debt_amount(d, ${today}::date) as amount,
        e.course, i.name as "institutionName", d.installment
      from financial.debt d
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      join financial.institution i on i.institution_id = d.institution_id
      where d.tenant_id = ${tenantId} and e.user_id = ${userId} and d.status = 'open' order by d.due_date, d.debt_id`,
  )
}

/** `is_noted` is true when the last read was recorded within the last minute, which saves a write per request. */
export async function linkOfToken(
  client: pg.ClientBase,
  tenantId: number,
  token: string,
  now: Date,
): Promise<{ user_id: number; created_at: Date; show_amounts: boolean; is_noted: boolean } | undefined> {
  const [link] = await query<{ user_id: number; created_at: Date; show_amounts: boolean; is_noted: boolean }>(
    client,
    sql`select user_id, created_at, show_amounts, coalesce(last_read_at > ${now.toISOString()}::timestamptz - interval '1 minute', false) as is_noted
      from financial.calendar_link where tenant_id = ${tenantId} and token_hash = ${tokenHash(token)}`,
  )
  return link
}

export async function markLinkRead(client: pg.ClientBase, tenantId: number, token: string, now: Date): Promise<void> {
  await query(
    client,
    sql`update financial.calendar_link set last_read_at = ${now.toISOString()} where tenant_id = ${tenantId} and token_hash = ${tokenHash(token)}`,
  )
}
