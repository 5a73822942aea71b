import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { offersTogether } from '#api/financial/debt-offers.ts'
import type { PaymentQuote } from '#api/financial/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { requireInstallmentOrder, requireOrder, skippedRead } from '../agreements/installment-order.queries.ts'
import { summaryTables, debtsInScope } from '../debts/debts.queries.ts'
import { localizedLines, localizedText } from '../database/localized-text.queries.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type Read, getRows } from '../../platform/read-together.ts'
import {
  campaignCondition,
  type CampaignOfDebt,
  groupCampaigns,
  readCampaigns,
  campaignsRead,
  campaignsTaken,
  dayAlone,
  getDiscount,
  type NamedCampaign,
  type OfferOfDebt,
  getOffers,
  offersRead,
  type PriceTerms,
  quotedCampaign,
} from '../campaigns/campaign-terms.queries.ts'
import type { DebtScope } from '../access/scopes.ts'
import { installmentOptions } from './cards/card-installments.ts'
import {
  type PaymentSetting,
  getPaymentSetting,
  paymentSettingRead,
  planRestrictionsRead,
  restrictSetting,
  toMethodDtos,
} from './payment-setting.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { liveChargesRead, toLiveCharges, type Today, withoutDebts } from './live-charges.queries.ts'
import { slipDaysRead, toSlipDays } from './slips/slip-days.queries.ts'

export type QuotedDebt = PaymentQuote['debts'][number] & {
  institutionId: number
  enrollmentId: number
  isOpen: boolean
  /** The campaign whose discount is asked for; null for none. */
  campaignId: number | null
  payableUntil: string
  /** Last day of the punctuality discount, also when it is over. */
  discountUntil: string | null
  cardInReview: string | null
  /** The link of a card that was entered through a payment link. */
  reviewLinkId: string | null
}

/** What debts cost on a day, not before today. Throws NOT_FOUND, or DEBT_NOT_PAYABLE for settled debts or two institutions. */
export async function paymentQuote(
  pool: pg.Pool,
  scope: DebtScope,
  { debtIds, on, ...terms }: PriceTerms & { debtIds: readonly number[]; on?: string | undefined },
  { today, now }: Today,
): Promise<PaymentQuote> {
  const day = on && on > today ? on : today
  const uniqueIds = [...new Set(debtIds)]
  const ids = sql`${toSqlArray(uniqueIds)}::int[]`
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const institutionId = sql`(select d.institution_id from financial.debt d where d.debt_id = any(${ids}) limit 1)`
    const deadline = sql`(select max(financial.next_banking_day(d.institution_id, d.due_date)) from financial.debt d where d.debt_id = any(${ids}))`
    const offered = Promise.resolve(terms.campaignId ? [] : transaction.read(offersRead(scope, ids, dayAlone(day))))
    const priced = async () => {
      // Only a price requested by its campaign depends on the offers.
      const campaigns = groupCampaigns(uniqueIds, terms, offersTogether(terms.cheapest ? await offered : []))
      return Promise.all([
        transaction.read(payableRead(scope, uniqueIds, day, campaigns)),
        transaction.read(slipDaysRead({ institutionId, debtIds: ids, deadline, campaigns }, today)),
        transaction.read(campaignsRead(scope, sql`${toSqlArray([...new Set(campaigns.values())])}::int[]`)),
      ])
    }
    // All reads are awaited together: a rejected read that nobody awaits would end the process.
    const [[found, [days], named], offers, [setting], restrictions, charges, skipped] = await Promise.all([
      priced(),
      offered,
      transaction.read(paymentSettingRead(institutionId)),
      transaction.read(planRestrictionsRead(ids)),
      transaction.read(liveChargesRead(scope, ids, { today, now })),
      transaction.read(skippedRead(scope.tenantId, uniqueIds)),
    ])
    const debts = requirePayable(found, uniqueIds)
    requireOrder(skipped)
    const { setting: left, ...campaign } = getCampaignParts(debts, { setting: setting!, restrictions, named, offers })
    const { slips, pixes } = toLiveCharges(charges)
    const amount = debts.reduce((sum, debt) => sum + debt.amount, 0)
    const cardInReview = debts.find((debt) => debt.cardInReview)?.cardInReview ?? null
    const pix = pixes.find((code) => code.amount === amount && code.debtCount === debts.length && code.debtIds.length === debts.length)
    const replaced = pixes.find((code) => code !== pix)
    return {
      on: day,
      amount,
      debts: debts.map(toPaymentDebt),
      methods: toMethodDtos(left.methods),
      enrollmentId: debts[0]!.enrollmentId,
      installments: installmentOptions(amount, left),
      slipDays: toSlipDays(days!, { debts, campaignEnd: campaign.campaign?.validTo }),
      liveSlips: slips.map(withoutDebts),
      livePix: pix ? withoutDebts(pix) : null,
      replacedPix: replaced ? withoutDebts(replaced) : null,
      ...campaign,
      campaignOffer: cardInReview ? null : campaign.campaignOffer,
      cardInReview,
    }
  })
}

export const toPaymentDebt = ({
  institutionId: _institutionId,
  enrollmentId: _enrollmentId,
  isOpen: _isOpen,
  campaignId: _campaignId,
  payableUntil: _payableUntil,
  discountUntil: _discountUntil,
  cardInReview: _cardInReview,
  reviewLinkId: _reviewLinkId,
  ...debt
}: QuotedDebt): PaymentQuote['debts'][number] => debt

