import { queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { rpc } from '../../../rpc/rpc.ts'
import { getLinkPayment, getLinkSlip, getPaymentLink } from './payment-links.functions.ts'
import type { OthersTerms } from '#api/financial/payment-links.ts'
import type { PaymentSource } from './payment-source.ts'

export const linkQueries = {
  all: ['payment-links'] as const,
  own: () =>
    queryOptions({
      queryKey: [...linkQueries.all, 'own'],
      queryFn: () => rpc.financial.paymentLinks.list.query().then(({ results }) => results),
    }),
  detail: (token: string, { on, withoutCampaign }: OthersTerms & { on?: string } = {}) =>
    queryOptions({
      queryKey: [...linkQueries.all, token, on ?? null, ...(withoutCampaign ? [withoutCampaign] : [])],
      queryFn: () => getPaymentLink({ data: { token, withoutCampaign, ...(on && { on }) } }),
    }),
  payment: (token: string, paymentId: string) =>
    queryOptions({
      queryKey: [...linkQueries.all, token, 'payment', paymentId],
      queryFn: () => getLinkPayment({ data: { token, paymentId } }),
      staleTime: 0,
    }),
  slip: (token: string, paymentId: string) =>
    queryOptions({ queryKey: [...linkQueries.all, token, 'slip', paymentId], queryFn: () => getLinkSlip({ data: { token, paymentId } }) }),
}

export const linkSource = (token: string, paymentId: string): PaymentSource => ({
  all: linkQueries.all[0],
  payment: { queryKey: linkQueries.payment(token, paymentId).queryKey, queryFn: () => getLinkPayment({ data: { token, paymentId } }) },
  slip: { queryKey: linkQueries.slip(token, paymentId).queryKey, queryFn: () => getLinkSlip({ data: { token, paymentId } }) },
  pdf: `${appConfig.basePath}/financial/payment-links/${token}/payments/${paymentId}/pdf`,
})
