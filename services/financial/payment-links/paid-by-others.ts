import type pg from 'pg'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { LinkPayment, OpenDue } from '#api/financial/payment-links.ts'
import { getHash } from '../../platform/hash.ts'
import { shortName } from '../../platform/masking.ts'
import type { DebtScope, CallerScope } from '../access/scopes.ts'
import { installmentOptions } from '../payments/cards/card-installments.ts'
import { campaignParts, payableDebts, type QuotedDebt } from '../payments/payment-quote.queries.ts'
import { toMethodDtos } from '../payments/payment-setting.queries.ts'
import { type StoredPayment, toPayment } from '../payments/payments.queries.ts'
import { liveCharges, type Today } from '../payments/live-charges.queries.ts'
import { slipDays } from '../payments/slips/slip-days.queries.ts'
import { slipDocument } from '../payments/slips/slip-data.queries.ts'

/** The terms for a person who pays for a student. */
export interface OthersTerms {
  withoutCampaign?: boolean | undefined
}

export const termsOfOthers = ({ withoutCampaign = false }: OthersTerms) => ({ cheapest: !withoutCampaign })

interface AskedDue extends Today, OthersTerms {
  debtIds: readonly number[]
  /** The student's name as the person who pays may know it. */
  studentName: string
  day: string
  /** Whether the viewer entered the card under review; payers may follow only their own card. */
  isOwnReview(review: { reviewLinkId: string | null; cardInReview: string }): boolean
}

/** Returns the price of debts on a day for someone other than the student. Throws NOT_FOUND, DEBT_NOT_PAYABLE. */
export async function dueForOthers(
  client: pg.ClientBase,
  scope: CallerScope,
  { debtIds, studentName, today, now, day, isOwnReview, ...terms }: AskedDue,
): Promise<OpenDue> {
  const debts = await payableDebts(client, scope, debtIds, day, termsOfOthers(terms))
  const { institutionId } = debts[0]!
  const { setting, ...campaigns } = await campaignParts(client, scope, debts, day)
  const amount = debts.reduce((sum, debt) => sum + debt.amount, 0)
  return {
    studentName,
    today,
    on: day,
    amount,
    debts: debts.map(withoutStudentData),
    methods: toMethodDtos(setting.methods),
    slipDays: await slipDays(client, { institutionId, debts, campaignEnd: campaigns.campaign?.validTo }, today),
    installments: installmentOptions(amount, setting),
    // The payment is left out, because it may include other debts.
    liveSlips: (await liveCharges(client, scope, debtIds, { today, now })).slips.map(({ dueOn, amount: owed, debtCount }) => ({
      dueOn,
      amount: owed,
      debtCount,
    })),
    ...campaigns,
    cardInReview: openReview(debts, isOwnReview),
  }
}

function openReview(debts: readonly QuotedDebt[], isOwnReview: AskedDue['isOwnReview']): OpenDue['cardInReview'] {
  for (const { cardInReview, reviewLinkId } of debts)
    if (cardInReview !== null) return { paymentId: isOwnReview({ cardInReview, reviewLinkId }) ? cardInReview : null }
  return null
}

export function paymentForOthers(stored: StoredPayment, at: Date): LinkPayment {
  const { paymentId, status, method, amount, createdAt, expiresAt, now, paidAt, brCode, slip, card } = toPayment(stored, at)
  const debts = stored.debts.map(withoutStudentData)
  return { paymentId, status, method, amount, createdAt, expiresAt, now, paidAt, brCode, slip, card, debts }
}

/** With the least student data that a slip needs. Throws NOT_FOUND unless it can be paid. */
export async function slipForOthers(
  client: pg.ClientBase,
  scope: Pick<DebtScope, 'timeZone'>,
  stored: StoredPayment,
  now: Date,
): Promise<BankSlipDocument> {
  const document = await slipDocument(client, scope, stored, now)
  const { name, taxId } = document.payer
  return { ...document, payer: { personId: null, name: shortName(name), taxId, registrations: [] } }
}

/** Keeps a payer's idempotency keys apart from the student's, whose keys could lead to payments of other debts. */
export function scopedIdempotencyKey(kind: string, payerId: string, key: string): string {
  return getHash(kind, payerId, key)
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

type PaidDebt = LinkPayment['debts'][number]

const withoutStudentData = ({ debtId, type, description, installment, competency, dueDate, amount, lines }: PaidDebt): PaidDebt => ({
  debtId,
  type,
  description,
  installment,
  competency,
  dueDate,
  amount,
  lines,
})
