import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { offersTogether } from '#api/debt-offers.ts'
import type { AmountLine, DebtOffer } from '#api/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentQuote } from '#api/payments.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { textIn } from '../database/localized-text.queries.ts'

/** A line as payments keep it: earlier ones with the campaign's name in one language. */
export type KeptLine = Omit<AmountLine, 'name'> & { name?: string | Partial<LocalizedText> }

/** As the contract has it, with null where a charge names no campaign. */
export interface PriceTerms {
  campaignId?: number | null | undefined
  cheapest?: boolean | undefined
}

/** Campaigns by which debts are priced, by debt. */
export type CampaignOfDebt = ReadonlyMap<number, number>

export const isDiscounted = (lines: readonly Pick<AmountLine, 'kind'>[]) => lines.some(({ kind }) => kind === 'campaign_discount')

export function discountOf(debts: readonly { lines: readonly AmountLine[] }[]): number {
  return debts.flatMap(({ lines }) => lines).reduce((sum, { kind, amount }) => (kind === 'campaign_discount' ? sum - amount : sum), 0)
}

/** Campaigns that take something off debts, each once. */
export const campaignsTaken = (debts: readonly { campaignId: number | null; lines: readonly Pick<AmountLine, 'kind'>[] }[]): number[] => [
  ...new Set(debts.flatMap(({ campaignId, lines }) => (campaignId !== null && isDiscounted(lines) ? campaignId : []))),
]

/** The campaign of debt `d`, or null. */
export const campaignIn = (campaigns: CampaignOfDebt): SQL =>
  sql`(${JSON.stringify(Object.fromEntries(campaigns))}::jsonb ->> d.debt_id::text)::int`

/** Which campaign prices each debt on a day. Runs in the tenant's transaction. */
export async function campaignsFor(
  client: pg.ClientBase,
  scope: Pick<DebtScope, 'languages'>,
  debtIds: readonly number[],
  on: string,
  { campaignId, cheapest }: PriceTerms,
): Promise<CampaignOfDebt> {
  if (campaignId) return new Map(debtIds.map((debtId) => [debtId, campaignId]))
  if (!cheapest) return new Map()
  return new Map((await offersFor(client, scope, debtIds, on)).map((offer) => [offer.debtId, offer.campaignId]))
}

/** What one charge of debts takes of their offers on a day. Runs in the tenant's transaction. */
export async function offersFor(client: pg.ClientBase, scope: Pick<DebtScope, 'languages'>, debtIds: readonly number[], on: string) {
  return offersTogether(await offersOf(client, scope, debtIds, on))
}

/** The cheapest price of each debt on a day, where a campaign lowers it. Runs in the tenant's transaction. */
export async function offersOf(
  client: pg.ClientBase,
  { languages }: Pick<DebtScope, 'languages'>,
  debtIds: readonly number[],
  on: string,
): Promise<(DebtOffer & { debtId: number })[]> {
  return query<DebtOffer & { debtId: number }>(
    client,
    sql`select distinct on (d.debt_id) d.debt_id as "debtId", c.campaign_id as "campaignId", ${textIn(sql`c.name`, languages)} as name, c.valid_to as "validTo",
        financial.charged_amount(d, c.campaign_id, ${on}::date) as amount, off.cents as "discountAmount",
        array(select method from unnest(o.methods) with ordinality as m(method, position) where method = any(c.methods) order by position) as methods
      from financial.debt d
      join financial.campaign c on c.tenant_id = d.tenant_id and c.institution_id = d.institution_id
      cross join lateral (select financial.offered_methods(d.institution_id) as methods) o
      cross join lateral (select financial.campaign_discount(c, d, ${on}::date) as cents) off
      where d.debt_id = any(${toSqlArray(debtIds)}::int[]) and c.methods && o.methods and financial.campaign_takes(c, d, ${on}::date) and off.cents > 0
      order by d.debt_id, off.cents desc, c.campaign_id`,
  )
}

/** Those of a page, each with its offer on a day: a student's own, that can be paid. Runs in the tenant's transaction. */
export async function withOffers<Debt extends { debtId: number; status: string; cardInReview: string | null; offer: DebtOffer | null }>(
  client: pg.ClientBase,
  scope: Pick<DebtScope, 'languages' | 'userId'>,
  debts: readonly Debt[],
  on: string,
): Promise<Debt[]> {
  const payable = debts.filter(({ status, cardInReview }) => (status === 'open' || status === 'overdue') && cardInReview === null)
  if (scope.userId === null || payable.length === 0) return [...debts]
  const offers = await offersOf(
    client,
    scope,
    payable.map(({ debtId }) => debtId),
    on,
  )
  const byDebt = new Map(offers.map(({ debtId, ...offer }) => [debtId, offer]))
  return debts.map((debt) => ({ ...debt, offer: byDebt.get(debt.debtId) ?? null }))
}

/** Several campaigns in the words of one. */
export function quotedCampaign(
  campaigns: readonly Pick<DebtOffer, 'campaignId' | 'name' | 'validTo'>[],
  discountAmount: number,
): PaymentQuote['campaign'] {
  const [first] = campaigns
  if (!first) return null
  return {
    campaignId: first.campaignId,
    name: [...new Set(campaigns.map(({ name }) => name))].join(', '),
    validTo: campaigns.map(({ validTo }) => validTo).sort()[0]!,
    discountAmount,
  }
}
