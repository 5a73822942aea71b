import { queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { listPaymentFiles } from './payment-files.functions.ts'

/** @param whole download under its original name */
export const paymentFileAddress = (name: string, { whole = false } = {}) =>
  `${appConfig.basePath}/financial/payments/files/${name}${whole ? '?download=1' : ''}`

/** Read once per visit: the upload component lists new files itself. */
export const paymentFilesQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payment-files', paymentId],
    queryFn: () => listPaymentFiles({ data: { paymentId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
