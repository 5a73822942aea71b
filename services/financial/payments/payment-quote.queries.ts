import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentQuote } from '#api/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { requireInstallmentOrder } from '../agreements/installment-order.queries.ts'
import { summaryTables, visible } from '../debts/debts.queries.ts'
import { linesIn, textIn } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { campaignOffer, discountOf, isDiscounted } from '../campaigns/campaign-terms.queries.ts'
import type { DebtScope } from '../access/scopes.ts'
import { installmentOptions } from './cards/card-installments.ts'
import { paymentSettingFor, toMethodDtos } from './payment-setting.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { liveCharges, type Today, withoutDebts } from './live-charges.queries.ts'
import { slipDays } from './slips/slip-days.queries.ts'

export type QuotedDebt = PaymentQuote['debts'][number] & {
  institutionId: number
  enrollmentId: number
  isOpen: boolean
  payableUntil: string
  /** Last day of the punctuality discount, also when it is over. */
  discountUntil: string | null
  cardInReview: string | null
  /** Of a card that was entered through a payment link. */
  reviewLinkId: string | null
}

type EffectiveCampaign = NonNullable<PaymentQuote['campaign']>

/** What debts cost on a day, not before today. Throws NOT_FOUND, or DEBT_NOT_PAYABLE for settled debts or two institutions. */
export async function paymentQuote(
  pool: pg.Pool,
  scope: DebtScope,
  { debtIds, on, campaignId }: { debtIds: readonly number[]; on?: string | undefined; campaignId?: number | undefined },
  { today, now }: Today,
): Promise<PaymentQuote> {
  const day = on && on > today ? on : today
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const debts = await payableDebts(client, scope, debtIds, day, campaignId)
    const campaign = await effectiveCampaign(client, scope, campaignId, debts)
    const setting = await paymentSettingFor(client, debts[0]!.institutionId, debtIds, campaign?.campaignId ?? null)
    const usual = campaign ? await paymentSettingFor(client, debts[0]!.institutionId, debtIds, null) : setting
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
      slipDays: await slipDays(client, { institutionId: debts[0]!.institutionId, debts, campaign }, today),
      liveSlips: slips.map(withoutDebts),
      livePix: pix ? withoutDebts(pix) : null,
      replacedPix: replaced ? withoutDebts(replaced) : null,
      campaign,
      methodsWithoutCampaign: usual.methods.filter((method) => !setting.methods.includes(method)),
      campaignOffer: campaignId === undefined && !cardInReview ? await campaignOffer(client, scope, debts, day) : null,
      cardInReview,
    }
  })
}

export const toPaymentDebt = ({
  institutionId: _institutionId,
  enrollmentId: _enrollmentId,
  isOpen: _isOpen,
  payableUntil: _payableUntil,
  discountUntil: _discountUntil,
  cardInReview: _cardInReview,
  reviewLinkId: _reviewLinkId,
  ...debt
}: QuotedDebt): PaymentQuote['debts'][number] => debt

/** The campaign that discounts these debts, if any. Runs in the tenant's transaction. */
export async function effectiveCampaign(
  client: pg.ClientBase,
  { languages }: DebtScope,
  campaignId: number | undefined,
  debts: readonly QuotedDebt[],
): Promise<EffectiveCampaign | null> {
  if (campaignId === undefined || !debts.some(({ lines }) => isDiscounted(lines))) return null
  const [found] = await query<Omit<EffectiveCampaign, 'discountAmount'>>(
    client,
    sql`select campaign_id as "campaignId", ${textIn(sql`name`, languages)} as name, valid_to as "validTo" from financial.campaign where campaign_id = ${campaignId}`,
  )
  return found ? { ...found, discountAmount: discountOf(debts) } : null
}

/** Debts that one charge can pay, at the amount of a day. Throws NOT_FOUND, DEBT_NOT_PAYABLE, EARLIER_INSTALLMENT_OPEN. */
export async function payableDebts(
  client: pg.ClientBase,
  scope: DebtScope,
  debtIds: readonly number[],
  on: string,
  campaignId: number | null = null,
): Promise<QuotedDebt[]> {
  const wanted = [...new Set(debtIds)]
  const debts = await query<QuotedDebt>(
    client,
    sql`select d.debt_id as "debtId", d.type, ${textIn(sql`d.description`, scope.languages)} as description, d.request_id as "requestId", d.installment, d.competency, d.due_date as "dueDate", financial.next_banking_day(d.institution_id, d.due_date) as "payableUntil",
        case when d.punctuality_cents > 0 then financial.next_banking_day(d.institution_id, d.punctuality_until) end as "discountUntil", e.registration, e.course,
        financial.charged_amount(d, ${campaignId}::int, ${on}::date) as amount, ${linesIn(sql`financial.charged_lines(d, ${campaignId}::int, ${on}::date)`, scope.languages)} as lines,
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
