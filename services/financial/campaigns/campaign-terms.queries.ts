import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { offersTogether } from '#api/financial/debt-offers.ts'
import type { AmountLine, DebtOffer } from '#api/financial/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentMethodType, PaymentQuote } from '#api/financial/payments.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type Read, getRows } from '../../platform/read-together.ts'
import type { DebtScope } from '../access/scopes.ts'
import { localizedText } from '../database/localized-text.queries.ts'

/** A line as payments store it; older ones have the campaign's name in one language only. */
export type KeptLine = Omit<AmountLine, 'name'> & { name?: string | Partial<LocalizedText> }

/** The terms as in the contract, with null where a charge names no campaign. */
export interface PriceTerms {
  campaignId?: number | null | undefined
  cheapest?: boolean | undefined
}

/** The campaign by which each debt is priced, by debt. */
export type CampaignOfDebt = ReadonlyMap<number, number>

export const isDiscounted = (lines: readonly Pick<AmountLine, 'kind'>[]) => lines.some(({ kind }) => kind === 'campaign_discount')

export function getDiscount(debts: readonly { lines: readonly AmountLine[] }[]): number {
  return debts.flatMap(({ lines }) => lines).reduce((sum, { kind, amount }) => (kind === 'campaign_discount' ? sum - amount : sum), 0)
}

/** Returns the campaigns that reduce any of the debts, each once. */
export const campaignsTaken = (debts: readonly { campaignId: number | null; lines: readonly Pick<AmountLine, 'kind'>[] }[]): number[] => [
  ...new Set(debts.flatMap(({ campaignId, lines }) => (campaignId !== null && isDiscounted(lines) ? campaignId : []))),
]

/** The campaign of debt `d`, or null. */
export const campaignCondition = (campaigns: CampaignOfDebt): SQL =>
  sql`(${JSON.stringify(Object.fromEntries(campaigns))}::jsonb ->> d.debt_id::text)::int`

/** Reads which campaign prices each debt on a day. Runs in the tenant's transaction. */
export async function readCampaigns(
  client: pg.ClientBase,
  scope: Pick<DebtScope, 'languages'>,
  debtIds: readonly number[],
  on: string,
  { campaignId, cheapest }: PriceTerms,
): Promise<CampaignOfDebt> {
  const offers = cheapest && !campaignId ? await getChargeOffers(client, scope, debtIds, on) : []
  return groupCampaigns(debtIds, { campaignId, cheapest }, offers)
}

/** @param offers that one charge takes; not needed where the terms name a campaign, or ask for none */
export function groupCampaigns(
  debtIds: readonly number[],
  { campaignId, cheapest }: PriceTerms,
  offers: readonly OfferOfDebt[],
): CampaignOfDebt {
  if (campaignId) return new Map(debtIds.map((debtId) => [debtId, campaignId]))
  return new Map(cheapest ? offers.map((offer) => [offer.debtId, offer.campaignId]) : [])
}

/** Reads the names of campaigns and the methods that they allow. @param campaignIds an array */
export const campaignsRead = ({ languages }: Pick<DebtScope, 'languages'>, campaignIds: SQL): Read<NamedCampaign> =>
  getRows<NamedCampaign>(
    sql`select campaign_id as "campaignId", ${localizedText(sql`name`, languages)} as name, valid_to as "validTo", methods from financial.campaign
      where campaign_id = any(${campaignIds}) order by campaign_id`,
  )

export type NamedCampaign = Pick<DebtOffer, 'campaignId' | 'name' | 'validTo'> & { methods: PaymentMethodType[] }

/** Returns the offers of the debts that one charge can use on a day. Runs in the tenant's transaction. */
export async function getChargeOffers(client: pg.ClientBase, scope: Pick<DebtScope, 'languages'>, debtIds: readonly number[], on: string) {
  return offersTogether(await getOffers(client, scope, debtIds, on))
}

export type OfferOfDebt = DebtOffer & { debtId: number; on: string }

/** The cheapest price of each debt on each day, where a campaign lowers it. @param debtIds an array, as is `days` */
export const offersRead = ({ languages }: Pick<DebtScope, 'languages'>, debtIds: SQL, days: SQL): Read<OfferOfDebt> =>
  getRows<OfferOfDebt>(
    sql`select distinct on (d.debt_id, day) d.debt_id as "debtId", day as "on", c.campaign_id as "campaignId", ${localizedText(sql`c.name`, languages)} as name, c.valid_to as "validTo",
        financial.charged_amount(d, c.campaign_id, day) as amount, off.cents as "discountAmount",
        array(select method from unnest(o.methods) with ordinality as m(method, position) where method = any(c.methods) order by position) as methods
      from financial.debt d
      join financial.campaign c on c.tenant_id = d.tenant_id and c.institution_id = d.institution_id
      cross join lateral (select financial.offered_methods(d.institution_id) as methods) o
      cross join unnest(${days}) day
      cross join lateral (select financial.campaign_discount(c, d, day) as cents) off
      where d.debt_id = any(${debtIds}) and c.methods && o.methods and financial.campaign_takes(c, d, day) and off.cents > 0
      order by d.debt_id, day, off.cents desc, c.campaign_id`,
  )

/** Runs in the tenant's transaction. */
export const getOffers = (client: pg.ClientBase, scope: Pick<DebtScope, 'languages'>, debtIds: readonly number[], on: string) =>
  query<OfferOfDebt>(client, offersRead(scope, sql`${toSqlArray(debtIds)}::int[]`, dayAlone(on)).statement)

/** A single day as the `days` of `offersRead`. */
export const dayAlone = (on: string): SQL => sql`array[${on}::date]`

const isPayable = ({ status, cardInReview }: { status: string; cardInReview: string | null }) =>
  (status === 'open' || status === 'overdue') && cardInReview === null

interface OfferedDebt {
  debtId: number
  status: string
  cardInReview: string | null
  offer: DebtOffer | null
}

/** Adds their offers to debts that can be paid. @param offers may include those of other debts */
export function addOffers<Debt extends OfferedDebt>(debts: readonly Debt[], offers: readonly OfferOfDebt[]): Debt[] {
  const byDebt = new Map(offers.map(({ debtId, on: _on, ...offer }) => [debtId, offer]))
  return debts.map((debt) => ({ ...debt, offer: (isPayable(debt) && byDebt.get(debt.debtId)) || null }))
}

/** Combines several campaigns into the description of one. */
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
