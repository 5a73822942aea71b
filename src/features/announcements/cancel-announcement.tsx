import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { announcementQueries } from './announcements.queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

export function CancelAnnouncement({ announcementId, title }: { announcementId: string; title: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () => rpc.notifications.announcements.cancel.mutate({ announcementId }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: announcementQueries.all })
      await navigate({ to: '/announcements', search: { done: 'canceled' } })
    },
  })
  const problem =
    portalErrorCode(cancel.error) === 'ALREADY_SENT'
      ? t`O envio já começou: não dá mais para cancelar.`
      : t`Não foi possível cancelar. O comunicado continua agendado: tente de novo.`
  return (
    <>
      <div>
        <Button size="sm" full aria-label={t`Cancelar envio: ${title}`} onClick={() => setAsking(true)}>
          <Trans>Cancelar envio</Trans>
        </Button>
      </div>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            question={t`Cancelar o envio deste comunicado?`}
            confirmLabel={t`Cancelar envio`}
            cancelLabel={t`Manter agendado`}
            destructive
            loading={cancel.isPending}
            error={cancel.isError ? problem : undefined}
            onCancel={() => setAsking(false)}
            onConfirm={() => cancel.mutate()}
          >
            <Trans>Ninguém recebe “{title}”.</Trans>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
