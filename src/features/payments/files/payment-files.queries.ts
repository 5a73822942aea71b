import { queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { listPaymentFiles } from './payment-files.functions.ts'

/** Where the browser reads and sends a file of a payment; `whole` downloads it under its original name. */
export const paymentFileAddress = (name: string, { whole = false } = {}) =>
  `${appConfig.basePath}/financial/payments/files/${name}${whole ? '?download=1' : ''}`

/** Read once for each visit: what is sent meanwhile is listed by the upload itself. */
export const paymentFilesQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payment-files', paymentId],
    queryFn: () => listPaymentFiles({ data: { paymentId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
