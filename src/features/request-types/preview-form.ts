import type { FieldValue } from '#api/academic/requests.ts'
import type { RequestForm } from '#api/academic/request-forms.ts'
import type { LocalizedText } from '#api/locales.ts'

/** Returns a form that can be filled in without a student: file fields are replaced by a text. */
export function previewForm({ steps }: RequestForm, inPlaceOfFiles: string): RequestForm {
  const html = { 'pt-BR': inPlaceOfFiles, en: inPlaceOfFiles, es: inPlaceOfFiles }
  return {
    steps: steps.map((step) => ({
      ...step,
      fields: step.fields.flatMap((field) =>
        field.type === 'file' ? [{ ...field, type: 'html' as const, isRequired: false, html: withLabel(field.label, html) }] : [field],
      ),
    })),
  }
}

const withLabel = (label: LocalizedText, html: LocalizedText): LocalizedText => ({
  'pt-BR': `<p><strong>${escaped(label['pt-BR'])}</strong><br>${html['pt-BR']}</p>`,
  en: `<p><strong>${escaped(label.en)}</strong><br>${html.en}</p>`,
  es: `<p><strong>${escaped(label.es)}</strong><br>${html.es}</p>`,
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns example values in place of the institution's data. */
export const exampleValues = (example: (number: number) => string): FieldValue[] =>
  [1, 2, 3].map((number) => ({ value: String(number), label: example(number) }))
