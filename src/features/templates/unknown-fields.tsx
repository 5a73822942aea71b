import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import { unknownFields } from './field-text.ts'
import { useTemplateWords } from './use-template-words.ts'

/** Lists text in braces that is not a field of the template; renders nothing if there is none. Such braces may be intended. */
export function UnknownFields({ content }: { content: ReportTemplate }) {
  const { t, i18n } = useLingui()
  const { fields } = useTemplateWords()
  const found = unknownFields(content, fields)
  if (found.length === 0) return null
  const listed = new Intl.ListFormat(i18n.locale).format(found.map((words) => `{${words}}`))
  return (
    <p>
      {t`${plural(found.length, {
        one: `Atenção: ${listed} não é um campo deste documento e sai impresso como está.`,
        other: `Atenção: ${listed} não são campos deste documento e saem impressos como estão.`,
      })}`}
    </p>
  )
}
