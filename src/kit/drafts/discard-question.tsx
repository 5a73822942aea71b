import { Trans, useLingui } from '@lingui/react/macro'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'

interface DiscardQuestionProps {
  open: boolean
  /** Closes the question. */
  onStay: () => void
  /** Closes the dialog that the question is about. */
  onDiscard: () => void
}

/** Asks before text written in a dialog is lost. */
export function DiscardQuestion({ open, onStay, onDiscard }: DiscardQuestionProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open={open}
      destructive
      question={t`Descartar o que você escreveu?`}
      confirmLabel={t`Descartar`}
      cancelLabel={t`Continuar editando`}
      onConfirm={() => {
        // Closed one after the other, so that the focus returns through both.
        flushSync(onStay)
        onDiscard()
      }}
      onCancel={onStay}
    >
      <Trans>Ainda não foi salvo.</Trans>
    </ConfirmDialog>
  )
}
