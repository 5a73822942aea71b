import type { ContractContent } from '#api/financial/contracts.ts'
import type pg from 'pg'
import { query } from '../../platform/query.ts'
import { sql } from 'drizzle-orm'

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

/** Locks the contract and reads its data with the tenant's latest template. */
export async function lockContractToOffer(client: pg.ClientBase, tenantId: number, contractId: number): Promise<OfferRow | undefined> {
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
  return row
}

export async function insertOffer(
  client: pg.ClientBase,
  tenantId: number,
  {
    contractId,
    templateId,
    content,
    hash,
    at,
  }: { contractId: number; templateId: number; content: ContractContent; hash: string; at: Date },
): Promise<void> {
  await query(
    client,
    sql`insert into financial.contract_offer (tenant_id, contract_id, template_id, content, hash, offered_at)
      values (${tenantId}, ${contractId}, ${templateId}, ${JSON.stringify(content)}::jsonb, ${hash}, ${at.toISOString()})`,
  )
  await query(
    client,
    sql`update financial.contract set status = 'waitingAcceptance' where contract_id = ${contractId} and status = 'notAvailable'`,
  )
}
