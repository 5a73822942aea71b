import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { portalErrorCode, type PortalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { type AnnouncementValues, toAnnouncement, getAudience } from './announcement-values.ts'
import { announcementQueries } from './announcements.queries.ts'
import { plural } from '@lingui/core/macro'
import { useFormats } from '../../request/use-formats.ts'
import { useAnnouncementWords } from './use-announcement-words.ts'

/** Returns the texts of the question before an announcement is sent. @param values valid ones @param people how many get it */
function useSendWords(values: AnnouncementValues, people: number) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const { audienceName } = useAnnouncementWords()
  const { sendAt } = toAnnouncement(values, '', shell.timeZone)
  const at = sendAt && formats.dateTime(sendAt)
  const who = audienceName(getAudience(values), values.person?.label ?? null)
  const count = t`${plural(people, { one: '# pessoa', other: '# pessoas' })}`
  const reach =
    people === 0
      ? t`Ninguém deste público tem conta agora: ${who}.`
      : at
        ? t`${who}: ${count}. O envio começa em ${at} e até lá pode ser cancelado.`
        : t`${who}: ${count}. O envio começa agora e não pode ser desfeito.`
  const problems: Partial<Record<PortalErrorCode, string>> = {
    DAY_NOT_ALLOWED: t`O horário já passou. Volte e escolha outro.`,
    NOT_FOUND: t`Você não tem mais acesso a quem escolheu. Volte e escolha de novo.`,
    FORBIDDEN: t`O seu perfil não permite enviar comunicados.`,
  }
  return {
    question: at ? t`Agendar este comunicado?` : t`Enviar este comunicado?`,
    confirm: at ? t`Agendar comunicado` : t`Enviar comunicado`,
    reach,
    getProblem: (code: PortalErrorCode) => problems[code] ?? t`Não foi possível enviar. O que você escreveu continua aqui: tente de novo.`,
  }
}

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
