import type { FormAnswer, FormField, FormFieldType, TextRule } from '#api/academic/request-forms.ts'
import { keepsRule, readDecimal } from './text-rules.ts'

/** The problem of an answer; the portal holds the messages. */
export type AnswerProblem = 'required' | 'too-long' | 'too-many' | 'date' | 'timestamp' | 'option' | 'too-small' | 'too-large' | TextRule

/** The value to keep (null for no answer), or the problem. */
export type ReadAnswer = { value: FormAnswer | null; problem?: undefined } | { problem: AnswerProblem }

/** docs/requirements/academic-and-financial.md, section 9. */
const mostListed: Partial<Record<FormFieldType, number>> = { 'dynamic-list': 100, file: 20 }

/** Returns the most characters of a text, or the most files or options, that an answer may have. */
export function getMost({ type, maximum }: Pick<FormField, 'type' | 'maximum'>): number {
  const listed = mostListed[type]
  if (listed) return Math.min(maximum ?? listed, listed)
  return maximum ?? (type === 'long-string' ? 10_000 : 250)
}

/**
 * Reads what a form or a draft holds for a field. The portal and the service read alike, so that both say the same of it.
 *
 * @param raw a text, a number, chosen values, or keys of files
 * @param locale in which numbers were typed
 */
export function readAnswer(field: FormField, raw: unknown, locale = 'pt-BR'): ReadAnswer {
  if (field.type === 'html') return { value: null }
  if (field.type === 'file' || field.type === 'dynamic-list') return readList(field, raw)
  // Normalized, since some systems write an accent as a separate character.
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim().normalize('NFC') : ''
  if (text === '') return field.isRequired ? { problem: 'required' } : { value: null }
  return field.type === 'float' && typeof raw === 'number' ? { value: raw } : readText(field, text, locale)
}

function readList(field: FormField, raw: unknown): ReadAnswer {
  const list = (Array.isArray(raw) ? raw : [raw]).filter((one): one is string => typeof one === 'string' && one.trim() !== '')
  if (list.length === 0) return field.isRequired ? { problem: 'required' } : { value: null }
  if (list.length > getMost(field) || new Set(list).size < list.length) return { problem: 'too-many' }
  return { value: list }
}

function readText(field: FormField, text: string, locale: string): ReadAnswer {
  const { type, rules, options, least, most } = field
  switch (type) {
    case 'int':
      if (!keepsRule.integer(text) || !Number.isSafeInteger(Number(text))) return { problem: 'integer' }
      if (least !== null && Number(text) < least) return { problem: 'too-small' }
      return most !== null && Number(text) > most ? { problem: 'too-large' } : { value: Number(text) }
    case 'float': {
      const value = readDecimal(text, locale)
      return value === null ? { problem: 'decimal' } : { value }
    }
    case 'date':
      return isDate(text) ? { value: text } : { problem: 'date' }
    case 'time':
      return keepsRule.time(text) ? { value: text } : { problem: 'time' }
    case 'timestamp':
      return isTimestamp(text) ? { value: text } : { problem: 'timestamp' }
    case 'static-list': {
      const option = options.find(({ value }) => value.normalize('NFC') === text)
      return option ? { value: option.value } : { problem: 'option' }
    }
    default: {
      if ([...text].length > getMost(field)) return { problem: 'too-long' }
      const broken = rules.find((rule) => !keepsRule[rule](text))
      return broken ? { problem: broken } : { value: text }
    }
  }
}

/** `YYYY-MM-DD` of a day that exists. */
function isDate(text: string): boolean {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return parsed !== null && !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text
}

/** `YYYY-MM-DDTHH:mm`, of the institution's clock. */
function isTimestamp(text: string): boolean {
  const [day = '', time = '', ...rest] = text.split('T')
  return rest.length === 0 && isDate(day) && keepsRule.time(time)
}
