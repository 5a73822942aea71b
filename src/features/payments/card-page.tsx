import { Trans } from '@lingui/react/macro'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { BackToPayments } from '../../shared/back-to-payments.tsx'
import { CardNotCharged } from './card-not-charged.tsx'
import { CardPending } from './card-pending.tsx'
import { PaymentApproved } from './payment-approved.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

/** What became of a card: approved, denied, canceled, or still looked at. */
export function CardPage({ paymentId }: { paymentId: string }) {
  const { data: payment } = usePaymentWatch(paymentId)
  if (!payment) return null
  const { status } = payment
  return (
    <>
      <PageHeader back={<BackToPayments />} title={<Trans>Pagamento com cartão</Trans>} />
      {status === 'approved' ? <PaymentApproved payment={payment} /> : null}
      {status === 'pending' ? <CardPending payment={payment} /> : null}
      {status === 'denied' || status === 'canceled' ? <CardNotCharged payment={payment} /> : null}
    </>
  )
}
