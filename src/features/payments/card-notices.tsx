import { useLingui } from '@lingui/react/macro'
import type { DenialReason, Payment } from '#api/financial/payments.ts'
import { Notice } from '#design/components/feedback/notice.tsx'

/** Returns texts for the outcome of a card payment and what follows. */
export function useCardOutcomeWords() {
  const { t } = useLingui()
  const reasons: Record<DenialReason, string> = {
    card_refused: t`O banco do cartão não autorizou. Ele pode dizer por quê.`,
    insufficient_funds: t`O limite do cartão não é suficiente.`,
    invalid_card: t`A operadora não reconheceu os dados do cartão.`,
    not_confirmed: t`A operadora não confirmou a tempo.`,
  }
  return ({ status, card }: Pick<Payment, 'status' | 'card'>): { title: string; text: string } =>
    status === 'pending'
      ? {
          title: t`Estamos esperando a resposta da operadora do cartão`,
          text: t`Não pague de novo, nem por um código Pix ou boleto feito antes. Esta página avisa assim que houver resposta; você também pode sair dela.`,
        }
      : {
          title: t`Nada foi cobrado no cartão`,
          text:
            status === 'denied' && card?.denial
              ? reasons[card.denial]
              : t`Um destes débitos foi pago de outra forma enquanto o cartão era analisado.`,
        }
}

export function CardOutcomeNotice({ payment }: { payment: Pick<Payment, 'status' | 'card'> }) {
  const { title, text } = useCardOutcomeWords()(payment)
  return (
    <Notice tone={payment.status === 'denied' ? 'danger' : 'info'} live={payment.status === 'pending' ? 'status' : 'alert'} title={title}>
      {text}
    </Notice>
  )
}
