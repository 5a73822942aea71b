import { queryOptions } from '@tanstack/react-query'
import { listPaymentFiles } from './payment-files.functions.ts'

/** Read once for each visit: what is sent meanwhile is listed by the upload itself. */
export const paymentFilesQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payment-files', paymentId],
    queryFn: () => listPaymentFiles({ data: { paymentId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
