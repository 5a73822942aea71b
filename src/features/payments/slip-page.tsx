import { Trans } from '@lingui/react/macro'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { BackToPayments } from '../../navigation/back-to-payments.tsx'
import { useShell } from '../../session/shell.queries.ts'
import { AskSettlement } from './ask-settlement.tsx'
import { PaymentApproved } from './payment-approved.tsx'
import { SlipExpired } from './slip-expired.tsx'
import { SlipWaiting } from './slip-waiting.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

/** A bank slip from its making to its receipt. */
export function SlipPage({ paymentId }: { paymentId: string }) {
  const { tenant } = useShell()
  const { data: payment } = usePaymentWatch(paymentId)
  if (!payment) return null
  return (
    <>
      <PageHeader back={<BackToPayments />} title={<Trans>Boleto</Trans>} />
      {payment.status === 'approved' ? <PaymentApproved payment={payment} /> : null}
      {payment.status === 'waiting_for_payment' && payment.slip && payment.printed ? (
        <SlipWaiting payment={payment} slip={payment.slip} printed={payment.printed} receiver={tenant.name}>
          <AskSettlement paymentId={paymentId} debtId={payment.debts[0]!.debtId} />
        </SlipWaiting>
      ) : null}
      {payment.status === 'expired' || payment.status === 'canceled' ? <SlipExpired payment={payment} /> : null}
    </>
  )
}
