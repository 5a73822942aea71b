import { queryOptions } from '@tanstack/react-query'
import { getPayment, getReceipt } from './payments.functions.ts'

export const paymentQueries = {
  all: ['payments'] as const,
  detail: (paymentId: string) =>
    queryOptions({ queryKey: [...paymentQueries.all, paymentId], queryFn: () => getPayment({ data: { paymentId } }), staleTime: 0 }),
  receipt: (paymentId: string) =>
    queryOptions({ queryKey: [...paymentQueries.all, paymentId, 'receipt'], queryFn: () => getReceipt({ data: { paymentId } }) }),
}
