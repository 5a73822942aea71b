import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'

export function ReportFailed() {
  const { t } = useLingui()
  return (
    <Notice tone="danger" live="alert" title={t`Não foi possível gerar o PDF`}>
      <Trans>Tente baixar de novo em alguns minutos. O que você vê nesta página continua valendo.</Trans>
    </Notice>
  )
}
