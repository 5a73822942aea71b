import { queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import type { OthersTerms } from '#api/financial/payment-links.ts'
import type { PaymentSource } from '../links/payment-source.ts'
import { getPayerOverview, getPayerPayment, getPayerQuote, getPayerSlip } from './payers.functions.ts'

interface Asked {
  accessId: string
  paymentId: string
}

export const payerQueries = {
  all: ['payers'] as const,
  /** What the payer may see; read again on every visit, because an access may have ended meanwhile. */
  overview: () => queryOptions({ queryKey: [...payerQueries.all, 'overview'], queryFn: () => getPayerOverview(), staleTime: 0 }),
  quote: (accessId: string, debtIds: readonly number[], { on, withoutCampaign }: OthersTerms & { on?: string | undefined } = {}) =>
    queryOptions({
      queryKey: [...payerQueries.all, accessId, debtIds.join(), on ?? null, ...(withoutCampaign ? [withoutCampaign] : [])],
      queryFn: () => getPayerQuote({ data: { accessId, debtIds: [...debtIds], withoutCampaign, ...(on && { on }) } }),
    }),
  payment: (asked: Asked) =>
    queryOptions({
      queryKey: [...payerQueries.all, 'payment', asked.accessId, asked.paymentId],
      queryFn: () => getPayerPayment({ data: asked }),
      staleTime: 0,
    }),
  slip: (asked: Asked) =>
    queryOptions({
      queryKey: [...payerQueries.all, 'slip', asked.accessId, asked.paymentId],
      queryFn: () => getPayerSlip({ data: asked }),
    }),
}

export const payerSource = (asked: Asked): PaymentSource => ({
  all: payerQueries.all[0],
  payment: { queryKey: payerQueries.payment(asked).queryKey, queryFn: () => getPayerPayment({ data: asked }) },
  slip: { queryKey: payerQueries.slip(asked).queryKey, queryFn: () => getPayerSlip({ data: asked }) },
  pdf: `${payerPapers(asked)}/pdf`,
})

/** Returns the base URL of a payment's documents. */
export const payerPapers = ({ accessId, paymentId }: Asked) => `${appConfig.basePath}/financial/payer/pay/${accessId}/payments/${paymentId}`
