import type { MessageDescriptor } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** A gap of a text with its name, such as `{ day }`: null leaves it empty. */
type Gap = Record<string, string | number | MessageDescriptor | null>

interface Plural {
  counted: Gap
  forms: Record<'one' | 'other', string>
}

/**
 * Lingui's macro of this name: services run without its compiler, while the extractor reads both alike.
 * @example msg`Vence em ${{ date }}`
 * @example msg({ message: 'Nota', context: 'disciplina' })
 */
export function msg(text: TemplateStringsArray, ...gaps: (Gap | Plural)[]): MessageDescriptor
export function msg(text: { message: string; context: string }): MessageDescriptor
export function msg(text: TemplateStringsArray | { message: string; context: string }, ...gaps: (Gap | Plural)[]): MessageDescriptor {
  if ('message' in text) return { id: generateMessageId(text.message, text.context), ...text }
  const message = String.raw({ raw: text }, ...gaps.map((gap) => `{${isPlural(gap) ? icuPlural(gap) : Object.keys(gap)[0]}}`))
  return { id: generateMessageId(message), message, values: Object.assign({}, ...gaps.map((gap) => (isPlural(gap) ? gap.counted : gap))) }
}

/** A gap for what is counted, for example ``msg`${plural({ days }, { one: '# dia', other: '# dias' })} em atraso` ``. */
export const plural = (counted: Gap, forms: Plural['forms']): Plural => ({ counted, forms })

const isPlural = (gap: Gap | Plural): gap is Plural => 'forms' in gap

function icuPlural({ counted, forms }: Plural): string {
  const words = Object.entries(forms).map(([form, text]) => `${form} {${text}}`)
  return `${Object.keys(counted)[0]}, plural, ${words.join(' ')}`
}
