import type pg from 'pg'
import type { LocalizedText } from '#api/locales.ts'

interface DemoCampaign {
  campaignId: number
  tenantId: number
  institutionId: number
  name: LocalizedText
  description: LocalizedText
  charges: number
  principal: number
  debtTypes: readonly string[]
  methods: readonly string[]
  /** Start and end in days from today. */
  from: number
  to: number
  /** Null for all overdue debts of the institution. */
  debtIds: readonly number[] | null
}

/** One valid campaign for Ana's overdue debts, and one that has ended. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    campaignId: 1,
    tenantId: 1,
    institutionId: 11,
    name: { 'pt-BR': 'Fique em dia', en: 'Get up to date', es: 'Ponte al día' },
    description: {
      'pt-BR': 'Quem paga os débitos vencidos nesta campanha não paga multa nem juros, e ainda tem 5% de desconto no valor.',
      en: 'Overdue debts paid in this campaign have no late fee and no interest, and 5% off the amount.',
      es: 'Quien paga las deudas vencidas en esta campaña no paga multa ni intereses, y además tiene un 5% de descuento en el importe.',
    },
    charges: 10_000,
    principal: 500,
    debtTypes: ['tuition', 'service'],
    methods: ['pix', 'bank_slip'],
    from: -10,
    to: 20,
    debtIds: [1, 2],
  },
  {
    campaignId: 2,
    tenantId: 1,
    institutionId: 11,
    name: { 'pt-BR': 'Volta às aulas', en: 'Back to class', es: 'Vuelta a clases' },
    description: {
      'pt-BR': 'Débitos vencidos sem multa e sem juros.',
      en: 'Overdue debts with no late fee and no interest.',
      es: 'Deudas vencidas sin multa y sin intereses.',
    },
    charges: 10_000,
    principal: 0,
    debtTypes: ['tuition'],
    methods: ['pix'],
    from: -120,
    to: -60,
    debtIds: null,
  },
]

/** Seeds campaigns. Runs in the tenant's transaction after its debts; `today` is `YYYY-MM-DD`. */
export async function seedCampaigns(client: pg.ClientBase, tenantId: number, today: string): Promise<void> {
  const tenantCampaigns = demoCampaigns.filter((campaign) => campaign.tenantId === tenantId)
  await client.query(campaignsSql, [tenantId, JSON.stringify(tenantCampaigns), today])
}

const campaignsSql = `
with given as (
  select * from jsonb_to_recordset($2::jsonb)
    as c("campaignId" int, "institutionId" int, name jsonb, description jsonb, charges int, principal int, "debtTypes" text[], methods text[], "from" int, "to" int, "debtIds" int[])
), laid as (
  insert into financial.campaign
    (campaign_id, tenant_id, institution_id, name, description, charges_bp, principal_bp, debt_types, overdue_days, listed_only, methods, valid_from, valid_to)
  select "campaignId", $1::int, "institutionId", name, description, charges, principal, "debtTypes", 1, "debtIds" is not null, methods, $3::date + "from", $3::date + "to"
  from given
)
insert into financial.campaign_debt (campaign_id, debt_id, tenant_id)
select "campaignId", debt_id, $1::int from given cross join lateral unnest("debtIds") as debt_id`
