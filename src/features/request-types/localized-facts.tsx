import { Trans, useLingui } from '@lingui/react/macro'
import { appLocales, type LocalizedText } from '#api/locales.ts'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useEditorWords } from './use-editor-words.ts'

/** Shows the texts in the languages other than the page's. */
export function OtherLanguages({ texts }: { texts: readonly { label: string; value: Partial<LocalizedText> }[] }) {
  const { t, i18n } = useLingui()
  const { languages } = useEditorWords()
  const items = appLocales.options
    .filter((locale) => locale !== i18n.locale)
    .flatMap((locale) =>
      texts.map(({ label, value }) => ({
        id: `${label} ${locale}`,
        term: t`${label} (${languages[locale]})`,
        description: <span lang={locale}>{value[locale]?.trim() || '—'}</span>,
      })),
    )
  return (
    <Disclosure summary={<Trans>Nos outros idiomas</Trans>}>
      <DescriptionList layout="rows" items={items} />
    </Disclosure>
  )
}
