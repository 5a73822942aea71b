import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { maskedCpf } from '../../platform/masking.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import type { DebtScope } from '../access/scopes.ts'
import { enrollment, institution } from '../debts/debts.schema.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import type { Report } from '../documents/documents.ts'
import { incomeReports, incomeReportYears } from '../income-reports/income-reports.queries.ts'
import { exampleSlip } from './example-documents.ts'

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
    const previewScope = { ...scope, institutionId, userId: found.userId }
    const [year] = await incomeReportYears(pool, previewScope, clock.now())
    if (!year) throw new DomainError('NOT_FOUND')
    const data = await incomeReports(pool, previewScope, year.baseYear)
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

async function getStudent(pool: pg.Pool, { tenantId }: DebtScope, institutionId: number, academicRecord: string) {
  const { enrollmentId, userId, course, studentName: name, registration, taxId } = enrollment
  const issuer = { institutionName: institution.name, institutionTaxId: institution.taxId }
  const [found] = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select({ enrollmentId, userId, course, name, registration, taxId, ...issuer })
      .from(enrollment)
      .innerJoin(institution, eq(institution.institutionId, enrollment.institutionId))
      .where(and(placeCondition({ tenantId, institutionId }, enrollment), eq(registration, academicRecord)))
      .orderBy(enrollmentId)
      .limit(1),
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
