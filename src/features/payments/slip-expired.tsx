import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Payment } from '#api/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { AskSettlement } from './ask-settlement.tsx'

/** The slip can no longer be paid; offers a second copy for another day. Money that still comes for this one is booked. */
export function SlipExpired({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const debts = payment.debts.map(({ debtId }) => debtId).join(',')
  return (
    <>
      <Notice tone="warning" title={payment.status === 'expired' ? t`Este boleto venceu` : t`Este boleto não vale mais`}>
        <Trans>Se você já pagou, fique tranquilo: o valor é registrado assim que o banco avisar.</Trans>
      </Notice>
      <Link
        to="/financial/payment-checkout"
        search={{ debts, method: 'bank_slip' }}
        className={buttonLook({ variant: 'primary', size: 'lg' })}
      >
        <Trans>Gerar segunda via</Trans>
      </Link>
      <AskSettlement paymentId={payment.paymentId} debtId={payment.debts[0]!.debtId} />
      <Link to="/financial/payments" className={buttonLook({ variant: 'outline' })}>
        <Trans>Voltar aos pagamentos</Trans>
      </Link>
    </>
  )
}
