import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { useShell } from '../request/shell.queries.ts'
import { reloadWithTypedText } from '../request/browser/typed-text.ts'

export default function FailureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { person } = useShell()
  return (
    <ConfirmDialog
      open
      question={t`Algo deu errado nesta página`}
      confirmLabel={t`Recarregar a página`}
      onConfirm={() => reloadWithTypedText(person?.username)}
      cancelLabel={t`Continuar nesta página`}
      onCancel={onClose}
    >
      <Trans>Uma parte dela pode não funcionar. Ao recarregar, o que você digitou é mantido.</Trans>
    </ConfirmDialog>
  )
}
