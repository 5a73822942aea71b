import { useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'

export function DraftRestoredNotice() {
  const { t } = useLingui()
  return <Notice live="status" title={t`O que você escreveu e ainda não enviou está aqui.`} />
}
