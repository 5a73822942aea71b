import type { AppLocale, LocalizedText } from '../../../api/locales.ts'
import { cancelStep } from '../../../api/academic/form-ends.ts'
import type { FormCondition, FormField, FormFieldType, FormStep } from '../../../api/academic/request-forms.ts'

/** One text in the three languages. */
export const words = (portuguese: string, english: string, spanish: string): LocalizedText => ({
  'pt-BR': portuguese,
  en: english,
  es: spanish,
})

type FieldParts = Partial<Omit<FormField, 'name' | 'type' | 'label'>>

export function field(name: string, type: FormFieldType, label: LocalizedText, more: FieldParts = {}): FormField {
  const empty = { rules: [], maximum: null, least: null, most: null, options: [], source: null, html: null }
  return { name, type, label, hint: null, isRequired: true, ...empty, ...more }
}

export const optional = { isRequired: false } as const

/** A choice among `[value, label]`. */
export function choice(name: string, label: LocalizedText, options: [string, LocalizedText][], more: FieldParts = {}): FormField {
  return field(name, 'static-list', label, { options: options.map(([value, text]) => ({ value, label: text })), ...more })
}

export function getValues(
  sourceId: string,
  name: string,
  type: 'dynamic' | 'dynamic-list',
  label: LocalizedText,
  more: FieldParts & { filteredBy?: string[] } = {},
): FormField {
  const { filteredBy = [], ...rest } = more
  return field(name, type, label, { source: { sourceId, filteredBy }, ...rest })
}

/** Shown, never asked. */
export function shown(name: string, label: LocalizedText, html: Record<AppLocale, string>): FormField {
  return field(name, 'html', label, { ...optional, html })
}

type StepParts = Partial<Pick<FormStep, 'redirects' | 'buttons'>>

export function step(name: string, title: LocalizedText, next: string, fields: FormField[], more: StepParts = {}): FormStep {
  return { name, title, fields, redirects: [], next, buttons: [], ...more }
}

/** Leads to `target` when all hold. */
export const redirect = (target: string, ...when: FormCondition[]): FormStep['redirects'][number] => ({ action: 'REDIRECT', when, target })

export const condition = (name: string, relation: FormCondition['relation'], value: FormCondition['value']): FormCondition => ({
  field: name,
  relation,
  value,
})

export const equals = (name: string, value: string) => condition(name, 'EQUAL_TO', value)

export const giveUp = (label: LocalizedText): FormStep['buttons'][number] => ({ type: 'button', label, target: cancelStep })
