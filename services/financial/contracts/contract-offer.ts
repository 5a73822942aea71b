import type pg from 'pg'
import { formatTaxId } from '#api/tax-id.ts'
import { contentHash, filledContent } from './contract-content.ts'
import { insertOffer, lockContractToOffer } from './contract-offer.queries.ts'

const brazilianDate = (civil: string) => civil.split('-').toReversed().join('/')

const money = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100).replace(/\s/g, ' ')

/** Stores a filled copy of the latest template, so later changes do not alter it. Returns its hash. Throws without contract or template. */
export async function offerContract(client: pg.ClientBase, tenantId: number, contractId: number, at: Date): Promise<string> {
  const row = await lockContractToOffer(client, tenantId, contractId)
  if (!row) throw new Error(`There is no contract ${contractId}, or no template for it`)
  const content = filledContent(row.template, {
    number: row.number,
    period: `${row.year}/${row.period}`,
    effectiveDate: brazilianDate(row.effective_date),
    endDate: brazilianDate(row.end_date),
    monthlyAmount: money(row.monthly_cents),
    studentName: row.student_name,
    studentTaxId: formatTaxId(row.tax_id),
    registration: row.registration,
    course: row.course,
    institutionName: row.institution_name,
    institutionTaxId: formatTaxId(row.institution_tax_id),
    city: row.city,
  })
  const hash = contentHash(content)
  await insertOffer(client, tenantId, { contractId, templateId: row.template_id, content, hash, at })
  return hash
}
