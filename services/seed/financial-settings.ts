import type pg from 'pg'

export const demoEvents = [
  {
    name: 'Bolsa de estudo',
    type: 'discount',
    line: 'scholarship',
    description: 'Percentual da sua bolsa, descontado de cada mensalidade.',
  },
  {
    name: 'Desconto de pontualidade',
    type: 'discount',
    line: 'punctuality_discount',
    description: 'Para quem paga até o dia marcado, antes do vencimento.',
  },
  {
    name: 'Desconto de campanha',
    type: 'discount',
    line: 'campaign_discount',
    description: 'Para quem paga dentro de uma campanha, enquanto ela vale.',
  },
  { name: 'Multa por atraso', type: 'additional', line: 'fine', description: 'Uma vez só, a partir do dia seguinte ao vencimento.' },
  { name: 'Juros de mora', type: 'additional', line: 'interest', description: 'Por dia de atraso, sem juros sobre juros.' },
  { name: 'Taxa de cobrança', type: 'additional', line: null, description: 'Somada quando débitos vencidos são negociados em um acordo.' },
] as const

/** Seeds settings and events in the tenant's transaction after its institutions. Idempotent. */
export async function seedFinancialSettings(client: pg.ClientBase, tenantId: number): Promise<void> {
  await client.query(
    `insert into financial.setting (tenant_id, institution_id, fine_bp, interest_bp)
    select $1::int, institution_id, 200, 100 from financial.institution where tenant_id = $1 order by institution_id on conflict do nothing`,
    [tenantId],
  )
  // At Faculdade Ipê nobody but the student sees debts.
  await client.query(
    `insert into financial.payer_setting (tenant_id, institution_id, enabled)
    select $1::int, institution_id, true from financial.institution where tenant_id = $1 and $1 = 1 on conflict do nothing`,
    [tenantId],
  )
  await client.query(
    `insert into financial.event (tenant_id, institution_id, name, type, line, description)
    select $1::int, i.institution_id, e.name, e.type, e.line, e.description
    from financial.institution i, rows from (jsonb_to_recordset($2::jsonb) as (name text, type text, line text, description text)) with ordinality as e(name, type, line, description, position)
    where i.tenant_id = $1 and not exists (select from financial.event where institution_id = i.institution_id)
    order by i.institution_id, e.position`,
    [tenantId, JSON.stringify(demoEvents)],
  )
}
