import { useLingui } from '@lingui/react'
import { useFormats } from '../../request/use-formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { describeFields, type Fields, type FieldTexts, type NamesOf, type NothingWords, type TypedOf } from './field-codec.ts'

/**
 * How each field of a form reads, in the page's language.
 *
 * @param names what is chosen, by list @param nothing how a field without anything in it reads
 */
export function useFieldTexts<Form extends Fields>(
  fields: Form,
  names: NamesOf<Form>,
  nothing: NothingWords<keyof Form & string>,
): (typed: TypedOf<Form>) => FieldTexts<Form> {
  const { locale } = useLingui().i18n
  const { timeZone } = useShell()
  const formats = { ...useFormats(), timeZone, listed: (texts: readonly string[]) => new Intl.ListFormat(locale).format(texts) }
  return (typed) => describeFields(fields, typed, formats, names, nothing)
}
