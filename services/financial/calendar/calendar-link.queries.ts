import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CalendarEntry, CalendarLink } from '#api/financial/calendar.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { ownerCondition } from '../../platform/scope-condition.ts'
import type { CallerScope } from '../access/scopes.ts'
import { calendarLink } from './calendar.schema.ts'

type Holder = Pick<CallerScope, 'tenantId' | 'userId'>

interface Ports {
  pool: pg.Pool
  clock: Clock
}

/** Only the hash is stored, so a database leak does not expose calendars. */
const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

export async function getCalendarLink(pool: pg.Pool, holder: Holder): Promise<CalendarLink | null> {
  const [row] = await readTenant(pool, holder.tenantId, ({ db }) =>
    db.select().from(calendarLink).where(ownerCondition(holder, calendarLink)),
  )
  return row ? toLink(row) : null
}

/** Issues a new URL and revokes the previous one; keeps the amounts setting (POST /calendar/link). */
export async function makeCalendarLink(
  { pool, clock }: Ports,
  { tenantId, userId }: Holder,
): Promise<{ token: string; link: CalendarLink }> {
  const token = randomBytes(32).toString('base64url')
  const made = { tokenHash: tokenHash(token), createdAt: clock.now() }
  const [row] = await inTenant(pool, tenantId, ({ db }) =>
    db
      .insert(calendarLink)
      .values({ tenantId, userId, ...made })
      .onConflictDoUpdate({ target: [calendarLink.tenantId, calendarLink.userId], set: { ...made, lastReadAt: null } })
      .returning(),
  )
  return { token, link: toLink(row!) }
}

/** Changes whether the calendar shows amounts (PATCH /calendar/link). Throws NOT_FOUND when there is no link. */
export async function changeCalendarLink(pool: pg.Pool, holder: Holder, showAmounts: boolean): Promise<CalendarLink> {
  const [row] = await inTenant(pool, holder.tenantId, ({ db }) =>
    db.update(calendarLink).set({ showAmounts }).where(ownerCondition(holder, calendarLink)).returning(),
  )
  if (!row) throw new DomainError('NOT_FOUND')
  return toLink(row)
}

/** Revokes the URL; does nothing when there is none (DELETE /calendar/link). */
export async function revokeCalendarLink(pool: pg.Pool, holder: Holder): Promise<void> {
  await inTenant(pool, holder.tenantId, ({ db }) => db.delete(calendarLink).where(ownerCondition(holder, calendarLink)))
}

function toLink({ createdAt, lastReadAt, showAmounts }: typeof calendarLink.$inferSelect): CalendarLink {
  return { createdAt: createdAt.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null, showAmounts }
}

export function openDebts(
  client: pg.ClientBase,
  { tenantId, userId, languages }: Holder & Pick<CallerScope, 'languages'>,
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

const linkByToken = (tenantId: number, token: string) =>
  and(eq(calendarLink.tenantId, tenantId), eq(calendarLink.tokenHash, tokenHash(token)))

/** `isNoted` is true when the last read was recorded within the last minute, which saves a write per request. */
export async function linkOfToken({ db }: TenantTransaction, tenantId: number, token: string, now: Date) {
  const { userId, createdAt, showAmounts, lastReadAt } = calendarLink
  const isNoted = sql<boolean>`coalesce(${lastReadAt} > ${now.toISOString()}::timestamptz - interval '1 minute', false)`
  const [link] = await db.select({ userId, createdAt, showAmounts, isNoted }).from(calendarLink).where(linkByToken(tenantId, token))
  return link
}

export async function markLinkRead({ db }: TenantTransaction, tenantId: number, token: string, now: Date): Promise<void> {
  await db.update(calendarLink).set({ lastReadAt: now }).where(linkByToken(tenantId, token))
}
