import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CampaignDebt, CampaignDebts, CampaignValue, StudentCampaign } from '#api/financial/campaigns.ts'
import { readTenant } from '../../platform/database.ts'
import { isNegotiable, summaryTables, debtsInScope } from '../debts/debts.queries.ts'
import { localizedLines, localizedText } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { isDiscounted } from './campaign-terms.queries.ts'
import type { CallerScope } from '../access/scopes.ts'
import { queuedChecks } from '../payments/booking/settlement-queue.queries.ts'
import { payableDebts, toPaymentDebt } from '../payments/payment-quote.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeCondition } from '../../platform/scope-condition.ts'

type CampaignRow = Pick<
  StudentCampaign,
  'campaignId' | 'name' | 'description' | 'status' | 'validFrom' | 'validTo' | 'chargesBasisPoints' | 'principalBasisPoints' | 'methods'
>

/** Campaigns that reduce a debt of the user today, the first to end first (GET /campaigns/valid). */
export async function validCampaigns(pool: pg.Pool, scope: CallerScope, today: string): Promise<StudentCampaign[]> {
  const rows = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<CampaignRow & UseRow & { count: number; due: string; discount: string }>(
      client,
      sql`select ${campaignColumns(scope, today)}, own.*, use.*
        from financial.campaign c
        cross join lateral (
          select count(*)::int as count, sum(financial.debt_amount(d, ${today}::date)) as due,
            sum(financial.campaign_discount(c, d, ${today}::date)) as discount
          from ${summaryTables}
          where d.status = 'open' and review.payment_id is null and ${debtsInScope(scope)} and financial.campaign_takes(c, d, ${today}::date)) own
        left join lateral (${lastUse(scope)}) use on true
        where ${studentCampaigns(scope)} and ${today}::date between c.valid_from and c.valid_to and own.count > 0
        order by c.valid_to, c.campaign_id`,
    ),
  )
  return rows.map(({ count, due, discount, used_payment_id, used_at, used_amount, used_discount, ...campaign }) => {
    const [dueAmount, discountAmount] = [Number(due), Number(discount)]
    return {
      ...campaign,
      debtCount: count,
      dueAmount,
      discountAmount,
      discountedAmount: dueAmount - discountAmount,
      ...toUse({ used_payment_id, used_at, used_amount, used_discount }),
    }
  })
}

/** Returns the campaign's debts, none once over (GET /debts/campaigns/{id}). Amounts exclude cards under review. Throws NOT_FOUND, also before it. */
export async function campaignDebts(pool: pg.Pool, scope: CallerScope, campaignId: number, today: string): Promise<CampaignDebts> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const campaign = await campaignById(client, scope, campaignId, today)
    const found = await findCampaignDebts(client, scope, campaignId, today)
    const results = found.map(({ isNegotiable: _isNegotiable, ...debt }) => debt)
    const payable = results.filter(({ cardInReview }) => cardInReview === null)
    const negotiable = found.filter((debt) => debt.isNegotiable && debt.cardInReview === null)
    return {
      today,
      campaign: { ...campaign, ...getAmounts(payable), debtCount: payable.length },
      results,
      debtQueues: await queuedChecks(
        client,
        scope.tenantId,
        results.map(({ debtId }) => debtId),
      ),
      agreementModel:
        negotiable.length > 0 ? { debtIds: negotiable.map(({ debtId }) => debtId), dueAmount: getAmounts(negotiable).dueAmount } : null,
    }
  })
}

/** Returns the cost of debts with a campaign on a day from today on. Throws NOT_FOUND, DEBT_NOT_PAYABLE if settled or of two institutions. */
export async function calculateNewValue(
  pool: pg.Pool,
  scope: CallerScope,
  { campaignId, debtIds, on }: { campaignId: number; debtIds: readonly number[]; on?: string | undefined },
  today: string,
): Promise<CampaignValue> {
  const day = on && on > today ? on : today
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    await campaignById(client, scope, campaignId, today)
    const payable = await payableDebts(client, scope, debtIds, day, { campaignId })
    const debts = payable.map((debt) => withDiscount({ ...toPaymentDebt(debt), cardInReview: debt.cardInReview }))
    return { on: day, ...getAmounts(debts), debts }
  })
}

const campaignColumns = ({ languages }: CallerScope, today: string) => sql`
  c.campaign_id as "campaignId", ${localizedText(sql`c.name`, languages)} as name, ${localizedText(sql`c.description`, languages)} as description, case when c.valid_to < ${today}::date then 'ended' else 'valid' end as status,
  c.valid_from as "validFrom", c.valid_to as "validTo", c.charges_bp as "chargesBasisPoints", c.principal_bp as "principalBasisPoints", c.methods`

