import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { AppForm, SubmitButton } from './app-form.tsx'
import { DiscardQuestion } from '../drafts/discard-question.tsx'
import type { FormState } from './use-app-form.ts'

interface FormDialogProps {
  form: FormState
  title: string
  /** A title that contains more than text. */
  heading?: ReactNode
  submitLabel?: ReactNode
  isWide?: boolean
  /** Set while there is nothing to send. */
  hasNothing?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog with fields to save; asks before changes are discarded. Stays open while they are saved. */
export function FormDialog({
  form,
  title,
  heading = title,
  submitLabel,
  isWide = false,
  hasNothing = false,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const leave = () => (form.isChanged ? setAsking(true) : onClose())
  return (
    <>
      <Dialog open size={isWide ? 'wide' : undefined} onClose={leave} dismissible={!form.isPending} title={heading} closeLabel={t`Fechar`}>
        <AppForm
          form={form}
          aria-label={title}
          stickyActions
          actions={
            <>
              <SubmitButton form={form} variant="primary" disabled={hasNothing}>
                {submitLabel ?? <Trans>Salvar</Trans>}
              </SubmitButton>
              <Button onClick={leave}>
                <Trans>Cancelar</Trans>
              </Button>
            </>
          }
        >
          {children}
        </AppForm>
      </Dialog>
      <DiscardQuestion open={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  )
}
