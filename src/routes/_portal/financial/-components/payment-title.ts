import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paymentQueries } from '../../../../features/payments/payments.queries.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { debtsInTitle } from '../../../../shared/debts/debts-title.ts'

type Match = Parameters<typeof pageTitle>[0] & Parameters<typeof debtsInTitle>[0]

/** Begins with what the payment of the address pays. @param title while it is not paid */
export function paymentTitle(match: Match & { params: { paymentId: string } }, title: MessageDescriptor) {
  const payment = match.context.queryClient.getQueryData(paymentQueries.detail(match.params.paymentId).queryKey)
  return pageTitle(match, payment?.status === 'approved' ? msg`Pagamento recebido` : title, debtsInTitle(match, payment?.debts))
}
