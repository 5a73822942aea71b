import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentStatus } from '#api/financial/payments.ts'

/** Titles of card payments; not in the page's module, because the router needs the title before it loads the page. */
export const cardTitles: Partial<Record<PaymentStatus, MessageDescriptor>> = {
  approved: msg`Pagamento recebido`,
  pending: msg`Pagamento em análise`,
  denied: msg`Pagamento recusado`,
  canceled: msg`Pagamento cancelado`,
}
