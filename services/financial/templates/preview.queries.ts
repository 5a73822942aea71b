import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { maskedCpf } from '../../platform/masking.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import type { Report } from '../documents/documents.ts'
import { incomeReports, incomeReportYears } from '../income-reports/income-reports.queries.ts'
import { exampleSlip } from './example-documents.ts'

interface Enrolled {
  enrollmentId: number
  userId: number | null
  institutionName: string
  institutionTaxId: string
  course: string
  name: string
  registration: string
  taxId: string
}

/**
 * A document of a student of the institution: the income report of the last year with payments, or a slip of the debts that are open
 * now, whose line and bars are an example's. Throws NOT_FOUND for another's student, and for one who never paid.
 */
export async function reportOfStudent(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  scope: DebtScope,
  { institutionId, academicRecord }: { institutionId: number; academicRecord: string },
  template: ReportTemplate,
): Promise<Report> {
  const found = await getStudent(pool, scope, institutionId, academicRecord)
  if (template.document === 'income-report') {
    if (found.userId === null) throw new DomainError('NOT_FOUND')
    const own = { ...scope, institutionId, userId: found.userId }
    const [year] = await incomeReportYears(pool, own, clock.now())
    if (!year) throw new DomainError('NOT_FOUND')
    const data = await incomeReports(pool, own, year.baseYear)
    return { kind: 'income-report', data, templates: data.map(() => template) }
  }
  const { institutionName, institutionTaxId, course, name, registration, taxId } = found
  const student = { name, registration, taxId, maskedTaxId: maskedCpf(taxId) }
  const parties = { institution: { name: institutionName, taxId: institutionTaxId }, course, student }
  return {
    kind: 'bank-slip',
    data: exampleSlip(parties, await openDebts(pool, scope, found.enrollmentId, civilToday(clock, scope.timeZone))),
    template,
  }
}

async function getStudent(pool: pg.Pool, scope: DebtScope, institutionId: number, academicRecord: string): Promise<Enrolled> {
  const [found] = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<Enrolled>(
      client,
      sql`select e.enrollment_id as "enrollmentId", e.user_id as "userId", i.name as "institutionName", i.tax_id as "institutionTaxId",
          e.course, e.student_name as name, e.registration, e.tax_id as "taxId"
        from financial.enrollment e join financial.institution i using (institution_id)
        where e.tenant_id = ${scope.tenantId} and e.institution_id = ${institutionId} and e.registration = ${academicRecord}
        order by e.enrollment_id limit 1`,
    ),
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** At what they cost today. */
function openDebts(pool: pg.Pool, scope: DebtScope, enrollmentId: number, today: string): Promise<BankSlipDocument['debts']> {
  return readTenant(pool, scope.tenantId, ({ client }) =>
    query<BankSlipDocument['debts'][number]>(
      client,
      sql`select d.debt_id as "debtId", d.type, ${localizedText<string | null>(sql`d.description`, scope.languages)} as description, null as installment,
          d.competency, d.due_date as "dueDate", financial.debt_amount(d, ${today}::date)::int as amount
        from financial.debt d
        where d.tenant_id = ${scope.tenantId} and d.enrollment_id = ${enrollmentId} and d.status = 'open'
        order by d.due_date, d.debt_id limit 10`,
    ),
  )
}
