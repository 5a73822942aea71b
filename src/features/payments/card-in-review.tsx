import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'

/** In place of every way to pay: a second payment would charge twice. */
export function CardInReview({ paymentId, debtCount = 1 }: { paymentId: string; debtCount?: number }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="info"
      live="status"
      title={t`Cartão em análise: não pague de novo`}
      action={
        <Link to="/financial/payments/card/$paymentId" params={{ paymentId }} className={buttonLook({ variant: 'primary' })}>
          <Trans>Acompanhar o pagamento</Trans>
        </Link>
      }
    >
      {debtCount > 1 ? (
        <Trans>
          A operadora ainda não respondeu sobre o cartão de um destes débitos. Se ela recusar, nada é cobrado e você pode pagar de outra
          forma.
        </Trans>
      ) : (
        <Trans>A operadora ainda não respondeu sobre o cartão. Se ela recusar, nada é cobrado e você pode pagar de outra forma.</Trans>
      )}
    </Notice>
  )
}
