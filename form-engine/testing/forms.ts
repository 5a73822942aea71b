import { finalStep } from '#api/academic/form-ends.ts'
import type { FormField, FormStep } from '#api/academic/request-forms.ts'

export const label = { 'pt-BR': 'Campo', en: 'Field', es: 'Campo' }

/** Returns a field with the properties that its type requires. */
export function formField(name: string, type: FormField['type'], more: Partial<FormField> = {}): FormField {
  return {
    name,
    type,
    label,
    hint: null,
    isRequired: false,
    rules: [],
    maximum: null,
    least: null,
    most: null,
    options: type === 'static-list' ? ['a', 'b', 'c'].map((value) => ({ value, label })) : [],
    source: type === 'dynamic' || type === 'dynamic-list' ? { sourceId: 'courses', filteredBy: [] } : null,
    html: null,
    ...more,
  }
}

/** A step that leads to the end. */
export function formStep(name: string, more: Partial<FormStep> = {}): FormStep {
  return { name, title: label, fields: [], redirects: [], next: finalStep, buttons: [], ...more }
}
