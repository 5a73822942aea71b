import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { announcementQueries } from './announcements.queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

interface CancelProps {
  announcementId: string
  title: string
}

/** Until scripts load, a link to the question on the announcement's page. */
export function CancelAnnouncement({ announcementId, title }: CancelProps) {
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
  const outcomes = useCancelProblems()
  return (
    <>
      <ButtonForm
        action={`${appConfig.basePath}/announcements/${announcementId}`}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <input type="hidden" name="cancel" value="ask" />
        <Button type="submit" size="sm" full aria-label={t`Cancelar envio: ${title}`}>
          <Trans>Cancelar envio</Trans>
        </Button>
      </ButtonForm>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            question={t`Cancelar o envio deste comunicado?`}
            confirmLabel={t`Cancelar envio`}
            cancelLabel={t`Manter agendado`}
            destructive
            loading={cancel.isPending}
            error={cancel.isError ? outcomes[portalErrorCode(cancel.error) === 'ALREADY_SENT' ? 'tooLate' : 'notCanceled'] : undefined}
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

export function useCancelProblems() {
  const { t } = useLingui()
  return {
    tooLate: t`O envio já começou: não dá mais para cancelar.`,
    notCanceled: t`Não foi possível cancelar. O comunicado continua agendado: tente de novo.`,
  }
}

/** The question on a page that was opened with it, before scripts ran. */
export function CancelQuestion({ announcementId, title }: CancelProps) {
  return (
    <Card aria-labelledby="cancel-question">
      <CardHeader id="cancel-question" title={<Trans>Cancelar o envio deste comunicado?</Trans>} />
      <CardSection>
        <Form
          method="post"
          action={`${appConfig.basePath}/announcements/cancel`}
          aria-labelledby="cancel-question"
          actions={
            <>
              <Button type="submit" variant="danger">
                <Trans>Cancelar envio</Trans>
              </Button>
              <Link to="/announcements/$announcementId" params={{ announcementId }} className={buttonLook()}>
                <Trans>Manter agendado</Trans>
              </Link>
            </>
          }
        >
          <input type="hidden" name="announcementId" value={announcementId} />
          <p>
            <Trans>Ninguém recebe “{title}”.</Trans>
          </p>
        </Form>
      </CardSection>
    </Card>
  )
}
