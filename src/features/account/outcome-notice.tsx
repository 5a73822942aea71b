import { useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { AccountOutcome } from './account-outcomes.ts'
import { useAccountWords } from './use-account-words.ts'

/** How a form that was sent without scripts ended. */
export function OutcomeNotice({ outcome }: { outcome: AccountOutcome }) {
  const { t } = useLingui()
  const { refusal } = useAccountWords()
  if (outcome === 'saved') return <Notice tone="ok" live="status" title={t`Sua conta foi salva`} />
  if (outcome === 'sign-out-failed')
    return (
      <Notice
        tone="danger"
        live="alert"
        title={t`Não foi possível sair de todos os aparelhos. Nada mudou: tente de novo em alguns minutos.`}
      />
    )
  return <Notice tone="danger" live="alert" title={refusal(outcome)} />
}
