import { Trans, useLingui } from '@lingui/react/macro'
import type { DenialReason, Payment } from '#api/payments.ts'
import { Notice } from '#design/components/feedback/notice.tsx'

export function CardPendingNotice() {
  const { t } = useLingui()
  return (
    <Notice tone="info" live="status" title={t`Estamos esperando a resposta da operadora do cartão`}>
      <Trans>
        Não pague de novo, nem por um código Pix ou boleto feito antes. Esta página avisa assim que houver resposta; você também pode sair
        dela.
      </Trans>
    </Notice>
  )
}

export function CardNotChargedNotice({ payment: { status, card } }: { payment: Pick<Payment, 'status' | 'card'> }) {
  const { t } = useLingui()
  const reasons: Record<DenialReason, string> = {
    card_refused: t`O banco do cartão não autorizou. Ele pode dizer por quê.`,
    insufficient_funds: t`O limite do cartão não é suficiente.`,
    invalid_card: t`A operadora não reconheceu os dados do cartão.`,
    not_confirmed: t`A operadora não confirmou a tempo.`,
  }
  const isDenied = status === 'denied'
  return (
    <Notice tone={isDenied ? 'danger' : 'info'} live="alert" title={t`Nada foi cobrado no cartão`}>
      {isDenied && card?.denial ? (
        reasons[card.denial]
      ) : (
        <Trans>Um destes débitos foi pago de outra forma enquanto o cartão era analisado.</Trans>
      )}
    </Notice>
  )
}
