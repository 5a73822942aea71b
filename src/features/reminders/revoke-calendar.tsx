import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

export function RevokeCalendar({
  disabled,
  isRevoking,
  hasFailed,
  onRevoke,
}: {
  disabled: boolean
  isRevoking: boolean
  hasFailed: boolean
  onRevoke: () => Promise<unknown>
}) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        <Trans>Revogar endereço</Trans>
      </Button>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            question={t`Revogar o endereço do calendário?`}
            confirmLabel={t`Revogar endereço`}
            cancelLabel={t`Manter`}
            destructive
            loading={isRevoking}
            error={hasFailed ? t`Não foi possível revogar o endereço. Ele continua valendo: tente de novo.` : undefined}
            onCancel={() => setAsking(false)}
            // On failure the dialog stays open and shows the error.
            onConfirm={() =>
              void onRevoke().then(
                () => setAsking(false),
                () => undefined,
              )
            }
          >
            <Trans>Os calendários que o assinam deixam de receber os seus vencimentos. Você pode criar outro quando quiser.</Trans>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
