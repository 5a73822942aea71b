import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { portalErrorCode, type PortalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type AnnouncementValues, audienceOf, toAnnouncement } from './announcement-values.ts'
import { createAnnouncement } from './announcements.functions.ts'
import { announcementQueries } from './announcements.queries.ts'
import { useAnnouncementWords } from './use-announcement-words.ts'

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
  const shell = useShell()
  const formats = useFormats(shell)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { audienceName } = useAnnouncementWords()
  const announcement = toAnnouncement(values, announcementId, shell.timeZone)
  const send = useMutation({
    mutationFn: () => createAnnouncement({ data: announcement }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: announcementQueries.all })
      await navigate({ to: '/announcements', search: { done: values.when } })
    },
  })
  const problems: Partial<Record<PortalErrorCode, string>> = {
    DAY_NOT_ALLOWED: t`O horário já passou. Volte e escolha outro.`,
    NOT_FOUND: t`Quem você escolheu não está mais ao seu alcance. Volte e escolha de novo.`,
    FORBIDDEN: t`O seu perfil não permite enviar comunicados.`,
  }
  const problem = send.isError
    ? (problems[portalErrorCode(send.error)] ?? t`Não foi possível enviar. O que você escreveu continua aqui: tente de novo.`)
    : undefined
  const who = audienceName(audienceOf(values), values.person?.label ?? null)
  const at = announcement.sendAt && formats.dateTime(announcement.sendAt)
  const count = t`${plural(people, { one: '# pessoa', other: '# pessoas' })}`
  return (
    <ConfirmDialog
      open
      question={at ? t`Agendar este comunicado?` : t`Enviar este comunicado?`}
      confirmLabel={at ? t`Agendar comunicado` : t`Enviar comunicado`}
      cancelLabel={t`Voltar`}
      loading={send.isPending || send.isSuccess}
      error={problem}
      onCancel={onBack}
      onConfirm={() => send.mutate()}
    >
      {people === 0 ? (
        <Trans>Ninguém deste público tem conta agora: {who}.</Trans>
      ) : at ? (
        <Trans>
          {who}: {count}. O envio começa em {at} e até lá pode ser cancelado.
        </Trans>
      ) : (
        <Trans>
          {who}: {count}. O envio começa agora e não pode ser desfeito.
        </Trans>
      )}
    </ConfirmDialog>
  )
}
