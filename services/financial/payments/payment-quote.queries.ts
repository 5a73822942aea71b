import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtOffer } from '#api/debts.ts'
import type { PaymentQuote } from '#api/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { requireInstallmentOrder } from '../agreements/installment-order.queries.ts'
import { summaryTables, visible } from '../debts/debts.queries.ts'
import { linesIn, textIn } from '../database/localized-text.queries.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import {
  campaignIn,
  campaignsFor,
  campaignsTaken,
  discountOf,
  offersFor,
  type PriceTerms,
  quotedCampaign,
} from '../campaigns/campaign-terms.queries.ts'
import type { DebtScope } from '../access/scopes.ts'
import { installmentOptions } from './cards/card-installments.ts'
import { type PaymentSetting, paymentSettingFor, toMethodDtos } from './payment-setting.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { liveCharges, type Today, withoutDebts } from './live-charges.queries.ts'
import { slipDays } from './slips/slip-days.queries.ts'

export type QuotedDebt = PaymentQuote['debts'][number] & {
  institutionId: number
  enrollmentId: number
  isOpen: boolean
  /** Whose discount is asked for; null for none. */
  campaignId: number | null
  payableUntil: string
  /** Last day of the punctuality discount, also when it is over. */
  discountUntil: string | null
  cardInReview: string | null
  /** Of a card that was entered through a payment link. */
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
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const debts = await payableDebts(client, scope, debtIds, day, terms)
    const { setting, ...campaigns } = await campaignParts(client, scope, debts, day)
    const amount = debts.reduce((sum, debt) => sum + debt.amount, 0)
    const cardInReview = debts.find((debt) => debt.cardInReview)?.cardInReview ?? null
    const { slips, pixes } = await liveCharges(client, scope, debtIds, { today, now })
    const pix = pixes.find((code) => code.amount === amount && code.debtCount === debts.length && code.debtIds.length === debts.length)
    const replaced = pixes.find((code) => code !== pix)
    return {
      on: day,
      amount,
      debts: debts.map(toPaymentDebt),
      methods: toMethodDtos(setting.methods),
      enrollmentId: debts[0]!.enrollmentId,
      installments: installmentOptions(amount, setting),
      slipDays: await slipDays(client, { institutionId: debts[0]!.institutionId, debts, campaignEnd: campaigns.campaign?.validTo }, today),
      liveSlips: slips.map(withoutDebts),
      livePix: pix ? withoutDebts(pix) : null,
      replacedPix: replaced ? withoutDebts(replaced) : null,
      ...campaigns,
      campaignOffer: cardInReview ? null : campaigns.campaignOffer,
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

/** What campaigns do to these debts, and the setting that is left to pay them. Runs in the tenant's transaction. */
export async function campaignParts(
  client: pg.ClientBase,
  scope: DebtScope,
  debts: readonly QuotedDebt[],
  on: string,
): Promise<Pick<PaymentQuote, 'campaign' | 'methodsWithoutCampaign' | 'campaignOffer'> & { setting: PaymentSetting }> {
  const { institutionId } = debts[0]!
  const debtIds = debts.map(({ debtId }) => debtId)
  const usual = await paymentSettingFor(client, institutionId, debtIds, [])
  const taken = campaignsTaken(debts)
  if (taken.length === 0) {
    // Who asked for one is told that it takes nothing off.
    const isOffered = debts.every(({ campaignId }) => campaignId === null)
    const offers = isOffered ? await offersFor(client, scope, debtIds, on) : []
    const discount = offers.reduce((sum, { discountAmount }) => sum + discountAmount, 0)
    return { campaign: null, methodsWithoutCampaign: [], campaignOffer: quotedCampaign(offers, discount), setting: usual }
  }
  const setting = await paymentSettingFor(client, institutionId, debtIds, taken)
  const campaigns = await query<Pick<DebtOffer, 'campaignId' | 'name' | 'validTo'>>(
    client,
    sql`select campaign_id as "campaignId", ${textIn(sql`name`, scope.languages)} as name, valid_to as "validTo" from financial.campaign
      where campaign_id = any(${toSqlArray(taken)}::int[]) order by campaign_id`,
  )
  return {
    campaign: quotedCampaign(campaigns, discountOf(debts)),
    methodsWithoutCampaign: usual.methods.filter((method) => !setting.methods.includes(method)),
    campaignOffer: null,
    setting,
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
  const wanted = [...new Set(debtIds)]
  const campaign = campaignIn(await campaignsFor(client, scope, wanted, on, terms))
  const debts = await query<QuotedDebt>(
    client,
    sql`select d.debt_id as "debtId", d.type, ${textIn(sql`d.description`, scope.languages)} as description, d.request_id as "requestId", d.installment, d.competency, d.due_date as "dueDate", financial.next_banking_day(d.institution_id, d.due_date) as "payableUntil",
        case when d.punctuality_cents > 0 then financial.next_banking_day(d.institution_id, d.punctuality_until) end as "discountUntil", e.registration, e.course,
        financial.charged_amount(d, ${campaign}, ${on}::date) as amount, ${linesIn(sql`financial.charged_lines(d, ${campaign}, ${on}::date)`, scope.languages)} as lines,
        ${campaign} as "campaignId",
        d.institution_id as "institutionId", d.enrollment_id as "enrollmentId", d.status = 'open' as "isOpen",
        review.payment_id as "cardInReview", review.link_id as "reviewLinkId"
      from ${summaryTables} where d.debt_id = any(${`{${wanted.join(',')}}`}::int[]) and ${visible(scope)} order by d.due_date, d.debt_id`,
  )
  if (debts.length < wanted.length) throw new DomainError('NOT_FOUND')
  const isPayable = debts.every(({ isOpen, amount, institutionId }) => isOpen && amount > 0 && institutionId === debts[0]!.institutionId)
  if (!isPayable) throw new DomainError('DEBT_NOT_PAYABLE')
  await requireInstallmentOrder(client, scope.tenantId, wanted)
  return debts
}
