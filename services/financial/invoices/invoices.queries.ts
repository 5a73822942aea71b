import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { Invoice, InvoiceDetails, invoicePage, invoiceQuery, InvoiceStatus } from '#api/financial/invoices.ts'
import { readTenant } from '../../platform/database.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { CallerScope } from '../access/scopes.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

interface InvoiceRow {
  invoice_id: number
  number: string
  issue_date: string
  competency: string
  amount_cents: number
  status: InvoiceStatus
  debt_id: number
  description: string | null
  installment: Invoice['installment']
  type: Invoice['type']
  course: string
  registration: string
}

interface InvoiceDetailsRow extends InvoiceRow {
  verification_code: string | null
  institution_name: string
  institution_tax_id: string
  student_name: string
  student_tax_id: string
}

/** Derived from the debt, so a payment settles both at once. */
const status = sql`case when v.canceled_on is not null then 'canceled' when d.status = 'settled' then 'settled' else 'pending' end`

const tables = sql`financial.invoice v join financial.debt d on d.debt_id = v.debt_id
  join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id`

const columns = ({ languages }: CallerScope) =>
  sql`v.invoice_id, v.number, v.issue_date, d.competency, v.amount_cents, ${status} as status, v.debt_id, ${localizedText(sql`d.description`, languages)} as description, d.installment, d.type, e.course, e.registration`

const invoicesInScope = (scope: CallerScope): SQL => scopeCondition(scope, { tenant: 'v', institution: 'd', user: 'e' })

/** A page of the student's invoices, newest first, and the years that have any (GET /invoices). */
export function listInvoices(
  pool: pg.Pool,
  scope: CallerScope,
  { filter, page, perPage }: z.output<typeof invoiceQuery>,
): Promise<z.output<typeof invoicePage>> {
  const conditions = [invoicesInScope(scope)]
  if (filter.year !== undefined) conditions.push(sql`extract(year from v.issue_date) = ${filter.year}`)
  if (filter.status !== undefined) conditions.push(sql`${status} = ${filter.status}`)
  const chosen = sql.join(conditions, sql` and `)
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const rows = await query<InvoiceRow>(
      client,
      sql`select ${columns(scope)} from ${tables} where ${chosen} order by v.issue_date desc, v.invoice_id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    )
    const [counted] = await query<{ count: number }>(client, sql`select count(*) as count from ${tables} where ${chosen}`)
    const years = await query<{ year: number }>(
      client,
      sql`select distinct extract(year from v.issue_date)::int as year from ${tables} where ${invoicesInScope(scope)} order by year desc`,
    )
    return { results: rows.map(toInvoice), totalCount: counted!.count, page, perPage, years: years.map(({ year }) => year) }
  })
}

/** Throws NOT_FOUND when missing or not the caller's. */
export async function invoiceDetails(pool: pg.Pool, scope: CallerScope, invoiceId: number): Promise<InvoiceDetails> {
  const [row] = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<InvoiceDetailsRow>(
      client,
      sql`select ${columns(scope)}, v.verification_code, i.name as institution_name, i.tax_id as institution_tax_id, e.student_name, e.tax_id as student_tax_id
        from ${tables} join financial.institution i on i.institution_id = d.institution_id where ${invoicesInScope(scope)} and v.invoice_id = ${invoiceId}`,
    ),
  )
  if (!row) throw new DomainError('NOT_FOUND')
  return {
    ...toInvoice(row),
    verificationCode: row.verification_code,
    institutionName: row.institution_name,
    institutionTaxId: row.institution_tax_id,
    studentName: row.student_name,
    studentTaxId: row.student_tax_id,
  }
}

function toInvoice(row: InvoiceRow): Invoice {
  return {
    invoiceId: row.invoice_id,
    invoiceNumber: row.number,
    issueDate: row.issue_date,
    competency: row.competency,
    amount: row.amount_cents,
    status: row.status,
    debtId: row.debt_id,
    description: row.description,
    installment: row.installment,
    type: row.type,
    course: row.course,
    registration: row.registration,
  }
}
