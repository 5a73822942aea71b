import { and, eq, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { PayerAccess, PayerEvent, PayerPermission } from '#api/financial/payer-access.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { ownerCondition } from '../../platform/scope-condition.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { CallerScope } from '../access/scopes.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { payerAccess } from './payer-access.schema.ts'
import type { TellPayer } from './payer-notices.ts'
import { openInstitutions } from './payer-settings.queries.ts'

/** Most payers at the same time: parents, an employer, a sponsor. */
export const payersPerStudent = 10
/** Limited, because each invitation sends a mail to an address that somebody typed. */
export const invitationsPerDay = 10

/** The time, and the student's civil day. */
interface Moment {
  now: Date
  today: string
}

export interface PayerTerms {
  permissions: readonly PayerPermission[]
  endsOn: string | null
}

interface Ports {
  pool: pg.Pool
  tellPayer: TellPayer
}

/** Newest first, those that ended or were revoked after the others (GET /payer-access). */
export async function listAccesses(pool: pg.Pool, student: CallerScope, today: string) {
  return readTenant(pool, student.tenantId, async ({ client }) => {
    const institutions = await query<{ name: string }>(
      client,
      sql`select i.name from financial.institution i where i.institution_id in (${openInstitutions(student)}) order by i.name`,
    )
    const results = await readAccesses(client, student, today)
    return { institutions: institutions.map(({ name }) => name), today, results }
  })
}

/**
 * Lets the owner of an address see and pay, and mails them a link. Throws NOT_ALLOWED where no institution of the student does,
 * PAYER_INVITED, DAY_NOT_ALLOWED for an end that is past, TOO_MANY_ATTEMPTS.
 */
export async function invitePayer(
  { pool, tellPayer }: Ports,
  student: CallerScope,
  { email, permissions, endsOn, locale }: PayerTerms & { email: string; locale: AppLocale },
  { now, today }: Moment,
): Promise<PayerAccess> {
  const { tenantId, institutionId, userId } = student
  return inTenant(pool, tenantId, async ({ client, db }) => {
    await query(client, sql`select pg_advisory_xact_lock(hashtextextended(${`payers ${tenantId} ${userId}`}, 0))`)
    if ((await query(client, openInstitutions(student))).length === 0) throw new DomainError('NOT_ALLOWED')
    requireFutureEnd(endsOn, today)
    const since = new Date(now.getTime() - 86_400_000).toISOString()
    const [made] = await query<{ active: number; recent: number }>(
      client,
      sql`select count(*) filter (where revoked_at is null)::int as active, count(*) filter (where created_at > ${since}::timestamptz)::int as recent
        from financial.payer_access where tenant_id = ${tenantId} and user_id = ${userId}`,
    )
    if (made!.active >= payersPerStudent || made!.recent >= invitationsPerDay) throw new DomainError('TOO_MANY_ATTEMPTS')
    const accessId = crypto.randomUUID()
    const inserted = await db
      .insert(payerAccess)
      .values({ accessId, tenantId, institutionId, userId, email, locale, permissions: [...permissions], endsOn, createdAt: now })
      .onConflictDoNothing()
    if (inserted.rowCount === 0) throw new DomainError('PAYER_INVITED')
    await notePayerEvent(client, { tenantId, accessId, kind: 'invited', at: now, permissions })
    await tellPayer(client, { kind: 'invited', id: crypto.randomUUID(), tenantId, accessId })
    return readAccess(client, student, accessId, today)
  })
}

/** Tells both by mail what the payer may do now. Throws NOT_FOUND, CONTENT_CHANGED, DAY_NOT_ALLOWED. */
export async function changeAccess(
  { pool, tellPayer }: Ports,
  student: CallerScope,
  { accessId, revision, permissions, endsOn }: PayerTerms & { accessId: string; revision: number },
  { now, today }: Moment,
): Promise<PayerAccess> {
  const { tenantId } = student
  return inTenant(pool, tenantId, async ({ client, db }) => {
    await lockAccess(client, student, accessId)
    const found = await readAccess(client, student, accessId, today)
    if (found.revokedAt) throw new DomainError('NOT_FOUND')
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    requireFutureEnd(endsOn, today)
    if (found.endsOn === endsOn && textArray(found.permissions) === textArray(permissions)) return found
    await db
      .update(payerAccess)
      .set({ permissions: [...permissions], endsOn, revision: revision + 1 })
      .where(and(eq(payerAccess.tenantId, tenantId), eq(payerAccess.accessId, accessId)))
    await notePayerEvent(client, { tenantId, accessId, kind: 'changed', at: now, permissions })
    await tellBoth(client, tellPayer, { kind: 'changed', tenantId, accessId })
    return readAccess(client, student, accessId, today)
  })
}

/** Revokes an access permanently and mails both once; the payer loses access at once. Existing codes stay payable. Throws NOT_FOUND. */
export async function revokeAccess(
  { pool, tellPayer }: Ports,
  student: CallerScope,
  accessId: string,
  { now, today }: Moment,
): Promise<void> {
  const { tenantId } = student
  await inTenant(pool, tenantId, async ({ client }) => {
    await lockAccess(client, student, accessId)
    if ((await readAccess(client, student, accessId, today)).revokedAt) return
    await endAccess(client, tenantId, accessId, now)
    await notePayerEvent(client, { tenantId, accessId, kind: 'revoked', at: now })
    await tellBoth(client, tellPayer, { kind: 'revoked', tenantId, accessId })
  })
}

/** Returns the history of an access, newest first (GET /payer-access/{id}/record). Throws NOT_FOUND. */
export async function accessRecord(
  pool: pg.Pool,
  student: CallerScope,
  accessId: string,
  today: string,
): Promise<{ access: PayerAccess; events: PayerEvent[] }> {
  return readTenant(pool, student.tenantId, async ({ client }) => {
    const access = await readAccess(client, student, accessId, today)
    const events = await query<Omit<PayerEvent, 'at'> & { at: Date }>(
      client,
      sql`with happened as (
          select kind, at, payment_id, permissions, event_id from financial.payer_event
          where tenant_id = ${student.tenantId} and access_id = ${accessId}::uuid
          union all
          select distinct on (p.payment_id) 'paid', p.paid_at, p.payment_id, null, v.event_id from financial.payer_event v
          join financial.payment p using (payment_id)
          where v.tenant_id = ${student.tenantId} and v.access_id = ${accessId}::uuid and v.kind = 'charged' and p.status = 'approved'
        )
        select h.kind, h.at, h.permissions, case when p.payment_id is not null then jsonb_build_object('method', p.method, 'amount', p.amount_cents,
          'debts', (select jsonb_agg(jsonb_build_object('debtId', d.debt_id, 'type', d.type, 'description', ${localizedText(sql`d.description`, student.languages)},
              'installment', d.installment, 'competency', d.competency, 'dueDate', d.due_date) order by d.due_date, d.debt_id)
            from financial.payment_debt pd join financial.debt d using (debt_id) where pd.payment_id = p.payment_id)) end as payment
        from happened h left join financial.payment p using (payment_id)
        order by h.at desc, h.event_id desc limit 200`,
    )
    return { access, events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })) }
  })
}

