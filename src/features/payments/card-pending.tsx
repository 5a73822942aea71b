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
import { PaidDebts } from './paid-debts.tsx'
import { useCardName } from './use-card-name.ts'

/** The acquirer has not decided yet; the page changes by itself once it has. */
export function CardPending({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const cardName = useCardName()
  return (
    <Card aria-label={t`Pagamento em análise`}>
      <CardSection>
        <Status tone="warning">
          <Trans>Em análise</Trans>
        </Status>
        <Amount size="display">{formats.money(payment.amount)}</Amount>
        <p>{payment.card ? cardName(payment.card) : null}</p>
        <Notice tone="info" title={t`Estamos esperando a resposta da operadora do cartão`}>
          <Trans>Não pague de novo com outro cartão. Esta página avisa assim que houver resposta; você também pode sair dela.</Trans>
        </Notice>
        <PaidDebts debts={payment.debts} />
        <Link to="/financial/payments" className={buttonLook({ variant: 'outline', full: true })}>
          <Trans>Voltar aos pagamentos</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}
