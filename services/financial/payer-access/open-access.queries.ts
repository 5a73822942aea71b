import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PayerPermission } from '#api/financial/payer-access.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { CallerScope } from '../access/scopes.ts'
import { findPayment, type StoredPayment } from '../payments/payments.queries.ts'
import { isActive, isShownToPayers } from './active-access.queries.ts'
import { payerAccess } from './payer-access.schema.ts'
import { requirePayer } from './payer-session.queries.ts'
import { openInstitutions } from './payer-settings.queries.ts'
import type { Payer, PayerPorts } from './payer-view.queries.ts'

/** Charges per day; leaves room for expired codes, and limits abuse of the acquirer. */
export const chargesPerDay = 20

export type AccessHolder = Payer & { accessId: string }

export interface OpenAccess {
  accessId: string
  /** The student's. */
  scope: CallerScope
  studentName: string
  permissions: PayerPermission[]
  today: string
  now: Date
}

const accessColumns = selectColumns(payerAccess, 'a', ['userId', 'institutionId', 'permissions'])

/**
 * Runs `work` for an access that counts now; `locked` serializes its charges with each other and with its end. Throws UNAUTHORIZED,
 * NOT_FOUND alike for accesses that are unknown, ended, or of another payer, FORBIDDEN without a permission.
 */
export async function withAccess<Result>(
  { pool, clock, getTimeZone, getMainLanguage }: PayerPorts,
  { tenantId, session, accessId, locale }: AccessHolder,
  permission: PayerPermission | null,
  work: (client: pg.ClientBase, access: OpenAccess) => Promise<Result>,
  locked = false,
): Promise<Result> {
  const timeZone = await getTimeZone(tenantId)
  const languages = [locale, await getMainLanguage(tenantId)] as const
  const now = clock.now()
  const today = civilToday(clock, timeZone)
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    const email = await requirePayer(transaction, tenantId, session, now)
    const [found] = await query<SelectedRow<typeof accessColumns> & { studentName: string | null }>(
      client,
      sql`select ${accessColumns}, (select min(e.student_name)
          from financial.enrollment e where e.tenant_id = a.tenant_id and e.user_id = a.user_id) as "studentName"
        from financial.payer_access a where a.tenant_id = ${tenantId} and a.access_id = ${accessId}::uuid and a.email = ${email}
          and ${isActive(today)} ${locked ? sql`for update` : sql``}`,
    )
    if (!found) throw new DomainError('NOT_FOUND')
    const { userId, institutionId, permissions, studentName } = found
    if (permission && !permissions.includes(permission)) throw new DomainError('FORBIDDEN')
    const scope = { tenantId, institutionId, userId, timeZone, languages }
    return work(client, { accessId, scope, studentName: studentName ?? '', permissions, today, now })
  })
}

/** Throws NOT_FOUND unless every debt may be shown to payers, at an institution that allows it. */
export async function requireShown(client: pg.ClientBase, { scope }: OpenAccess, debtIds: readonly number[]): Promise<void> {
  const selectedIds = new Set(debtIds)
  const [shown] = await query<{ count: number }>(
    client,
    sql`select count(*)::int as count from financial.debt d
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where d.tenant_id = ${scope.tenantId} and e.user_id = ${scope.userId} and d.debt_id = any(${toSqlArray([...selectedIds])}::int[])
        and ${isShownToPayers} and d.institution_id in (${openInstitutions(scope)})`,
  )
  if (shown!.count < selectedIds.size) throw new DomainError('NOT_FOUND')
}

export async function shownPayment(client: pg.ClientBase, access: OpenAccess, paymentId: string): Promise<StoredPayment> {
  const stored = await findPayment(client, access.scope, sql`p.payment_id = ${paymentId}::uuid`)
  if (!stored) throw new DomainError('NOT_FOUND')
  const debtIds = stored.debts.map(({ debtId }) => debtId)
  await requireShown(client, access, debtIds)
  return stored
}

export async function linkPayment(client: pg.ClientBase, access: OpenAccess, paymentId: string): Promise<StoredPayment> {
  if (!(await chargedByAccess(client, access)).includes(paymentId)) throw new DomainError('NOT_FOUND')
  return shownPayment(client, access, paymentId)
}

export async function chargedByAccess(client: pg.ClientBase, { accessId, scope: { tenantId } }: OpenAccess): Promise<string[]> {
  const rows = await query<{ paymentId: string }>(
    client,
    sql`select payment_id as "paymentId" from financial.payer_event
      where tenant_id = ${tenantId} and access_id = ${accessId}::uuid and kind = 'charged'`,
  )
  return rows.map(({ paymentId }) => paymentId)
}

/** A repeated key does not count as new. */
export async function hasUsedAllCharges(client: pg.ClientBase, { accessId, now }: OpenAccess, key: string): Promise<boolean> {
  const since = new Date(now.getTime() - 86_400_000).toISOString()
  const [row] = await query<{ made: number; known: boolean }>(
    client,
    sql`select count(*)::int as made, coalesce(bool_or(idempotency_key = ${key}::uuid), false) as known from financial.payment
      where payer_access_id = ${accessId}::uuid and created_at > ${since}::timestamptz`,
  )
  return row!.made >= chargesPerDay && !row!.known
}

export async function getInstitution(client: pg.ClientBase, debtId: number): Promise<string> {
  const [row] = await query<{ name: string }>(
    client,
    sql`select i.name from financial.debt d join financial.institution i using (institution_id) where d.debt_id = ${debtId}`,
  )
  return row!.name
}
