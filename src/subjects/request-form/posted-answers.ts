import type { FormStep } from '#api/academic/request-forms.ts'

/** Names of the two controls of a `timestamp`; no field has a point in its name. */
export const timestampParts = (name: string) => ({ date: `${name}.date`, time: `${name}.time` })

/** Returns a step's sent form by field, for `readStep` and as the values of `StepFields`. Files need scripts. */
export function postedAnswers({ fields }: FormStep, form: FormData): Record<string, string | string[]> {
  const texts = (name: string) => form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []))
  // Forms send two characters for the end of a line.
  const text = (name: string) => (texts(name)[0] ?? '').replaceAll('\r\n', '\n')
  const values: Record<string, string | string[]> = {}
  for (const { name, type } of fields) {
    if (type === 'html') continue
    if (type === 'timestamp') values[name] = timestampText(text(timestampParts(name).date), text(timestampParts(name).time))
    else if (type === 'file' || type === 'dynamic-list') values[name] = texts(name)
    else values[name] = text(name)
  }
  return values
}

const timestampText = (date: string, time: string): string => (date || time ? `${date}T${time}` : '')
