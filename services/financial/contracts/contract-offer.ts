import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ContractContent } from '#api/contracts.ts'
import { query } from '../database/query.ts'
import { contentHash, filledContent } from './contract-content.ts'

interface OfferRow {
  template_id: number
  template: ContractContent
  number: string
  year: number
  period: number
  effective_date: string
  end_date: string
  monthly_cents: number
  student_name: string
  tax_id: string
  registration: string
  course: string
  institution_name: string
  institution_tax_id: string
  city: string
}

const brazilianDate = (civil: string) => civil.split('-').toReversed().join('/')
const cpfWords = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
const cnpjWords = (cnpj: string) => cnpj.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5')
const money = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100).replace(/\s/g, ' ')

/**
 * Offers a contract to its student: the tenant's latest template with the student's data filled in is kept word by
 * word, so that later changes of either touch nothing that was offered. Contracts in preparation wait for acceptance
 * from then on.
 *
 * @param client inside a transaction of the tenant
 * @returns the version that is to be accepted
 * @throws Error when there is no such contract, or the tenant has no template
 */
export async function offerContract(client: pg.ClientBase, tenantId: number, contractId: number, at: Date): Promise<string> {
  const [row] = await query<OfferRow>(
    client,
    sql`select t.template_id, t.content as template, c.number, c.year, c.period, c.effective_date, c.end_date, c.monthly_cents,
        e.student_name, e.tax_id, e.registration, e.course, i.name as institution_name, i.tax_id as institution_tax_id, i.city
      from financial.contract c
      join financial.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id
      join financial.institution i on i.institution_id = c.institution_id
      join lateral (select template_id, content from financial.contract_template where tenant_id = c.tenant_id order by version desc limit 1) t on true
      where c.tenant_id = ${tenantId} and c.contract_id = ${contractId} for update of c`,
  )
  if (!row) throw new Error(`There is no contract ${contractId}, or no template for it`)
  const content = filledContent(row.template, {
    number: row.number,
    period: `${row.year}/${row.period}`,
    effectiveDate: brazilianDate(row.effective_date),
    endDate: brazilianDate(row.end_date),
    monthlyAmount: money(row.monthly_cents),
    studentName: row.student_name,
    studentTaxId: cpfWords(row.tax_id),
    registration: row.registration,
    course: row.course,
    institutionName: row.institution_name,
    institutionTaxId: cnpjWords(row.institution_tax_id),
    city: row.city,
  })
  const hash = contentHash(content)
  await query(
    client,
    sql`insert into financial.contract_offer (tenant_id, contract_id, template_id, content, hash, offered_at)
      values (${tenantId}, ${contractId}, ${row.template_id}, ${JSON.stringify(content)}::jsonb, ${hash}, ${at.toISOString()})`,
  )
  await query(
    client,
    sql`update financial.contract set status = 'waitingAcceptance' where contract_id = ${contractId} and status = 'notAvailable'`,
  )
  return hash
}
