import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ReceivedPayment, ReceivedPaymentFilter, ReceivedPaymentSortColumn } from '#api/financial/received-payments.ts'
import type { DebtScope } from '../access/scopes.ts'
import { studentCondition, startOfDay } from '../debts/debts.queries.ts'
import { query } from '../../platform/query.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

export const paymentsInScope = (scope: DebtScope): SQL => scopeCondition(scope, { tenant: 'p' })

/** Receipt number of `r`, such as `2026-00000042`. */
export const receiptNumber = ({ timeZone }: Pick<DebtScope, 'timeZone'>) =>
  sql`to_char(r.paid_at at time zone ${timeZone}::text, 'YYYY') || '-' || lpad(r.receipt_number::text, 8, '0')`

/** Expiry takes effect before the job records it. */
const statusAtTime = (now: Date) =>
  sql`case when p.status = 'waiting_for_payment' and p.expires_at <= ${now.toISOString()}::timestamptz then 'expired' else p.status end`

/** Enrollments matching a search. A query of its own: the planner misjudges their number and picks a slow join. */
export async function studentsFound(client: pg.ClientBase, { tenantId }: DebtScope, search: string): Promise<string> {
  const rows = await query<{ enrollment_id: number }>(
    client,
    sql`select e.enrollment_id from financial.enrollment e where e.tenant_id = ${tenantId} and ${studentCondition(search)}`,
  )
  return `{${rows.map(({ enrollment_id }) => enrollment_id).join(',')}}`
}

export function paymentFilterCondition(scope: DebtScope, filter: ReceivedPaymentFilter, students: string, now: Date): SQL {
  const conditions = [plainlyMatching(scope, filter)]
  if (filter.search) conditions.push(sql`p.payment_id in (${found(scope, filter.search, students)})`)
  if (filter.status) conditions.push(sql`${statusAtTime(now)} = ${filter.status}`)
  return sql.join(conditions, sql` and `)
}

/** The conditions of the filter that need neither a search nor the clock. */
export function plainlyMatching(scope: DebtScope, filter: Omit<ReceivedPaymentFilter, 'search' | 'status'>): SQL {
  const conditions = [sql`true`]
  if (filter.institutionId) conditions.push(sql`p.institution_id = ${filter.institutionId}`)
  if (filter.method) conditions.push(sql`p.method = ${filter.method}`)
  if (filter.createdFrom) conditions.push(sql`p.created_at >= ${startOfDay(sql`${filter.createdFrom}::date`, scope.timeZone)}`)
  if (filter.createdTo) conditions.push(sql`p.created_at < ${startOfDay(sql`${filter.createdTo}::date + 1`, scope.timeZone)}`)
  if (filter.paidFrom) conditions.push(sql`p.paid_at >= ${startOfDay(sql`${filter.paidFrom}::date`, scope.timeZone)}`)
  if (filter.paidTo) conditions.push(sql`p.paid_at < ${startOfDay(sql`${filter.paidTo}::date + 1`, scope.timeZone)}`)
  if (filter.late !== undefined) conditions.push(sql`p.late = ${filter.late}`)
  return sql.join(conditions, sql` and `)
}

/** One set that the planner joins, instead of a filter evaluated for each row. */
function found(scope: DebtScope, search: string, students: string): SQL {
  const { tenantId } = scope
  const sets = [
    sql`select pd.payment_id from financial.debt d join financial.payment_debt pd on pd.debt_id = d.debt_id
      where d.tenant_id = ${tenantId} and d.enrollment_id = any(${students}::int[])`,
    sql`select payment_id from financial.payment where tenant_id = ${tenantId} and txid = ${search}`,
    sql`select payment_id from financial.receipt where tenant_id = ${tenantId} and end_to_end_id = ${search}`,
  ]
  const [, year, number] = /^(\d{4})-(\d{8})$/.exec(search) ?? []
  if (year && number) {
    sets.push(
      sql`select r.payment_id from financial.receipt r where r.tenant_id = ${tenantId} and r.receipt_number = ${Number(number)} and ${receiptNumber(scope)} = ${search}`,
    )
  }
  return sql.join(sets, sql` union all `)
}

/** Joins names only when sorting by them, since the join is expensive. */
export function paymentTables({ tenantId }: DebtScope, column: ReceivedPaymentSortColumn): SQL {
  if (column !== 'studentName') return sql`financial.payment p`
  return sql`financial.payment p
    left join (select user_id, min(name_key collate "C") as name_key from financial.enrollment where tenant_id = ${tenantId} group by user_id) payer
    on payer.user_id = p.user_id`
}

export const paymentSortKeys: Record<ReceivedPaymentSortColumn, { key: SQL; nulls: SQL }> = {
  createdAt: { key: sql`p.created_at`, nulls: sql`` },
  paidAt: { key: sql`p.paid_at`, nulls: sql`nulls last` },
  amount: { key: sql`p.amount_cents`, nulls: sql`` },
  // The name is null for somebody without an account, of whom only the payment is known.
  studentName: { key: sql`payer.name_key`, nulls: sql`nulls last` },
}

/** Payment `p`, its debts, the student `s` of the first debt and its money `m`. */
export const paymentsWithMoney = (scope: DebtScope) => sql`financial.payment p
  cross join lateral (
    select count(*) as debts, min(pd.debt_id) as first_debt from financial.payment_debt pd where pd.payment_id = p.payment_id
  ) n
  join financial.debt d on d.debt_id = n.first_debt
  join financial.enrollment s on s.tenant_id = d.tenant_id and s.enrollment_id = d.enrollment_id
  cross join lateral (
    select coalesce(sum(r.amount_cents), 0)::bigint as received, (array_agg(${receiptNumber(scope)} order by r.receipt_number))[1] as number
    from financial.receipt r where r.payment_id = p.payment_id
  ) m`

export const paymentColumns = (now: Date) => sql`
  p.payment_id as "paymentId", p.method, ${statusAtTime(now)} as status, p.amount_cents as amount, m.received as "receivedAmount",
  p.credit_cents as "creditAmount", p.created_at as "createdAt", p.paid_at as "paidAt", p.late, m.number as "receiptNumber",
  n.debts as "debtCount", p.link_id is not null as "throughLink", p.payer_access_id is not null as "byPayer",
  p.status <> 'approved' and exists (select from financial.settlement_queue q where q.payment_id = p.payment_id and q.status = 'not_found') as "settlementNotFound",
  s.student_name as "studentName", s.registration, s.tax_id as "taxId", s.course, p.institution_id as "institutionId"`

export interface ReceivedPaymentRow extends Omit<ReceivedPayment, 'createdAt' | 'paidAt'> {
  createdAt: Date
  paidAt: Date | null
}
