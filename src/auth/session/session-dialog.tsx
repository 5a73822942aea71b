import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import type { SessionChange } from '../../request/browser/session-broadcast.ts'
import { useShell } from '../../request/shell.queries.ts'
import { reloadWithTypedText, signInAgain } from '../../request/browser/typed-text.ts'

/** Tells that the session changed. Leaves the page only on the user's click, so that typed text is not lost. */
export default function SessionDialog({ change }: { change: SessionChange }) {
  const { t } = useLingui()
  const { person } = useShell()
  return (
    <ConfirmDialog
      open
      question={change === 'ended' ? t`Sessão encerrada em outra aba` : t`O perfil mudou em outra aba`}
      confirmLabel={change === 'ended' ? t`Entrar de novo` : t`Recarregar a página`}
      onConfirm={() => (change === 'ended' && person ? signInAgain(person.username) : reloadWithTypedText(person?.username))}
    >
      {change === 'ended' ? (
        <Trans>Para continuar nesta página, entre de novo.</Trans>
      ) : (
        <Trans>Esta página ainda mostra o perfil anterior. Recarregue para continuar com o novo.</Trans>
      )}
    </ConfirmDialog>
  )
}
