import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Payment } from '#api/payments.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { renewPix } from './payments.functions.ts'

/** The code can no longer be paid; offers a new one. Money that still comes for the old one is booked. */
export function PixExpired({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const renew = useMutation({
    mutationFn: () => renewPix({ data: { paymentId: payment.paymentId } }),
    onSuccess: ({ paymentId }) => navigate({ to: '/financial/payments/pix/$paymentId', params: { paymentId }, replace: true }),
  })
  const notPayable = renew.isError && portalErrorCode(renew.error) === 'DEBT_NOT_PAYABLE'
  return (
    <>
      <Notice tone="warning" live="status" title={payment.status === 'expired' ? t`Este código expirou` : t`Este código não vale mais`}>
        <Trans>Se você já pagou, fique tranquilo: o valor é registrado assim que o banco avisar.</Trans>
      </Notice>
      <Button variant="primary" size="lg" loading={renew.isPending} onClick={() => renew.mutate()}>
        <Trans>Gerar outro código</Trans>
      </Button>
      {notPayable ? (
        <Notice tone="info" live="alert" title={t`Não há mais o que pagar aqui`}>
          <Trans>Estes débitos já foram pagos ou negociados.</Trans>
        </Notice>
      ) : null}
      {renew.isError && !notPayable ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível gerar outro código agora`}>
          <Trans>Nada foi cobrado. Tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
      <Link to="/financial/payments" className={buttonLook({ variant: 'outline' })}>
        <Trans>Voltar aos pagamentos</Trans>
      </Link>
    </>
  )
}
