import { useLingui } from '@lingui/react/macro'
import type { Announcement, AnnouncementStatus, Audience, AudienceProfile } from '#api/notifications/announcements.ts'
import type { Locale } from '#config'

export function useAnnouncementWords() {
  const { t } = useLingui()
  const profiles: Record<AudienceProfile, string> = {
    STUDENT: t`Alunos`,
    CANDIDATE: t`Candidatos`,
    RESIDENT: t`Residentes`,
    BASIC: t`Usuários básicos`,
    OPERATION: t`Equipe da instituição`,
    COLLECTION_ADVISORY: t`Assessoria de cobrança`,
  }
  const statuses: Record<AnnouncementStatus, string> = {
    scheduled: t`Agendado`,
    sending: t`Enviando`,
    sent: t`Enviado`,
    canceled: t`Cancelado`,
  }
  const languages: Record<Locale, string> = { 'pt-BR': t`português`, en: t`inglês`, es: t`espanhol` }
  const audienceName = (audience: Audience, personName: string | null) => {
    if (audience.kind === 'role') return profiles[audience.profile]
    return audience.kind === 'course' ? t`Curso ${audience.course}` : (personName ?? '')
  }
  return { profiles, statuses, languages, audienceName }
}

/** Returns the text that a reader of a language sees. */
export const getAnnouncementText = ({ texts, mainLanguage }: Pick<Announcement, 'texts' | 'mainLanguage'>, locale: string) =>
  texts[locale as Locale] ?? texts[mainLanguage] ?? { title: '', message: '' }
