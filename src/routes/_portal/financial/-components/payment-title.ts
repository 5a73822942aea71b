import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentStatus } from '#api/financial/payments.ts'
import { pageTitle } from '../../../../router/page-title.ts'

type PaymentTitles = Partial<Record<PaymentStatus, MessageDescriptor>>

/** A payment as a loader returns it; `step` names what it pays. */
interface TitledPayment {
  status: PaymentStatus
  step: string
}

/** Begins with what the payment of the address pays. @param title where its status has none */
export function paymentTitle(
  match: Parameters<typeof pageTitle>[0],
  payment: TitledPayment | undefined,
  title: MessageDescriptor,
  titles: PaymentTitles = { approved: msg`Pagamento recebido` },
) {
  return pageTitle(match, (payment && titles[payment.status]) ?? title, payment?.step)
}
