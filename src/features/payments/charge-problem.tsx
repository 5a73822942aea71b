import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import { changedAmount, portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { ChargeUnanswered } from './charge.ts'

/** Nothing was charged, except possibly when there was no response. */
export function ChargeProblem({
  error,
  title,
}: {
  error: Error
  /** Used if the reason is unknown. */
  title: string
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const code = portalErrorCode(error)
  const current = changedAmount(error)
  const amount = current === null ? '' : formats.money(current)
  if (code === 'AMOUNT_CHANGED') {
    return (
      <Notice tone="warning" live="alert" title={t`O valor mudou`}>
        <Trans>Agora são {amount}. Confira e confirme de novo: nada foi cobrado.</Trans>
      </Notice>
    )
  }
  if (code === 'DEBT_NOT_PAYABLE') {
    return (
      <Notice tone="warning" live="alert" title={t`Este débito não está mais em aberto`}>
        <Trans>Ele pode ter sido pago em outro lugar, ou há pouco por aqui. Nada foi cobrado agora.</Trans>
      </Notice>
    )
  }
  if (code === 'EARLIER_INSTALLMENT_OPEN') {
    return (
      <Notice tone="warning" live="alert" title={t`Há uma parcela anterior do acordo em aberto`}>
        <Trans>As parcelas de um acordo são pagas em ordem, ou juntas. Nada foi cobrado.</Trans>
      </Notice>
    )
  }
  if (code === 'METHOD_NOT_OFFERED' || code === 'DAY_NOT_ALLOWED') {
    return (
      <Notice
        tone="warning"
        live="alert"
        title={code === 'DAY_NOT_ALLOWED' ? t`O boleto não pode ser para este dia` : t`A instituição não oferece esta forma de pagamento`}
      >
        <Trans>Escolha outra opção. Nada foi cobrado.</Trans>
      </Notice>
    )
  }
  if (code === 'PAYMENT_IN_PROGRESS') {
    return (
      <Notice tone="warning" live="alert" title={t`Já há um cartão em análise para estes débitos`}>
        <Trans>Espere a resposta da operadora antes de tentar outro. Nada foi cobrado agora.</Trans>
      </Notice>
    )
  }
  if (error instanceof ChargeUnanswered) {
    return (
      <Notice tone="warning" live="alert" title={t`Não foi possível confirmar este pagamento`}>
        <Trans>
          A resposta não chegou, e o cartão pode ter sido cobrado. Toque em pagar de novo: o portal confere antes e não cobra duas vezes.
        </Trans>
      </Notice>
    )
  }
  if (code === 'CAPTCHA_REFUSED')
    return <Notice tone="warning" live="alert" title={t`Não foi possível confirmar que você não é um robô. Tente de novo.`} />
  if (code === 'TOO_MANY_ATTEMPTS') {
    return (
      <Notice tone="warning" live="alert" title={t`Muitas tentativas`}>
        <Trans>Pague por um dos códigos que já foram gerados, ou tente de novo em uma hora. Nada foi cobrado.</Trans>
      </Notice>
    )
  }
  if (code === 'FORBIDDEN') {
    return (
      <Notice tone="warning" live="alert" title={t`Somente o aluno pode pagar`}>
        <Trans>O seu perfil não permite pagamentos. Nada foi cobrado.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" live="alert" title={title}>
      <Trans>Nada foi cobrado. Tente de novo em alguns minutos.</Trans>
    </Notice>
  )
}
