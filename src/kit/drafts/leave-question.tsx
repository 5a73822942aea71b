import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'

/** Asks before the user leaves, by the portal or the browser, a page with unsaved changes (which `useUnsavedEdits` keeps). */
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
      question={<Trans>Sair sem salvar?</Trans>}
      confirmLabel={t`Sair da página`}
      cancelLabel={t`Continuar editando`}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <Trans>As alterações ficam guardadas nesta aba e voltam quando você abrir esta página de novo.</Trans>
    </ConfirmDialog>
  )
}
