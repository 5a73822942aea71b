import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentStatus } from '#api/payments.ts'
import { paymentQueries } from '../../../../features/payments/payments.queries.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { debtsInTitle } from '../../../../shared/debts/debts-title.ts'

type PaymentTitles = Partial<Record<PaymentStatus, MessageDescriptor>>

type Match = Parameters<typeof pageTitle>[0] & Parameters<typeof debtsInTitle>[0]

/** Begins with what the payment of the address pays. @param title where its status has none */
export function paymentTitle(
  match: Match & { params: { paymentId: string } },
  title: MessageDescriptor,
  titles: PaymentTitles = { approved: msg`Pagamento recebido` },
) {
  const payment = match.context.queryClient.getQueryData(paymentQueries.detail(match.params.paymentId).queryKey)
  return pageTitle(match, (payment && titles[payment.status]) ?? title, debtsInTitle(match, payment?.debts))
}
