import type { FormFieldType } from '#api/academic/request-forms.ts'

/** Returns the least fraction digits of a number: an amount of 89,9 is shown as 89,90. @param type of its field */
export const leastDigits = (type: FormFieldType, value: number) => (type === 'float' && !Number.isInteger(value) ? 2 : 0)

/** Returns the text of an answer in its field: numbers as they are typed, `1,50` in Portuguese. @param type of the field */
export function typedText(value: unknown, locale: string, type: FormFieldType): string {
  if (typeof value === 'number')
    return new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: leastDigits(type, value),
      maximumFractionDigits: 10,
    }).format(value)
  return typeof value === 'string' ? value : ''
}

/** The chosen values of a list. */
export function chosenValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string')
  return typeof value === 'string' && value !== '' ? [value] : []
}
