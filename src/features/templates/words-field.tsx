import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import type { AppLocale } from '#api/locales.ts'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import type { TemplateText } from '#api/financial/template-content.ts'
import type { TemplateFault } from '#api/financial/template-faults.ts'
import { Badge } from '#design/components/feedback/badge.tsx'
import { typeText } from '#design/components/fields/native-value.ts'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { withWords } from './edited-blocks.ts'
import { useFaultWords } from './fault-list.tsx'
import { FieldPicker } from './field-picker.tsx'
import { editedText, storedText, textPieces, withField } from './field-text.ts'
import { useTemplateWords } from './use-template-words.ts'

interface WordsFieldProps {
  document: TemplatedDocument
  label: string
  text: TemplateText | undefined
  /** The language that is edited now. */
  locale: AppLocale
  onChange: (text: TemplateText) => void
  /** Faults of this text, in any language. */
  faults: readonly TemplateFault[]
  /** Whether saving was refused because of these faults. */
  isRefused: boolean
  /** The maximum length of the stored text. */
  maxLength: number
  hint?: ReactNode
  /** Lines of the field. If undefined, the text has a single line without breaks, and its field grows with it. */
  rows?: number
}

/** A text in the language that is edited now, with the fields of the document by their names. */
export function WordsField({ document, label, text, locale, onChange, faults, isRefused, maxLength, hint, rows = 1 }: WordsFieldProps) {
  const { t } = useLingui()
  const { languages, fields } = useTemplateWords()
  const words = useFaultWords()
  const language = languages[locale]
  const isOneLine = rows === 1
  const [isLeft, setIsLeft] = useState(false)
  // Missing texts count as faults only once the field was left or saving refused: before, nobody had a chance to write them.
  const fault = faults.find(({ reason }) => reason === 'field' || isLeft || isRefused)
  const others = Object.keys(text ?? {}).length > 0
  const stored = text?.[locale] ?? ''
  // The text as it was typed, so that a field written otherwise than by its name does not change under the caret.
  const [typed, setTyped] = useState('')
  const shown = storedText(typed, fields) === stored ? typed : editedText(stored, fields)
  const control = useRef<HTMLTextAreaElement>(null)
  // Browsers report a caret at the start even for a field that was never focused, so this is tracked here.
  const hasCaret = useRef(false)

  function insert(name: string) {
    const { current: input } = control
    if (!input) return
    const { selectionStart: start, selectionEnd: end } = input
    const { text: next, caret } = withField(shown, name, hasCaret.current ? { start, end } : null)
    input.focus()
    typeText(input, next)
    input.setSelectionRange(caret, caret)
  }

  return (
    <TextAreaField
      ref={control}
      label={`${label} (${language})`}
      labelAction={<FieldPicker document={document} into={label} onPick={insert} />}
      lang={locale}
      value={shown}
      rows={rows}
      maxLength={maxLength + shown.length - stored.length}
      hint={
        stored.includes('{') ? (
          <FieldsInWords stored={stored} locale={locale} isRefused={fault?.reason === 'field'} />
        ) : (
          (hint ?? (others && !stored ? t`Sem texto neste idioma, sai o de outro.` : undefined))
        )
      }
      error={fault && (fault.reason === 'field' ? words(fault) : t`Escreva o texto em pelo menos um idioma.`)}
      onFocus={() => {
        hasCaret.current = true
      }}
      onBlur={() => setIsLeft(true)}
      onKeyDown={(event) => {
        if (isOneLine && event.key === 'Enter') event.preventDefault()
      }}
      onChange={({ target }) => {
        const next = isOneLine ? target.value.replaceAll(/\s*\n\s*/g, ' ') : target.value
        setTyped(next)
        onChange(withWords(text, locale, storedText(next, fields)))
      }}
    />
  )
}

/** Shows the text with its fields highlighted, and reports unknown names in braces. @param isRefused whether an error reports them already */
function FieldsInWords({ stored, locale, isRefused }: { stored: string; locale: AppLocale; isRefused: boolean }) {
  const { fields } = useTemplateWords()
  const pieces = textPieces(stored, fields)
  const unknown = pieces.find(({ kind }) => kind === 'unknown')?.words
  return (
    <>
      <p lang={locale}>
        {pieces.map(({ kind, words }, index) =>
          kind === 'words' ? (
            words
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, drawn anew with it
            <Badge key={index} tone={kind === 'unknown' ? 'danger' : 'neutral'}>
              {words}
            </Badge>
          ),
        )}
      </p>
      {unknown === undefined || isRefused ? null : (
        <p>
          <Trans>“{unknown}” não é um campo deste documento. Escolha um em “Inserir campo”, ou tire as chaves.</Trans>
        </p>
      )}
    </>
  )
}
