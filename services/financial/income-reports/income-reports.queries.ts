import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { IncomeReport } from '#api/financial/income-report.ts'
import { getCivilDate } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { paidOfDebt } from '../payments/booking/ledger-entries.queries.ts'
import { query } from '../../platform/query.ts'
import { getBaseYears, getIncomeReports, type ReportSides, type Settlement } from './income-lines.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { CallerScope } from '../access/scopes.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

interface SettlementRow extends Pick<Settlement, 'type' | 'description' | 'installment'> {
  enrollment_id: number
  institution_name: string
  institution_tax_id: string
  course: string
  student_name: string
  registration: string
  tax_id: string
  invoice_number: string | null
  competency: string
  paid_at: Date
  receipt_number: number
  net_cents: number
  amount_cents: number
}

/** Years in which the student paid, the last closed one first (GET /income-reports). */
export async function incomeReportYears(
  pool: pg.Pool,
  scope: CallerScope,
  now: Date,
): Promise<Array<{ baseYear: number; isClosed: boolean }>> {
  const { settlements } = await readSettlements(pool, scope)
  return getBaseYears(settlements, getCivilDate(now, scope.timeZone), scope.timeZone)
}

/** One report per enrollment for a year (GET /income-reports/{baseYear}). Throws NOT_FOUND for a year without payments. */
export async function incomeReports(pool: pg.Pool, scope: CallerScope, baseYear: number): Promise<IncomeReport[]> {
  const { settlements, enrollments } = await readSettlements(pool, scope)
  const reports = getIncomeReports(baseYear, enrollments, settlements, scope.timeZone)
  if (reports.length === 0) throw new DomainError('NOT_FOUND')
  return reports
}

/** Reads all settlements, a few hundred rows at most; years and sums are computed in memory. */
async function readSettlements(pool: pg.Pool, scope: CallerScope): Promise<{ enrollments: ReportSides[]; settlements: Settlement[] }> {
  const rows = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<SettlementRow>(
      client,
      sql`select e.enrollment_id, i.name as institution_name, i.tax_id as institution_tax_id, e.course, e.student_name, e.registration, e.tax_id,
          d.type, ${localizedText(sql`d.description`, scope.languages)} as description, d.installment, v.number as invoice_number, d.competency,
          coalesce(l.applied_at, r.paid_at) as paid_at, r.receipt_number, l.cents as amount_cents, round(charged.net * l.cents / charged.whole)::bigint as net_cents
        from financial.enrollment e
        join financial.debt d on d.tenant_id = e.tenant_id and d.enrollment_id = e.enrollment_id
        cross join lateral ${paidOfDebt} l
        join financial.receipt r on r.end_to_end_id = l.end_to_end_id
        left join financial.payment_debt pd on l.applied_at is null and pd.payment_id = r.payment_id and pd.debt_id = d.debt_id
        -- Without charges and discounts: each payment has its share of what was left of the debt.
        cross join lateral (
          select sum((line ->> 'amount')::numeric) as whole,
            sum((line ->> 'amount')::numeric) filter (where line ->> 'kind' in ('gross', 'scholarship', 'part_payment')) as net
          from jsonb_array_elements(coalesce(pd.lines, financial.amount_lines(d, (coalesce(l.applied_at, r.paid_at) at time zone ${scope.timeZone}::text)::date))) line
        ) charged
        join financial.institution i on i.institution_id = d.institution_id
        left join lateral (
          select number from financial.invoice where tenant_id = d.tenant_id and debt_id = d.debt_id and canceled_on is null
          order by invoice_id desc limit 1
        ) v on true
        where ${scopeCondition(scope, { tenant: 'e', institution: 'd' })}
        order by e.enrollment_id, l.entry_id`,
    ),
  )
  const enrollments = new Map(rows.map((row) => [row.enrollment_id, getParties(row)]))
  return { enrollments: [...enrollments.values()], settlements: rows.map(toSettlement) }
}

function getParties(row: SettlementRow): ReportSides {
  return {
    enrollmentId: row.enrollment_id,
    beneficiary: { corporateName: row.institution_name, taxId: row.institution_tax_id, course: row.course },
    payer: { student: row.student_name, registration: row.registration, taxId: row.tax_id },
  }
}

function toSettlement(row: SettlementRow): Settlement {
  return {
    enrollmentId: row.enrollment_id,
    type: row.type,
    description: row.description,
    installment: row.installment,
    invoiceNumber: row.invoice_number,
    competency: row.competency,
    paidAt: row.paid_at,
    receiptNumber: row.receipt_number,
    netAmount: row.net_cents,
    amountPaid: row.amount_cents,
  }
}
