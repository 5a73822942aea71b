import type pg from 'pg'

export const demoEvents = [
  {
    name: 'Bolsa de estudo',
    type: 'discount',
    line: 'scholarship',
    description: 'Percentual da bolsa do aluno, descontado de cada mensalidade.',
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

/** Catalog of the demo's own system: entries with their codes, and the portal's states and methods that they correspond to. */
export const demoCatalog = [
  { kind: 'debt_status', code: '01', name: 'Em aberto', maps: ['pending'] },
  { kind: 'debt_status', code: '02', name: 'Baixado', maps: ['settled'] },
  { kind: 'debt_status', code: '03', name: 'Cancelado', maps: ['canceled'] },
  { kind: 'debt_status', code: '04', name: 'Em cobrança externa', maps: ['inAgency'] },
  { kind: 'debt_status', code: '05', name: 'Perda', maps: ['loss'] },
  { kind: 'payment_method', code: '10', name: 'Pix', maps: ['pix'] },
  { kind: 'payment_method', code: '20', name: 'Boleto bancário', maps: ['bank_slip'] },
  { kind: 'payment_method', code: '30', name: 'Cartão de crédito', maps: ['credit_card'] },
  { kind: 'payment_method', code: '40', name: 'Dinheiro', maps: [] },
  { kind: 'payment_method', code: '50', name: 'Acordo', maps: ['agreement'] },
  { kind: 'payment_place', code: '100', name: 'Portal do aluno', maps: ['pix', 'credit_card', 'agreement'] },
  { kind: 'payment_place', code: '200', name: 'Rede bancária', maps: ['bank_slip'] },
  { kind: 'payment_place', code: '300', name: 'Tesouraria', maps: [] },
] as const

/** Seeds settings, the lists that they map to and events in the tenant's transaction after its institutions. Idempotent. */
export async function seedFinancialSettings(client: pg.ClientBase, tenantId: number): Promise<void> {
  await client.query(
    `insert into financial.setting (tenant_id, institution_id, fine_bp, interest_bp)
    select $1::int, institution_id, 200, 100 from financial.institution where tenant_id = $1 order by institution_id on conflict do nothing`,
    [tenantId],
  )
  // At Faculdade Ipê only the student sees debts.
  await client.query(
    `insert into financial.payer_setting (tenant_id, institution_id, enabled)
    select $1::int, institution_id, true from financial.institution where tenant_id = $1 and $1 = 1 on conflict do nothing`,
    [tenantId],
  )
  await client.query(
    `insert into financial.catalog_item (tenant_id, kind, code, name)
    select $1::int, kind, code, name from jsonb_to_recordset($2::jsonb) as (kind text, code text, name text) on conflict do nothing`,
    [tenantId, JSON.stringify(demoCatalog)],
  )
  for (const mapping of [mappingSql, agreementMappingSql]) await client.query(mapping, [tenantId, JSON.stringify(demoCatalog)])
  await client.query(
    `insert into financial.event (tenant_id, institution_id, name, type, line, description)
    select $1::int, i.institution_id, e.name, e.type, e.line, e.description
    from financial.institution i, rows from (jsonb_to_recordset($2::jsonb) as (name text, type text, line text, description text)) with ordinality as e(name, type, line, description, position)
    where i.tenant_id = $1 and not exists (select from financial.event where institution_id = i.institution_id)
    order by i.institution_id, e.position`,
    [tenantId, JSON.stringify(demoEvents)],
  )
}

const knownItems = `
with known as (
  select c.kind, c.item_id, m.name from jsonb_to_recordset($2::jsonb) as d(kind text, code text, maps jsonb)
  join financial.catalog_item c on c.tenant_id = $1 and c.kind = d.kind and c.code = d.code
  cross join lateral jsonb_array_elements_text(d.maps) as m(name)
)`

/** Adds mappings only where none exist yet. */
const mappingSql = `${knownItems}, methods as (
  select name, jsonb_object_agg(case kind when 'payment_method' then 'methodItemId' else 'placeItemId' end, item_id) as items
  from known where kind <> 'debt_status' and name <> 'agreement' group by name
)
update financial.setting set statuses = (select jsonb_object_agg(name, item_id) from known where kind = 'debt_status'),
  method_items = (select jsonb_object_agg(name, items) from methods)
where tenant_id = $1 and statuses = '{}' and revision = 0`

/** Adds agreement mappings only where nobody has chosen any. */
const agreementMappingSql = `${knownItems}
update financial.agreement_setting set payment_method_item = (select item_id from known where kind = 'payment_method' and name = 'agreement'),
  payment_place_item = (select item_id from known where kind = 'payment_place' and name = 'agreement')
where tenant_id = $1 and payment_method_item is null and payment_place_item is null and revision = 0`
