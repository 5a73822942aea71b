import { notFound } from '@tanstack/react-router'
import type { PaymentMethodType } from '#api/payments.ts'
import { allOptional, civilDate, integer, oneOf } from '../../shared/search/search-values.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const methods = ['pix', 'bank_slip', 'credit_card'] as const satisfies readonly PaymentMethodType[]

/** The payment in a path; anything that cannot be one is not found. */
export const paymentIdParams = {
  parse: ({ paymentId }: { paymentId: string }) => {
    if (!uuid.test(paymentId)) throw notFound()
    return { paymentId }
  },
}

/**
 * The debts in a search: `1,2,3`, or `1&debts=2` as the checkboxes of a form send it.
 *
 * @returns each id once, in order, at most fifty; what is no id is left out
 */
export function debtIdsIn(value: unknown): number[] {
  const parts = [value]
    .flat()
    .flatMap((part: unknown): unknown[] => (typeof part === 'number' ? [part] : typeof part === 'string' ? part.split(',') : []))
  const ids = parts.flatMap((part) => integer(part, 1, 2_147_483_647) ?? [])
  return [...new Set(ids)].sort((one, other) => one - other).slice(0, 50)
}

/** The search of the checkout: debts, method, day of a slip, campaign. */
export function checkoutSearch(search: Record<string, unknown>) {
  return allOptional({
    debts: debtIdsIn(search.debts).join(',') || undefined,
    method: oneOf(search.method, methods),
    on: civilDate(search.on),
    campaign: integer(search.campaign, 1, 2_147_483_647),
  })
}

/** The search of a payment link: method, day of a slip, the payment that was made, and whether its last PDF failed. */
export function linkSearch(search: Record<string, unknown>) {
  return allOptional({
    method: oneOf(search.method, methods),
    on: civilDate(search.on),
    report: oneOf(search.report, ['failed']),
    payment: typeof search.payment === 'string' && uuid.test(search.payment) ? search.payment : undefined,
  })
}

export type LinkSearch = ReturnType<typeof linkSearch>
