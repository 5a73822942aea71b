import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'

/** Why no agreement was made; nothing changed in any of these cases. */
export function AgreementProblem({ error }: { error: Error }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const code = portalErrorCode(error)
  const amount = error instanceof PortalError && error.data ? formats.money(error.data.amount) : ''
  if (code === 'AMOUNT_CHANGED') {
    return (
      <Notice tone="warning" live="alert" title={t`O total mudou`}>
        <Trans>Agora são {amount}. Confira as parcelas e confirme de novo: nada foi feito.</Trans>
      </Notice>
    )
  }
  if (code === 'TERMS_CHANGED') {
    return (
      <Notice tone="warning" live="alert" title={t`Os termos mudaram`}>
        <Trans>Leia os novos termos e confirme de novo: nada foi feito.</Trans>
      </Notice>
    )
  }
  if (code === 'FORBIDDEN') {
    return (
      <Notice tone="warning" live="alert" title={t`Só a própria pessoa pode fazer um acordo`}>
        <Trans>Este acesso não permite acordos. Nada foi feito.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" live="alert" title={t`Não foi possível fazer o acordo agora`}>
      <Trans>Nada foi feito. Tente de novo em alguns minutos.</Trans>
    </Notice>
  )
}
