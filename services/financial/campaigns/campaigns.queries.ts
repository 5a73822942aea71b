import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CampaignDebt, CampaignDebts, CampaignValue, OwnCampaign } from '#api/campaigns.ts'
import { inTenant } from '../../platform/database.ts'
import { debtsAndStudents, visible } from '../debts/debts.queries.ts'
import { query } from '../database/query.ts'
import { isDiscounted } from './campaign-terms.queries.ts'
import type { OwnScope } from '../access/scopes.ts'
import { payableDebts } from '../payments/payment-quote.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'

type CampaignRow = Pick<
  OwnCampaign,
  'campaignId' | 'name' | 'description' | 'status' | 'validFrom' | 'validTo' | 'chargesBasisPoints' | 'principalBasisPoints' | 'methods'
>

/** Campaigns that reduce a debt of the user today, the first to end first (GET /campaigns/valid). */
export async function validCampaigns(pool: pg.Pool, scope: OwnScope, today: string): Promise<OwnCampaign[]> {
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    const own: OwnCampaign[] = []
    for (const row of await campaignsOf(client, scope, sql`${today}::date between c.valid_from and c.valid_to`, today)) {
      const debts = await debtsIn(client, scope, row.campaignId, today)
      if (debts.length > 0) own.push(await ownCampaign(client, scope, row, debts))
    }
    return own
  })
}

/** The campaign's debts, none once it is over (GET /debts/campaigns/{id}). Throws NOT_FOUND, also before it begins. */
export async function campaignDebts(pool: pg.Pool, scope: OwnScope, campaignId: number, today: string): Promise<CampaignDebts> {
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    const [row] = await campaignsOf(client, scope, sql`c.campaign_id = ${campaignId} and c.valid_from <= ${today}::date`, today)
    if (!row) throw new DomainError('NOT_FOUND')
    const results = await debtsIn(client, scope, campaignId, today)
    return { today, campaign: await ownCampaign(client, scope, row, results), results }
  })
}

/** What debts cost with a campaign on a day, not before today. Throws NOT_FOUND, or DEBT_NOT_PAYABLE if settled or of two institutions. */
export async function calculateNewValue(
  pool: pg.Pool,
  scope: OwnScope,
  { campaignId, debtIds, on }: { campaignId: number; debtIds: readonly number[]; on?: string | undefined },
  today: string,
): Promise<CampaignValue> {
  const day = on && on > today ? on : today
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    const [row] = await campaignsOf(client, scope, sql`c.campaign_id = ${campaignId} and c.valid_from <= ${today}::date`, today)
    if (!row) throw new DomainError('NOT_FOUND')
    const payable = await payableDebts(client, scope, debtIds, day, campaignId)
    const debts = payable.map(({ institutionId: _institutionId, isOpen: _isOpen, ...debt }) => withDiscount(debt))
    return { on: day, ...amountsOf(debts), debts }
  })
}

function campaignsOf(
  client: pg.ClientBase,
  { tenantId, institutionId, userId }: OwnScope,
  condition: SQL,
  today: string,
): Promise<CampaignRow[]> {
  return query<CampaignRow>(
    client,
    sql`select c.campaign_id as "campaignId", c.name, c.description, case when c.valid_to < ${today}::date then 'ended' else 'valid' end as status,
        c.valid_from as "validFrom", c.valid_to as "validTo", c.charges_bp as "chargesBasisPoints", c.principal_bp as "principalBasisPoints", c.methods
      from financial.campaign c
      where c.tenant_id = ${tenantId} and c.enabled and (${institutionId}::int is null or c.institution_id = ${institutionId}::int)
        and exists (select from financial.enrollment e where e.tenant_id = c.tenant_id and e.institution_id = c.institution_id and e.user_id = ${userId})
        and ${condition}
      order by c.valid_to, c.campaign_id`,
  )
}

async function debtsIn(client: pg.ClientBase, scope: OwnScope, campaignId: number, today: string): Promise<CampaignDebt[]> {
  const debts = await query<Omit<CampaignDebt, 'dueAmount' | 'discountAmount'>>(
    client,
    sql`select d.debt_id as "debtId", d.type, d.description, d.competency, d.due_date as "dueDate", e.registration, e.course,
        financial.charged_amount(d, ${campaignId}::int, ${today}::date) as amount, financial.charged_lines(d, ${campaignId}::int, ${today}::date) as lines
      from ${debtsAndStudents} where d.status = 'open' and d.due_date < ${today}::date and ${visible(scope)} order by d.due_date, d.debt_id`,
  )
  return debts.filter(({ lines }) => isDiscounted(lines)).map(withDiscount)
}

function withDiscount(debt: Omit<CampaignDebt, 'dueAmount' | 'discountAmount'>): CampaignDebt {
  const dueAmount = debt.lines.reduce((sum, { kind, amount }) => (kind === 'campaign_discount' ? sum : sum + amount), 0)
  return { ...debt, dueAmount, discountAmount: dueAmount - debt.amount }
}

function amountsOf(debts: readonly CampaignDebt[]): Pick<CampaignValue, 'dueAmount' | 'discountedAmount' | 'discountAmount'> {
  const sum = (part: (debt: CampaignDebt) => number) => debts.reduce((total, debt) => total + part(debt), 0)
  return {
    dueAmount: sum((debt) => debt.dueAmount),
    discountedAmount: sum((debt) => debt.amount),
    discountAmount: sum((debt) => debt.discountAmount),
  }
}

async function ownCampaign(client: pg.ClientBase, scope: OwnScope, row: CampaignRow, debts: readonly CampaignDebt[]): Promise<OwnCampaign> {
  return { ...row, ...amountsOf(debts), debtCount: debts.length, use: await lastUse(client, scope, row.campaignId) }
}

async function lastUse(client: pg.ClientBase, { tenantId, userId }: OwnScope, campaignId: number): Promise<OwnCampaign['use']> {
  const [use] = await query<{ payment_id: string; paid_at: Date; amount: number; discount: string }>(
    client,
    sql`select p.payment_id, p.paid_at, p.amount_cents as amount,
        (select coalesce(-sum((line ->> 'amount')::bigint), 0) from financial.payment_debt pd, jsonb_array_elements(pd.lines) line
          where pd.payment_id = p.payment_id and line ->> 'kind' = 'campaign_discount') as discount
      from financial.payment p
      where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.campaign_id = ${campaignId} and p.status = 'approved'
      order by p.paid_at desc limit 1`,
  )
  return use
    ? { paymentId: use.payment_id, paidAt: use.paid_at.toISOString(), amount: use.amount, discountAmount: Number(use.discount) }
    : null
}
