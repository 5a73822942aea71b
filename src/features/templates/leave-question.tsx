import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'

/** Asks before a page with unsaved changes is left, by the portal or by the browser. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const { t } = useLingui()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      destructive
      question={<Trans>Sair sem salvar o modelo?</Trans>}
      confirmLabel={t`Sair sem salvar`}
      cancelLabel={t`Continuar editando`}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <Trans>O que você mudou desde a última versão se perde.</Trans>
    </ConfirmDialog>
  )
}
