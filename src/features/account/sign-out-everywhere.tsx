import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { tellLeaving } from '../../auth/session/session-mark.ts'

/** Ends every sign-in of the person, after a question. A plain form, without the question until scripts run. */
export function SignOutEverywhere() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <form
      ref={form}
      method="post"
      action={`${appConfig.basePath}/auth/signout-everywhere`}
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <Button type="submit" full>
        <Trans>Sair de todos os aparelhos</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t`Sair de todos os aparelhos?`}
        confirmLabel={t`Sair de todos`}
        cancelLabel={t`Continuar conectado`}
        destructive
        loading={isLeaving}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setLeaving(true)
          tellLeaving()
          // Sent as it stands: the answer is another page.
          form.current!.submit()
        }}
      >
        <Trans>A sua conta sai deste aparelho e de todos os outros. Para voltar, é preciso entrar de novo.</Trans>
      </ConfirmDialog>
    </form>
  )
}
