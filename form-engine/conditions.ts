import type { FormAnswer, FormCondition, FormFieldType, FormRelation } from '#api/request-forms.ts'

/** Whether a condition holds. No condition holds of a field that was not asked or not answered, not even a negative one. */
export function holds({ relation, value }: FormCondition, answer: FormAnswer | undefined): boolean {
  if (answer === undefined) return false
  if (relation === 'CONTAINS') return contains(answer, value)
  if (relation === 'NOT_CONTAINS') return !contains(answer, value)
  if (typeof answer === 'object') return relation === 'NOT_EQUAL_TO'
  const order = compare(answer, value)
  if (order === null) return relation === 'NOT_EQUAL_TO'
  return {
    LESS_THAN: order < 0,
    LESS_THAN_OR_EQUAL_TO: order <= 0,
    GREATER_THAN: order > 0,
    GREATER_THAN_OR_EQUAL_TO: order >= 0,
    EQUAL_TO: order === 0,
    NOT_EQUAL_TO: order !== 0,
  }[relation]
}

/** Null for a number and a text that is none. Dates and times stand as texts whose order is theirs. */
function compare(answer: string | number, value: string | number): number | null {
  if (typeof answer === 'string' && typeof value === 'string') {
    const [left, right] = [folded(answer), folded(value)]
    return left < right ? -1 : left > right ? 1 : 0
  }
  const [left, right] = [Number(answer), Number(value)]
  return Number.isNaN(left) || Number.isNaN(right) ? null : left - right
}

function contains(answer: FormAnswer, value: string | number): boolean {
  const part = folded(String(value))
  return typeof answer === 'object' ? answer.some((one) => folded(one) === part) : folded(String(answer)).includes(part)
}

/** Whoever fills in a form writes `Sim`, `SIM` and `sim`, and accents as a character or as two. */
const folded = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC')

const ordered: readonly FormRelation[] = ['LESS_THAN', 'LESS_THAN_OR_EQUAL_TO', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL_TO']
const equal: readonly FormRelation[] = ['EQUAL_TO', 'NOT_EQUAL_TO']
const containing: readonly FormRelation[] = ['CONTAINS', 'NOT_CONTAINS']

/** What can be asked of the answers of a field. */
export const relationsOf: Record<FormFieldType, readonly FormRelation[]> = {
  int: [...ordered, ...equal],
  float: [...ordered, ...equal],
  date: [...ordered, ...equal],
  time: [...ordered, ...equal],
  timestamp: [...ordered, ...equal],
  'short-string': [...equal, ...containing],
  'long-string': [...equal, ...containing],
  'static-list': equal,
  dynamic: equal,
  'dynamic-list': containing,
  file: [],
  html: [],
}
