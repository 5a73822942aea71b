import { queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { type CampaignChoice, getPriceTerms } from './payment-params.ts'
import { getPayment, getPaymentCaptcha, getReceipt, getSlip } from './payments.functions.ts'

export const paymentQueries = {
  all: ['payments'] as const,
  detail: (paymentId: string) =>
    queryOptions({ queryKey: [...paymentQueries.all, paymentId], queryFn: () => getPayment({ data: { paymentId } }), staleTime: 0 }),
  /** @param on `YYYY-MM-DD`; defaults to today */
  quote: (debtIds: readonly number[], on?: string, campaign?: CampaignChoice) =>
    queryOptions({
      queryKey: [...paymentQueries.all, 'quote', debtIds, on, campaign],
      queryFn: () => rpc.financial.payments.quote.query({ debtIds: [...debtIds], ...(on && { on }), ...getPriceTerms(campaign) }),
    }),
  captcha: () => queryOptions({ queryKey: [...paymentQueries.all, 'captcha'], queryFn: () => getPaymentCaptcha(), staleTime: 3_600_000 }),
  settlement: (settlementId: string, debtId: number) =>
    queryOptions({
      queryKey: [...paymentQueries.all, 'settlement', settlementId, debtId],
      queryFn: () => rpc.financial.settlements.get.query({ settlementId, debtId }),
      staleTime: 0,
    }),
  slip: (paymentId: string) =>
    queryOptions({ queryKey: [...paymentQueries.all, paymentId, 'slip'], queryFn: () => getSlip({ data: { paymentId } }) }),
  /** @param receiptNumber of a transfer; the payment's first by default */
  receipt: (paymentId: string, receiptNumber?: string) =>
    queryOptions({
      queryKey: [...paymentQueries.all, paymentId, 'receipt', receiptNumber],
      queryFn: () => getReceipt({ data: { paymentId, ...(receiptNumber && { receiptNumber }) } }),
    }),
}
