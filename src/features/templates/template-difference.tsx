import { useLingui } from '@lingui/react/macro'
import { type AppLocale, appLocales } from '#api/locales.ts'
import type { TemplateBlock, TemplateText } from '#api/financial/template-content.ts'
import { ChangeList } from '#design/components/data/change-list.tsx'
import { compareTemplates } from './compare-templates.ts'
import { editedText } from './field-text.ts'
import { useTemplateWords } from './use-template-words.ts'

type Compared = Parameters<typeof compareTemplates>[0]

/** Shows the differences of two versions, block by block, with the state before and after. */
export function TemplateDifference({ before, after, nothing }: { before: Compared; after: Compared; nothing: string }) {
  const { t, i18n } = useLingui()
  const { blocks, fields, languages, parts } = useTemplateWords()
  /** Quotes a text in each of its languages; these are named if there is more than one. */
  const quote = (text: TemplateText | null) => {
    const written = Object.entries(text ?? {}) as Array<[AppLocale, string]>
    if (written.length === 0) return t`(nada)`
    const said = (words: string) => `“${editedText(words, fields)}”`
    if (written.length === 1) return said(written[0]![1])
    return written.map(([locale, words]) => `${languages[locale]}: ${said(words)}`).join(' · ')
  }
  const describe = (block: TemplateBlock | null) => {
    if (block === null) return t`(nada)`
    const kind = blocks[block.type]
    switch (block.type) {
      case 'heading':
        return `${kind}: ${quote(block.text)}`
      case 'text':
        return `${block.look === 'note' ? t`Observação, em cinza` : kind}: ${quote(block.text)}`
      case 'fields':
        return `${kind}: ${new Intl.ListFormat(appLocales.catch('pt-BR').parse(i18n.locale)).format(block.fields.map((field) => fields[field]))}`
      case 'spacer':
        return t`Espaço de ${block.height} pontos`
      case 'part':
        return parts[block.part]
    }
  }
  return (
    <ChangeList
      nothing={nothing}
      changes={compareTemplates(before, after).map((difference, index) => {
        const id = String(index)
        switch (difference.part) {
          case 'name':
            return { id, term: t`Nome do modelo`, before: difference.before, after: difference.after }
          case 'title':
            return { id, term: t`Título do documento`, before: quote(difference.before), after: quote(difference.after) }
          case 'block':
            return { id, term: t`Bloco ${difference.number}`, before: describe(difference.before), after: describe(difference.after) }
          case 'instruction':
            return { id, term: t`Instrução ${difference.number}`, before: quote(difference.before), after: quote(difference.after) }
        }
      })}
    />
  )
}
