import type { ConditionValue, FormAnswer, FormAnswers, FormCondition, FormFieldType, FormRelation } from '#api/academic/request-forms.ts'

/**
 * Whether a condition holds. None holds of a field that was not asked or not answered, nor compared with one, not even a negative one; but
 * a file that is not there is not attached.
 *
 * @param today civil date of the institution
 */
export function holds({ field, relation, value: given }: FormCondition, answers: FormAnswers, today: string): boolean {
  const answer = getAnswer(field, answers)
  if (relation === 'ATTACHED') return answer !== undefined
  if (relation === 'NOT_ATTACHED') return answer === undefined
  const value = resolveOperand(given, answers, today)
  if (answer === undefined || value === null) return false
  if (relation === 'CONTAINS') return contains(answer, value)
  if (relation === 'NOT_CONTAINS') return !contains(answer, value)
  if (typeof answer === 'object') return relation === 'NOT_EQUAL_TO'
  // A timestamp is compared with a day by its date part.
  const isDay = typeof given === 'object' && 'today' in given && typeof answer === 'string'
  const order = compare(isDay ? answer.slice(0, 10) : answer, value)
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

const getAnswer = (field: string, answers: FormAnswers) => (Object.hasOwn(answers, field) ? answers[field] : undefined)

/** Returns the value to compare with; null if the other field has no answer, or several. */
function resolveOperand(value: ConditionValue, answers: FormAnswers, today: string): string | number | null {
  if (typeof value !== 'object') return value
  if ('today' in value) return shiftDay(today, value.today)
  const other = getAnswer(value.field, answers)
  return other === undefined || typeof other === 'object' ? null : other
}

const shiftDay = (today: string, days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** Compares two values; null for a number and a text that is not a number. Dates and times are texts that sort chronologically. */
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

/** Normalizes a text: people write `Sim`, `SIM` and `sim`, and accents as one character or as two. */
const folded = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC')

const ordered: readonly FormRelation[] = ['LESS_THAN', 'LESS_THAN_OR_EQUAL_TO', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL_TO']
const equal: readonly FormRelation[] = ['EQUAL_TO', 'NOT_EQUAL_TO']
const containing: readonly FormRelation[] = ['CONTAINS', 'NOT_CONTAINS']

/** The relations that a condition may use, by type of field. */
export const relationsByType: Record<FormFieldType, readonly FormRelation[]> = {
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
  file: ['ATTACHED', 'NOT_ATTACHED'],
  html: [],
}

/** Types whose answers are compared with today. */
export const isOfDays = (type: FormFieldType): boolean => type === 'date' || type === 'timestamp'

const valueKinds: Partial<Record<FormFieldType, string>> = {
  int: 'number',
  float: 'number',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
}

/** Whether answers of two fields can be compared with each other. */
export const areComparable = (one: FormFieldType, other: FormFieldType): boolean =>
  valueKinds[one] !== undefined && valueKinds[one] === valueKinds[other]
