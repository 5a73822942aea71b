import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { PaymentApproved } from './payment-approved.tsx'
import { PixExpired } from './pix-expired.tsx'
import { PixWaiting } from './pix-waiting.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'
import { BackToPayments } from '../../shared/back-to-payments.tsx'

/** A Pix from its code to its receipt; reloading or coming back shows where it stands. */
export function PixPage({ paymentId }: { paymentId: string }) {
  const { tenant } = useShell()
  const { data: payment, dataUpdatedAt, refetch } = usePaymentWatch(paymentId)
  const readAgain = useCallback(() => void refetch(), [refetch])
  if (!payment) return null
  return (
    <>
      <PageHeader back={<BackToPayments />} title={<Trans>Pagar com Pix</Trans>} />
      {payment.status === 'approved' ? <PaymentApproved payment={payment} /> : null}
      {payment.status === 'waiting_for_payment' && payment.qr ? (
        <PixWaiting payment={payment} qr={payment.qr} receiver={tenant.name} receivedAt={dataUpdatedAt} onExpired={readAgain} />
      ) : null}
      {payment.status === 'expired' || payment.status === 'canceled' || payment.status === 'denied' ? (
        <PixExpired payment={payment} />
      ) : null}
    </>
  )
}
