import { Trans, useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnnouncementTexts } from '#api/notifications/announcements.ts'
import type { Locale } from '#config'
import { Card, CardHeader, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { NoteItem } from '#design/components/data/note-item.tsx'
import { orderLanguages } from './announcement-values.ts'
import { useAnnouncementWords } from './use-announcement-words.ts'

const icon = <Megaphone />

/** Shows what readers of each language see. */
export function AnnouncementPreview({ texts, main, title: heading }: { texts: AnnouncementTexts; main: Locale; title?: ReactNode }) {
  const { t, i18n } = useLingui()
  const { languages } = useAnnouncementWords()
  const mainLanguage = languages[main]
  const written = orderLanguages(main).filter((locale) => texts[locale])
  const missing = orderLanguages(main).filter((locale) => locale !== main && !texts[locale])
  const language = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(missing.map((locale) => languages[locale]))
  return (
    <Card aria-labelledby="preview">
      <CardHeader id="preview" title={heading ?? <Trans>Como vai aparecer</Trans>} />
      {written.length === 0 ? (
        <CardSection>
          <p>
            <Trans>Um exemplo, na lista de notificações de quem recebe. O seu texto aparece aqui enquanto você escreve.</Trans>
          </p>
          <ul className="note-list__list" role="list" lang={i18n.locale}>
            <NoteItem icon={icon} title={t`Biblioteca fecha mais cedo na sexta`} when={null} isExample>
              <Trans>Na sexta, dia 12, a biblioteca atende até as 18h. A devolução de livros continua no totem da entrada.</Trans>
            </NoteItem>
          </ul>
        </CardSection>
      ) : (
        written.map((locale) => {
          const language = languages[locale]
          const { title, message } = texts[locale]!
          return (
            <CardSection key={locale}>
              <CardTitle level={3}>{t`Em ${language}`}</CardTitle>
              <ul className="note-list__list" role="list" lang={locale}>
                <NoteItem icon={icon} title={title || '…'} when={null}>
                  {message || '…'}
                </NoteItem>
              </ul>
            </CardSection>
          )
        })
      )}
      {written.length > 0 && missing.length > 0 ? (
        <CardSection>
          <p>{t`Sem texto em ${language}: aparece em ${mainLanguage}.`}</p>
        </CardSection>
      ) : null}
    </Card>
  )
}
