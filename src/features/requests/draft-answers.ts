import type { FormAnswer } from '#api/academic/request-forms.ts'

/** Converts an input to an answer; null if it was removed. Drafts keep it unchecked; it is validated when the form is walked. */
export function toAnswer(raw: unknown): FormAnswer | null {
  if (typeof raw === 'number') return raw
  if (typeof raw === 'string') return raw.trim() === '' ? null : raw
  if (Array.isArray(raw)) {
    const list = raw.filter((one): one is string => typeof one === 'string' && one !== '')
    return list.length > 0 ? list : null
  }
  return null
}

/** Whether two answers of a draft are the same; null and undefined are none. */
export function isSameAnswer(one: FormAnswer | null | undefined, other: FormAnswer | null | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((value, index) => value === other[index])
  return (one ?? null) === (other ?? null)
}