type CampaignParts = Pick<PaymentQuote, 'campaign' | 'methodsWithoutCampaign' | 'campaignOffer'> & { setting: PaymentSetting }

/** Returns the campaigns of these debts and the payment setting that they leave. Runs in the tenant's transaction. */
export async function campaignParts(
  client: pg.ClientBase,
  scope: DebtScope,
  debts: readonly QuotedDebt[],
  on: string,
): Promise<CampaignParts> {
  const debtIds = debts.map(({ debtId }) => debtId)
  const taken = campaignsTaken(debts)
  return getCampaignParts(debts, {
    setting: await getPaymentSetting(client, debts[0]!.institutionId),
    restrictions: await query(client, planRestrictionsRead(sql`${toSqlArray(debtIds)}::int[]`).statement),
    named: await query<NamedCampaign>(client, campaignsRead(scope, sql`${toSqlArray(taken)}::int[]`).statement),
    offers: taken.length === 0 ? await getOffers(client, scope, debtIds, on) : [],
  })
}

interface CampaignFacts {
  /** The setting of the institution. */
  setting: PaymentSetting
  /** The restrictions of the plans of the debts. */
  restrictions: Parameters<typeof restrictSetting>[1]
  /** The campaigns that price the debts, possibly with others. */
  named: readonly NamedCampaign[]
  /** The offers of the debts; not needed where a campaign prices them. */
  offers: readonly OfferOfDebt[]
}

function getCampaignParts(debts: readonly QuotedDebt[], { setting, restrictions, named, offers }: CampaignFacts): CampaignParts {
  const usual = restrictSetting(setting, restrictions, debts.length)
  const ids = campaignsTaken(debts)
  if (ids.length === 0) {
    // If a campaign was requested, the caller is told that it has no effect.
    const isOffered = debts.every(({ campaignId }) => campaignId === null)
    const together = isOffered ? offersTogether(offers) : []
    const discount = together.reduce((sum, { discountAmount }) => sum + discountAmount, 0)
    return { campaign: null, methodsWithoutCampaign: [], campaignOffer: quotedCampaign(together, discount), setting: usual }
  }
  const taken = named.filter(({ campaignId }) => ids.includes(campaignId))
  const ofCampaigns = taken.map(({ methods }) => ({ methods, slipAccountId: null }))
  const allowed = restrictSetting(setting, [...restrictions, ...ofCampaigns], debts.length)
  return {
    campaign: quotedCampaign(taken, getDiscount(debts)),
    methodsWithoutCampaign: usual.methods.filter((method) => !allowed.methods.includes(method)),
    campaignOffer: null,
    setting: allowed,
  }
}

/** Debts that one charge can pay, at the amount of a day. Throws NOT_FOUND, DEBT_NOT_PAYABLE, EARLIER_INSTALLMENT_OPEN. */
export async function payableDebts(
  client: pg.ClientBase,
  scope: DebtScope,
  debtIds: readonly number[],
  on: string,
  terms: PriceTerms = {},
): Promise<QuotedDebt[]> {
  const uniqueIds = [...new Set(debtIds)]
  const campaigns = await readCampaigns(client, scope, uniqueIds, on, terms)
  const debts = requirePayable(await query<QuotedDebt>(client, payableRead(scope, uniqueIds, on, campaigns).statement), uniqueIds)
  await requireInstallmentOrder(client, scope.tenantId, uniqueIds)
  return debts
}

/** Reads debts at their price on a day with their campaigns, for `requirePayable`. */
function payableRead(scope: DebtScope, wanted: readonly number[], on: string, campaigns: CampaignOfDebt): Read<QuotedDebt> {
  const campaign = campaignCondition(campaigns)
  return getRows<QuotedDebt>(
    sql`select d.debt_id as "debtId", d.type, ${localizedText(sql`d.description`, scope.languages)} as description, d.request_id as "requestId", d.installment, d.competency, d.due_date as "dueDate", financial.next_banking_day(d.institution_id, d.due_date) as "payableUntil",
        case when d.punctuality_cents > 0 then financial.next_banking_day(d.institution_id, d.punctuality_until) end as "discountUntil", e.registration, e.course,
        financial.charged_amount(d, ${campaign}, ${on}::date) as amount, ${localizedLines(sql`financial.charged_lines(d, ${campaign}, ${on}::date)`, scope.languages)} as lines,
        ${campaign} as "campaignId",
        d.institution_id as "institutionId", d.enrollment_id as "enrollmentId", d.status = 'open' as "isOpen",
        review.payment_id as "cardInReview", review.link_id as "reviewLinkId"
      from ${summaryTables} where d.debt_id = any(${`{${wanted.join(',')}}`}::int[]) and ${debtsInScope(scope)} order by d.due_date, d.debt_id`,
  )
}

/** Throws NOT_FOUND, DEBT_NOT_PAYABLE. */
function requirePayable(debts: readonly QuotedDebt[], wanted: readonly number[]): QuotedDebt[] {
  if (debts.length < wanted.length) throw new DomainError('NOT_FOUND')
  const isPayable = debts.every(({ isOpen, amount, institutionId }) => isOpen && amount > 0 && institutionId === debts[0]!.institutionId)
  if (!isPayable) throw new DomainError('DEBT_NOT_PAYABLE')
  return [...debts]
}
