import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type AnnouncementValues, getAudience, toAnnouncement } from './announcement-values.ts'
import { useAnnouncementWords } from './use-announcement-words.ts'

/** Returns the texts of the question before an announcement is sent. @param values valid ones @param people how many get it */
export function useSendWords(values: AnnouncementValues, people: number) {
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
