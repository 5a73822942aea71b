import type { PaymentMethodType } from '#api/payments.ts'
import { allOptional, civilDate, oneOf } from '../../../shared/search/search-values.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const methods = ['pix', 'bank_slip', 'credit_card'] as const satisfies readonly PaymentMethodType[]

/** The address of a link's page: how to pay, on which day, and the payment that came of it. */
export function linkSearch(search: Record<string, unknown>) {
  return allOptional({
    method: oneOf(search.method, methods),
    on: civilDate(search.on),
    report: oneOf(search.report, ['failed']),
    payment: typeof search.payment === 'string' && uuid.test(search.payment) ? search.payment : undefined,
  })
}

export type LinkSearch = ReturnType<typeof linkSearch>
