import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import type { IncomeTemplate, SlipTemplate } from '#api/financial/template-content.ts'
import { readTenant } from '../../platform/database.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { placeCondition, type RecordPlace } from '../../platform/scope-condition.ts'

/** The template of the institution that a slip is paid to. */
export async function templateOfSlip(pool: pg.Pool, tenantId: number, paymentId: string): Promise<SlipTemplate | null> {
  const [row] = await readTenant(pool, tenantId, ({ client }) =>
    query<{ content: SlipTemplate }>(
      client,
      sql`select v.content from financial.payment p
        join financial.document_template_in_use u on u.institution_id = p.institution_id and u.document = 'bank-slip'
        join financial.document_template_version v on v.template_id = u.template_id and v.version = u.version
        where p.payment_id = ${paymentId}::uuid`,
    ),
  )
  return row?.content ?? null
}

/** For each report, the template of the institution of its enrollment. */
export async function templatesOfIncome(
  pool: pg.Pool,
  tenantId: number,
  reports: ReadonlyArray<{ enrollmentId: number }>,
): Promise<(IncomeTemplate | null)[]> {
  const ids = toSqlArray(reports.map(({ enrollmentId }) => enrollmentId))
  const rows = await readTenant(pool, tenantId, ({ client }) =>
    query<{ enrollmentId: number; content: IncomeTemplate }>(
      client,
      sql`select e.enrollment_id as "enrollmentId", v.content from financial.enrollment e
        join financial.document_template_in_use u on u.institution_id = e.institution_id and u.document = 'income-report'
        join financial.document_template_version v on v.template_id = u.template_id and v.version = u.version
        where e.tenant_id = ${tenantId} and e.enrollment_id = any(${ids}::int[])`,
    ),
  )
  const contents = new Map(rows.map(({ enrollmentId, content }) => [enrollmentId, content]))
  return reports.map(({ enrollmentId }) => contents.get(enrollmentId) ?? null)
}

/** Returns the distinct templates and versions used for documents of the place; null is the product's own layout. */
export async function usedTemplates(
  pool: pg.Pool,
  place: RecordPlace,
  document: TemplatedDocument,
): Promise<Array<{ templateId: number; version: number } | null>> {
  const rows = await readTenant(pool, place.tenantId, ({ client }) =>
    query<{ templateId: number | null; version: number | null }>(
      client,
      sql`select distinct u.template_id as "templateId", u.version from financial.institution i
        left join financial.document_template_in_use u on u.institution_id = i.institution_id and u.document = ${document}
        where ${placeCondition(place, 'i')}
        order by u.template_id nulls first`,
    ),
  )
  return rows.map(({ templateId, version }) => (templateId !== null && version !== null ? { templateId, version } : null))
}