/** Enabled campaigns of institutions where the user is enrolled. */
const studentCampaigns = ({ userId, ...place }: CallerScope) => sql`
  ${placeCondition(place, 'c')} and c.enabled
  and exists (select from financial.enrollment e where e.tenant_id = c.tenant_id and e.institution_id = c.institution_id and e.user_id = ${userId})`

/** A campaign that has begun. Throws NOT_FOUND. */
async function campaignById(
  client: pg.ClientBase,
  scope: CallerScope,
  campaignId: number,
  today: string,
): Promise<CampaignRow & Pick<StudentCampaign, 'use' | 'paymentSuccess'>> {
  const [row] = await query<CampaignRow & UseRow>(
    client,
    sql`select ${campaignColumns(scope, today)}, use.* from financial.campaign c left join lateral (${lastUse(scope)}) use on true
      where ${studentCampaigns(scope)} and c.campaign_id = ${campaignId} and c.valid_from <= ${today}::date`,
  )
  if (!row) throw new DomainError('NOT_FOUND')
  const { used_payment_id, used_at, used_amount, used_discount, ...campaign } = row
  return { ...campaign, ...toUse({ used_payment_id, used_at, used_amount, used_discount }) }
}

type NegotiableDebt = CampaignDebt & { isNegotiable: boolean }

async function findCampaignDebts(client: pg.ClientBase, scope: CallerScope, campaignId: number, today: string): Promise<NegotiableDebt[]> {
  const debts = await query<Omit<NegotiableDebt, 'dueAmount' | 'discountAmount'>>(
    client,
    sql`select d.debt_id as "debtId", d.type, ${localizedText(sql`d.description`, scope.languages)} as description, d.request_id as "requestId", d.installment, d.competency, d.due_date as "dueDate", e.registration, e.course,
        financial.charged_amount(d, ${campaignId}::int, ${today}::date) as amount, ${localizedLines(sql`financial.charged_lines(d, ${campaignId}::int, ${today}::date)`, scope.languages)} as lines,
        review.payment_id as "cardInReview", ${isNegotiable(today)} as "isNegotiable"
      from ${summaryTables} where d.status = 'open' and financial.is_late(d.institution_id, d.due_date, ${today}::date) and ${debtsInScope(scope)} order by d.due_date, d.debt_id`,
  )
  return debts.filter(({ lines }) => isDiscounted(lines)).map(withDiscount)
}

function withDiscount<Debt extends Omit<CampaignDebt, 'dueAmount' | 'discountAmount'>>(debt: Debt) {
  const dueAmount = debt.lines.reduce((sum, { kind, amount }) => (kind === 'campaign_discount' ? sum : sum + amount), 0)
  return { ...debt, dueAmount, discountAmount: dueAmount - debt.amount }
}

function getAmounts(debts: readonly CampaignDebt[]): Pick<CampaignValue, 'dueAmount' | 'discountedAmount' | 'discountAmount'> {
  const sum = (part: (debt: CampaignDebt) => number) => debts.reduce((total, debt) => total + part(debt), 0)
  return {
    dueAmount: sum((debt) => debt.dueAmount),
    discountedAmount: sum((debt) => debt.amount),
    discountAmount: sum((debt) => debt.discountAmount),
  }
}

interface UseRow {
  used_payment_id: string | null
  used_at: Date | null
  used_amount: number | null
  used_discount: string | null
}

/** The user's last payment within campaign `c`. */
const lastUse = ({ tenantId, userId }: CallerScope): SQL => sql`
  select p.payment_id as used_payment_id, p.paid_at as used_at, p.amount_cents as used_amount,
    (select coalesce(-sum((line ->> 'amount')::bigint), 0) from financial.payment_debt pd, jsonb_array_elements(pd.lines) line
      where pd.payment_id = p.payment_id and line ->> 'kind' = 'campaign_discount') as used_discount
  from financial.payment p
  where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.status = 'approved'
    and exists (select from financial.payment_debt pd where pd.payment_id = p.payment_id and pd.campaign_id = c.campaign_id)
  order by p.paid_at desc limit 1`

function toUse({ used_payment_id, used_at, used_amount, used_discount }: UseRow): Pick<StudentCampaign, 'use' | 'paymentSuccess'> {
  if (used_payment_id === null) return { use: null, paymentSuccess: false }
  const use = { paymentId: used_payment_id, paidAt: used_at!.toISOString(), amount: used_amount!, discountAmount: Number(used_discount) }
  return { use, paymentSuccess: true }
}
