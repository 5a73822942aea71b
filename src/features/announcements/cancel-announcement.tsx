import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { cancelAnnouncement } from './announcements.functions.ts'
import { announcementQueries } from './announcements.queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

export function CancelAnnouncement({ announcementId, title }: { announcementId: string; title: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () => cancelAnnouncement({ data: { announcementId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: announcementQueries.all })
      await navigate({ from: '/announcements/', to: '.', search: (search) => ({ ...search, done: 'canceled' as const }), replace: true })
    },
  })
  const problem = cancel.isError ? portalErrorCode(cancel.error) : null
  return (
    <>
      <Button size="sm" data-scripted="" aria-label={t`Cancelar o comunicado: ${title}`} onClick={() => setAsking(true)}>
        <Trans>Cancelar</Trans>
      </Button>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            question={t`Cancelar este comunicado?`}
            confirmLabel={t`Cancelar comunicado`}
            cancelLabel={t`Manter agendado`}
            destructive
            loading={cancel.isPending}
            error={
              problem === 'ALREADY_SENT'
                ? t`O envio já começou: não dá mais para cancelar.`
                : problem
                  ? t`Não foi possível cancelar. O comunicado continua agendado: tente de novo.`
                  : undefined
            }
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
