import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { FormField, FormFieldType, TextRule } from '#api/academic/request-forms.ts'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { getMost } from '../../../form-engine/read-answer.ts'
import { type AnswerFieldProps, useFieldFrame } from './answer-field.ts'
import { typedText } from './answer-text.ts'

/** The field for text and numbers: input stays as typed, and the engine validates it. */
export function TextAnswer({ field, value, problem, onChange }: AnswerFieldProps) {
  const { i18n } = useLingui()
  return (
    <TextField
      {...useFieldFrame({ field, problem })}
      {...getKeyboard(field)}
      name={field.name}
      required={field.isRequired}
      value={typedText(value, i18n.locale, field.type)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

export function LongTextAnswer({ field, value, problem, onChange }: AnswerFieldProps) {
  const { t, i18n } = useLingui()
  const most = getMost(field)
  return (
    <TextAreaField
      {...useFieldFrame({ field, problem })}
      name={field.name}
      required={field.isRequired}
      autoComplete="off"
      rows={6}
      maxLength={most}
      countLabel={(remaining) => {
        const over = -remaining
        const count = (characters: number) => new Intl.NumberFormat(i18n.locale).format(characters)
        return remaining < 0 ? t`Caracteres a mais: ${count(over)}` : t`Caracteres restantes: ${count(remaining)}`
      }}
      value={typedText(value, i18n.locale, field.type)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type Keyboard = Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>

const exact: Keyboard = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
const ofType: Partial<Record<FormFieldType, Keyboard>> = {
  // A text keyboard: some phones have no minus on the numeric one.
  int: { ...exact, inputMode: 'text' },
  float: { ...exact, inputMode: 'text' },
}
const ofRule: Partial<Record<TextRule, Keyboard>> = {
  numbers: { ...exact, inputMode: 'numeric' },
  cpf: { ...exact, inputMode: 'numeric' },
  // Not filled in by the browser, since this is no shop.
  card: { ...exact, inputMode: 'numeric' },
  'three-digits': exact,
  integer: exact,
  decimal: { ...exact, inputMode: 'decimal' },
  time: { ...exact, inputMode: 'numeric' },
  cnpj: { ...exact, autoCapitalize: 'characters' },
  rne: { ...exact, autoCapitalize: 'characters' },
  phone: { inputMode: 'tel', autoComplete: 'tel', spellCheck: false },
  url: { ...exact, inputMode: 'url' },
  email: { ...exact, inputMode: 'email', autoComplete: 'email' },
  'no-uppercase': exact,
  'no-spaces': exact,
}

/** Returns the keyboard and the browser's suggestions that suit a field. */
function getKeyboard({ type, rules }: FormField): Keyboard {
  const known = rules.flatMap((rule) => ofRule[rule] ?? [])
  return { autoComplete: 'off', ...(known[0] ?? ofType[type]) }
}
