import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { type AnnouncementValues, toAnnouncement } from './announcement-values.ts'
import { announcementQueries } from './announcements.queries.ts'
import { useSendWords } from './use-send-words.ts'

/** @param announcementId stays the same when a failed press is repeated, so that nobody gets it twice */
export function SendAnnouncement({
  values,
  people,
  announcementId,
  onBack,
}: {
  values: AnnouncementValues
  people: number
  announcementId: string
  onBack: () => void
}) {
  const { t } = useLingui()
  const { timeZone } = useShell()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { question, confirm, reach, getProblem } = useSendWords(values, people)
  const send = useMutation({
    mutationFn: () => rpc.notifications.announcements.create.mutate(toAnnouncement(values, announcementId, timeZone)),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: announcementQueries.all })
      await navigate({ to: '/announcements', search: { done: values.when } })
    },
  })
  return (
    <ConfirmDialog
      open
      question={question}
      confirmLabel={confirm}
      cancelLabel={t`Voltar`}
      loading={send.isPending || send.isSuccess}
      error={send.isError ? getProblem(portalErrorCode(send.error)) : undefined}
      onCancel={onBack}
      onConfirm={() => send.mutate()}
    >
      {reach}
    </ConfirmDialog>
  )
}
