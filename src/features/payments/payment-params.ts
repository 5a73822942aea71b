import { notFound } from '@tanstack/react-router'
import type { SlipDays } from '#api/financial/debts.ts'
import type { OthersTerms } from '#api/financial/payment-links.ts'
import type { PaymentMethodType, PriceTerms } from '#api/financial/payments.ts'
import { isSlipDay } from '#api/financial/slip-days.ts'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import { allOptional, civilDate, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const methods = ['pix', 'bank_slip', 'credit_card'] as const satisfies readonly PaymentMethodType[]

/** @throws the router's `notFound` for malformed ids */
export const paymentIdParams = {
  parse: ({ paymentId }: { paymentId: string }) => {
    if (!uuid.test(paymentId)) throw notFound()
    return { paymentId }
  },
}

/** Parses the receipt number of a transfer, such as `2026-00000042`. */
export const readReceiptNumber = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{8,12}$/.test(value) ? value : undefined)

/** The campaign that sets the prices of a checkout: one, none, or undefined for the lowest price of each debt. */
export type CampaignChoice = number | 'none' | undefined

export const getPriceTerms = (campaign: CampaignChoice): PriceTerms =>
  campaign === undefined ? { cheapest: true } : campaign === 'none' ? {} : { campaignId: campaign }

/** Returns the same terms for a person who pays for a student. */
export const getOthersTerms = (campaign: 'none' | undefined): OthersTerms => (campaign === 'none' ? { withoutCampaign: true } : {})

const campaignCondition = (value: unknown): CampaignChoice => (value === 'none' ? value : integer(value, 1, 2_147_483_647))

/** Parses `1,2,3`, or `1&debts=2` from checkboxes: unique, sorted, at most fifty; drops invalid ids. */
export function readDebtIds(value: unknown): number[] {
  const parts = [value]
    .flat()
    .flatMap((part: unknown): unknown[] => (typeof part === 'number' ? [part] : typeof part === 'string' ? part.split(',') : []))
  const ids = parts.flatMap((part) => integer(part, 1, 2_147_483_647) ?? [])
  return [...new Set(ids)].sort((one, other) => one - other).slice(0, 50)
}

const chargeProblems = [
  'AMOUNT_CHANGED',
  'DEBT_NOT_PAYABLE',
  'EARLIER_INSTALLMENT_OPEN',
  'METHOD_NOT_OFFERED',
  'DAY_NOT_ALLOWED',
  'PAYMENT_IN_PROGRESS',
  'TOO_MANY_ATTEMPTS',
  'FORBIDDEN',
  'UNKNOWN',
] as const satisfies readonly PortalErrorCode[]
/** Whether the code is that of debts that no charge can pay as they are. */
export const isUnpayable = (code: string) => code === 'DEBT_NOT_PAYABLE' || code === 'EARLIER_INSTALLMENT_OPEN'

/** Reason why the plain form charged nothing. */
export type ChargeProblemCode = (typeof chargeProblems)[number]

export const getChargeProblem = (code: PortalErrorCode): ChargeProblemCode => chargeProblems.find((known) => known === code) ?? 'UNKNOWN'

export function checkoutSearch(search: Record<string, unknown>) {
  return allOptional({
    debts: readDebtIds(search.debts).join(',') || undefined,
    method: wordOrUndefined(search.method, methods),
    on: civilDate(search.on),
    campaign: campaignCondition(search.campaign),
    /** Set where the sheet of other ways opens without scripts. */
    ways: wordOrUndefined(search.ways, ['open']),
    /** Why the plain form charged nothing. */
    problem: wordOrUndefined(search.problem, chargeProblems),
  })
}

/** Returns the day of a slip: the requested one if a slip may be due on it, else the last day of the lowest amount. */
export const getSlipDay = ({ slipDays }: { slipDays: SlipDays }, on: string | undefined): string =>
  on !== undefined && isSlipDay(slipDays, on) ? on : slipDays.usual

/** Returns the cents that a slip of a later day costs more than on the last day of the lowest amount. */
export const addedAfterUsual = ({ usual, usualAmount }: SlipDays, later: { on: string; amount: number }): number =>
  later.on > usual ? Math.max(later.amount - usualAmount, 0) : 0

export function linkSearch(search: Record<string, unknown>) {
  return allOptional({
    method: wordOrUndefined(search.method, methods),
    on: civilDate(search.on),
    campaign: wordOrUndefined(search.campaign, ['none']),
    report: wordOrUndefined(search.report, ['failed']),
    payment: typeof search.payment === 'string' && uuid.test(search.payment) ? search.payment : undefined,
  })
}

export type LinkSearch = ReturnType<typeof linkSearch>
