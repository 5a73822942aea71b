import { type SQL, sql } from 'drizzle-orm'
import type { AgreementFilter, AgreementSortColumn, AgreementSummary } from '#api/financial/agreements.ts'
import type { DebtScope } from '../access/scopes.ts'
import { studentCondition, startOfDay } from '../debts/debts.queries.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

/** Tables of every agreement list: `a` agreement, `e` student, `i` aggregated installments. */
export const agreementsAndStudents = (today: string) => sql`financial.agreement a
  join financial.enrollment e on e.tenant_id = a.tenant_id and e.enrollment_id = a.enrollment_id
  cross join lateral (
    select count(*) as count,
      count(*) filter (where d.status = 'settled') as paid,
      count(*) filter (where d.status = 'open') as open,
      coalesce(sum(coalesce(d.paid_cents, d.part_cents)), 0)::bigint as paid_cents,
      coalesce(sum(payable.cents), 0)::bigint as due_cents,
      min(d.due_date) filter (where d.status = 'open') as next_due_date,
      (array_agg(jsonb_build_object('debtId', d.debt_id, 'number', ai.number, 'amountPayable', payable.cents)
        order by d.due_date, ai.number) filter (where d.status = 'open'))[1] as next_installment,
      bool_or(d.status = 'open' and financial.is_late(d.institution_id, d.due_date, ${today}::date)) as overdue
    from financial.agreement_installment ai join financial.debt d on d.debt_id = ai.debt_id
    -- Reckoned once a debt: without an offset the planner writes the call into each use.
    cross join lateral (select case when d.status = 'open' then financial.debt_amount(d, ${today}::date) end as cents offset 0) payable
    where ai.tenant_id = a.tenant_id and ai.agreement_id = a.agreement_id
  ) i`

export const agreementsInScope = (scope: DebtScope): SQL => scopeCondition(scope, { tenant: 'a', user: 'e' })

export const agreementStatus = sql`case when a.canceled_at is not null then 'canceled' when i.open = 0 then 'settled' else 'active' end`

export function agreementFilterCondition(
  { timeZone }: DebtScope,
  { search, status: wanted, overdue, institutionId, madeFrom, madeTo }: AgreementFilter,
): SQL {
  const conditions = [sql`true`]
  if (search)
    conditions.push(
      /^\d{1,9}$/.test(search) ? sql`(a.agreement_id = ${search}::int or ${studentCondition(search)})` : studentCondition(search),
    )
  if (wanted) conditions.push(sql`${agreementStatus} = ${wanted}`)
  if (overdue !== undefined) conditions.push(sql`coalesce(i.overdue, false) = ${overdue}`)
  if (institutionId) conditions.push(sql`a.institution_id = ${institutionId}`)
  if (madeFrom) conditions.push(sql`a.made_at >= ${startOfDay(sql`${madeFrom}::date`, timeZone)}`)
  if (madeTo) conditions.push(sql`a.made_at < ${startOfDay(sql`${madeTo}::date + 1`, timeZone)}`)
  return sql.join(conditions, sql` and `)
}

export const agreementSortKeys: Record<AgreementSortColumn, SQL> = {
  madeAt: sql`a.made_at`,
  studentName: sql`e.name_key collate "C"`,
  totalAmount: sql`a.total_cents`,
  dueAmount: sql`i.due_cents`,
}

export const agreementColumns = sql`
  a.agreement_id as "agreementId", ${agreementStatus} as status, a.made_at as "madeAt", a.canceled_at as "canceledAt", a.cancel_after_days as "cancelAfterDays", a.cancel_after_count as "cancelAfterCount",
  a.gross_cents as "grossAmount", a.office_cents as "officeAmount", a.future_interest_cents as "futureInterestAmount", a.total_cents as "totalAmount",
  jsonb_build_object('count', i.count, 'paid', i.paid) as installments, coalesce(a.returned_cents, i.paid_cents) as "paidAmount", i.due_cents as "dueAmount",
  i.next_due_date as "nextDueDate", i.next_installment as "nextInstallment", coalesce(i.overdue, false) as overdue,
  e.student_name as "studentName", e.registration, e.course, a.institution_id as "institutionId", e.user_id as "personId"`

export interface AgreementRow extends Omit<AgreementSummary, 'madeAt'> {
  madeAt: Date
  canceledAt: Date | null
  cancelAfterDays: number
  cancelAfterCount: number | null
  personId: number | null
}
