import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentMethodType, PaymentQuote } from '#api/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { debtsAndStudents, visible } from '../debts/debts.queries.ts'
import { query } from '../database/query.ts'
import { discountOf, isDiscounted } from '../campaigns/campaign-terms.queries.ts'
import type { DebtScope } from '../access/scopes.ts'
import { installmentOptions } from './cards/card-installments.ts'
import { toMethodDtos, paymentSettingOf } from './payment-setting.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { slipDays } from './slips/slip-days.ts'

type QuotedDebt = PaymentQuote['debts'][number] & { institutionId: number; enrollmentId: number; isOpen: boolean }

type EffectiveCampaign = NonNullable<PaymentQuote['campaign']> & { methods: PaymentMethodType[] }

/** What debts cost on a day, not before today. Throws NOT_FOUND, or DEBT_NOT_PAYABLE for settled debts or two institutions. */
export async function paymentQuote(
  pool: pg.Pool,
  scope: DebtScope,
  { debtIds, on, campaignId }: { debtIds: readonly number[]; on?: string | undefined; campaignId?: number | undefined },
  today: string,
): Promise<PaymentQuote> {
  const day = on && on > today ? on : today
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const debts = await payableDebts(client, scope, debtIds, day, campaignId)
    const setting = await paymentSettingOf(client, debts[0]!.institutionId)
    const campaign = await effectiveCampaign(client, campaignId, debts)
    const methods = campaign ? setting.methods.filter((method) => campaign.methods.includes(method)) : setting.methods
    const amount = debts.reduce((sum, debt) => sum + debt.amount, 0)
    return {
      on: day,
      amount,
      debts: debts.map(({ institutionId: _institutionId, enrollmentId: _enrollmentId, isOpen: _isOpen, ...debt }) => debt),
      methods: toMethodDtos(methods),
      enrollmentId: debts[0]!.enrollmentId,
      installments: installmentOptions(amount, { ...setting, methods }),
      slipDays: payableOn(today, debts, campaign),
      campaign: campaign && toCampaignDto(campaign),
    }
  })
}

export function payableOn(
  today: string,
  debts: readonly { dueDate: string }[],
  campaign: { validTo: string } | null,
): { from: string; to: string } {
  const { from, to } = slipDays(
    today,
    debts.map(({ dueDate }) => dueDate),
  )
  return { from, to: campaign && campaign.validTo < to ? campaign.validTo : to }
}

export function toCampaignDto({ campaignId, name, validTo, discountAmount }: EffectiveCampaign): NonNullable<PaymentQuote['campaign']> {
  return { campaignId, name, validTo, discountAmount }
}

/** The campaign that discounts these debts, if any. Runs in the tenant's transaction. */
export async function effectiveCampaign(
  client: pg.ClientBase,
  campaignId: number | undefined,
  debts: readonly QuotedDebt[],
): Promise<EffectiveCampaign | null> {
  if (campaignId === undefined || !debts.some(({ lines }) => isDiscounted(lines))) return null
  const [found] = await query<Omit<EffectiveCampaign, 'discountAmount'>>(
    client,
    sql`select campaign_id as "campaignId", name, valid_to as "validTo", methods from financial.campaign where campaign_id = ${campaignId}`,
  )
  return found ? { ...found, discountAmount: discountOf(debts) } : null
}

/** Debts that one charge can pay, at the amount of a day. Throws NOT_FOUND, DEBT_NOT_PAYABLE. */
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
    sql`select d.debt_id as "debtId", d.type, d.description, d.competency, d.due_date as "dueDate", e.registration, e.course,
        financial.charged_amount(d, ${campaignId}::int, ${on}::date) as amount, financial.charged_lines(d, ${campaignId}::int, ${on}::date) as lines,
        d.institution_id as "institutionId", d.enrollment_id as "enrollmentId", d.status = 'open' as "isOpen"
      from ${debtsAndStudents} where d.debt_id = any(${`{${wanted.join(',')}}`}::int[]) and ${visible(scope)} order by d.due_date, d.debt_id`,
  )
  if (debts.length < wanted.length) throw new DomainError('NOT_FOUND')
  const isPayable = debts.every(({ isOpen, amount, institutionId }) => isOpen && amount > 0 && institutionId === debts[0]!.institutionId)
  if (!isPayable) throw new DomainError('DEBT_NOT_PAYABLE')
  return debts
}