/** Mails leave only if the transaction commits. */
export async function tellBoth(
  client: pg.ClientBase,
  tellPayer: TellPayer,
  notice: { kind: 'changed' | 'ended' | 'revoked'; tenantId: number; accessId: string },
): Promise<void> {
  for (const to of ['payer', 'student'] as const) await tellPayer(client, { ...notice, id: crypto.randomUUID(), to })
}

/** Ends an access permanently. Call with the access locked. */
export async function endAccess(client: pg.ClientBase, tenantId: number, accessId: string, now: Date): Promise<void> {
  await query(
    client,
    sql`update financial.payer_access set revoked_at = ${now.toISOString()}, revision = revision + 1
      where tenant_id = ${tenantId} and access_id = ${accessId}::uuid`,
  )
}

interface NewEvent {
  tenantId: number
  accessId: string
  kind: Exclude<PayerEvent['kind'], 'paid'>
  at: Date
  paymentId?: string
  permissions?: readonly PayerPermission[]
}

/** Records an event of an access, in the same transaction as the event itself. */
export async function notePayerEvent(
  client: pg.ClientBase,
  { tenantId, accessId, kind, at, paymentId, permissions }: NewEvent,
): Promise<void> {
  await query(
    client,
    sql`insert into financial.payer_event (tenant_id, access_id, kind, at, payment_id, permissions)
      values (${tenantId}, ${accessId}::uuid, ${kind}, ${at.toISOString()}, ${paymentId ?? null}::uuid, ${permissions ? textArray(permissions) : null}::text[])`,
  )
}

function requireFutureEnd(endsOn: string | null, today: string): void {
  if (endsOn !== null && endsOn < today) throw new DomainError('DAY_NOT_ALLOWED')
}

const textArray = (values: readonly string[]) => `{${values.join(',')}}`

/** The student's accesses. While acting in one institution, a student does not see accesses given for others. */
const own = ({ institutionId, ...owner }: CallerScope): SQL =>
  sql`${ownerCondition(owner, 'a')} and (${institutionId}::int is null or a.institution_id is null or a.institution_id = ${institutionId}::int)`

/** Throws NOT_FOUND. */
async function lockAccess(client: pg.ClientBase, student: CallerScope, accessId: string): Promise<void> {
  const found = await query(
    client,
    sql`select a.access_id from financial.payer_access a where ${own(student)} and a.access_id = ${accessId}::uuid for update`,
  )
  if (found.length === 0) throw new DomainError('NOT_FOUND')
}

async function readAccess(client: pg.ClientBase, student: CallerScope, accessId: string, today: string): Promise<PayerAccess> {
  const [found] = await readAccesses(client, student, today, sql`and a.access_id = ${accessId}::uuid`)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

const accessColumns = selectColumns(payerAccess, 'a', ['accessId', 'email', 'permissions', 'endsOn', 'createdAt', 'revokedAt', 'revision'])

async function readAccesses(client: pg.ClientBase, student: CallerScope, today: string, condition: SQL = sql``): Promise<PayerAccess[]> {
  const rows = await query<SelectedRow<typeof accessColumns> & { seenAt: Date | null; status: PayerAccess['status'] }>(
    client,
    sql`select ${accessColumns},
        (select max(v.at) from financial.payer_event v where v.access_id = a.access_id and v.kind = 'seen') as "seenAt",
        case when a.revoked_at is not null and exists (select from financial.payer_event v
            where v.access_id = a.access_id and v.kind = 'declined') then 'declined'
          when a.revoked_at is not null then 'revoked' when a.ends_on < ${today}::date then 'ended' else 'active' end as status
      from financial.payer_access a where ${own(student)} ${condition}
      order by (a.revoked_at is not null), (a.ends_on < ${today}::date) is true, a.created_at desc limit 50`,
  )
  return rows.map(({ createdAt, revokedAt, seenAt, ...access }) => ({
    ...access,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    seenAt: seenAt?.toISOString() ?? null,
  }))
}
