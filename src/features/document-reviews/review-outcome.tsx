import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { ReviewOutcome } from './review-search.ts'

/** Says what happened after the last press, if it was not what was asked for. */
export function ReviewOutcomeNotice({ outcome }: { outcome: ReviewOutcome | undefined }) {
  const { t } = useLingui()
  switch (outcome) {
    case 'CONTENT_CHANGED':
      return (
        <Notice tone="warning" live="alert" title={t`O aluno acaba de enviar este documento de novo`}>
          <Trans>Nada foi decidido. Confira os arquivos novos, que já aparecem aqui.</Trans>
        </Notice>
      )
    case 'NOT_ALLOWED':
      return (
        <Notice tone="warning" live="alert" title={t`Outra pessoa está com este documento ou já o analisou`}>
          <Trans>Nada mudou com o que você pediu. Veja a situação abaixo.</Trans>
        </Notice>
      )
    case 'none':
      return (
        <Notice tone="ok" live="status" title={t`Nada mais aguarda validação`}>
          <Trans>Se você filtrou a fila, pode haver outros documentos fora do filtro.</Trans>
        </Notice>
      )
    case 'too-late':
      return (
        <Notice tone="warning" live="alert" title={t`Já não é possível desfazer`}>
          <Trans>O minuto passou, e o aluno foi avisado.</Trans>
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" live="alert" title={t`Não foi possível concluir`}>
          <Trans>Confira a situação abaixo antes de tentar de novo.</Trans>
        </Notice>
      )
    case undefined:
      return null
  }
}
