import { appConfig } from '#config'

/** Where a browser reads a file of a payment; `whole` to keep it under the name it was sent with. */
export const paymentFileAddress = (name: string, { whole = false } = {}) =>
  `${appConfig.basePath}/financial/payments/files/${name}${whole ? '?download=1' : ''}`
