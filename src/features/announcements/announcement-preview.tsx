import { Trans, useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import type { AnnouncementTexts } from '#api/announcements.ts'
import type { Locale } from '#config'
import { Card, CardHeader, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { NoteItem } from '#design/components/data/note-item.tsx'
import { languagesFrom } from './announcement-values.ts'
import { useAnnouncementWords } from './use-announcement-words.ts'

/** What readers of each language see. */
export function AnnouncementPreview({ texts, main }: { texts: AnnouncementTexts; main: Locale }) {
  const { t } = useLingui()
  const { languages } = useAnnouncementWords()
  const mainLanguage = languages[main]
  return (
    <Card aria-labelledby="preview">
      <CardHeader id="preview" title={<Trans>Como vai aparecer</Trans>} />
      {languagesFrom(main).map((locale) => {
        const language = languages[locale]
        const text = texts[locale] ?? texts[main]
        return (
          <CardSection key={locale}>
            <CardTitle level={3}>{t`Em ${language}`}</CardTitle>
            <ul className="note-list__list" lang={texts[locale] ? locale : main}>
              <NoteItem
                icon={<Megaphone size={20} strokeWidth={1.75} aria-hidden />}
                title={text?.title || '…'}
                when={locale === main || texts[locale] ? null : t`Sem texto em ${language}: aparece em ${mainLanguage}.`}
              >
                {text?.message || '…'}
              </NoteItem>
            </ul>
          </CardSection>
        )
      })}
    </Card>
  )
}
