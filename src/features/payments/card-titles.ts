import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentStatus } from '#api/financial/payments.ts'

/** Apart from the page, before which the router knows its title. */
export const cardTitles: Partial<Record<PaymentStatus, MessageDescriptor>> = {
  approved: msg`Pagamento recebido`,
  pending: msg`Pagamento em análise`,
  denied: msg`Pagamento recusado`,
  canceled: msg`Pagamento cancelado`,
}
