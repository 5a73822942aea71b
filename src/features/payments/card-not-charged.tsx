import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Payment } from '#api/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useCardName } from './use-card-name.ts'
import { useDenialReason } from './use-denial-reason.ts'

/** The card was denied, or given back: why, as far as anybody says, and what else there is to do. */
export function CardNotCharged({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const cardName = useCardName()
  const denialReason = useDenialReason()
  const debts = payment.debts.map(({ debtId }) => debtId).join(',')
  const isDenied = payment.status === 'denied'
  return (
    <Card aria-label={isDenied ? t`Pagamento recusado` : t`Pagamento cancelado`}>
      <CardSection>
        <Status tone={isDenied ? 'danger' : 'neutral'}>{isDenied ? <Trans>Recusado</Trans> : <Trans>Cancelado</Trans>}</Status>
        <Amount size="display">{formats.money(payment.amount)}</Amount>
        <p>{payment.card ? cardName(payment.card) : null}</p>
        <Notice tone={isDenied ? 'danger' : 'info'} live="alert" title={t`Nada foi cobrado no cartão`}>
          {isDenied && payment.card?.denial ? (
            denialReason(payment.card.denial)
          ) : (
            <Trans>Um destes débitos foi pago de outra forma enquanto o cartão era analisado.</Trans>
          )}
        </Notice>
        {isDenied ? (
          <>
            <Link
              to="/financial/payment-checkout"
              search={{ debts, method: 'credit_card' }}
              className={buttonLook({ variant: 'primary', full: true })}
            >
              <Trans>Tentar com outro cartão</Trans>
            </Link>
            <Link to="/financial/payment-checkout" search={{ debts }} className={buttonLook({ variant: 'outline', full: true })}>
              <Trans>Pagar de outra forma</Trans>
            </Link>
          </>
        ) : null}
        <Link to="/financial/payments" className={buttonLook({ variant: 'outline', full: true })}>
          <Trans>Voltar aos pagamentos</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}
