import type { Measure, PendencyKind } from '#api/academic/reenrollment.ts'
import { pendencyKinds } from '#api/academic/reenrollment-names.ts'
import type { PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { civilTime, getInstant } from '../../i18n/zone-time.ts'
import {
  choiceField,
  choicesField,
  countField,
  dayField,
  type FieldCodec,
  fieldProblems,
  firstValues,
  flagField,
  formatFields,
  moneyField,
  parseFields,
  percentField,
  textField,
  type TypedOf,
} from '../../kit/form/field-codec.ts'

/** `yyyy-MM-ddTHH:mm` in the institution's time zone, empty while incomplete. */
const timeField: FieldCodec<string, string> = {
  ...dayField(),
  describe: (typed, { dateTime, timeZone }) => (typed === '' ? null : dateTime(getInstant(typed, timeZone).toISOString())),
}

const idsField = <List extends string>(list: List): FieldCodec<number[], string[], Record<List, (id: string) => string>> => ({
  ...choicesField<List, string>(list, {}),
  format: (stored) => stored.map(String),
  parse: (typed) => typed.map(Number),
})

/** The limits are those of the contract. */
export const periodFields = {
  period: textField(/^(19|20)\d{2}\/[1-4]$/),
  startsOn: dayField(),
  endsOn: dayField(),
  opensAt: timeField,
  closesAt: timeField,
  changesUntil: timeField,
  curriculumIds: idsField('courses'),
  rules: choicesField<'rules', PendencyKind>('rules', { first: pendencyKinds }),
  documentKindIds: idsField('documents'),
  measure: choiceField<'measures', Measure>('measures', 'credit'),
  minimum: countField(0, 2_000, 12),
  maximum: countField(1, 2_000, 28),
  dependencyMaximum: countField(0, 2_000, 8),
  allowsClashes: flagField('clashes'),
  unitAmount: moneyField(0, 10_000_000),
  fixedAmount: moneyField(0, 100_000_000, 0),
  discountBasisPoints: percentField(),
  installments: countField(1, 12, 6),
  firstDueDate: dayField(),
  admissionsPerMinute: countField(1, 100_000, 600),
}
type EditedValues = TypedOf<typeof periodFields>
export interface PeriodValues extends EditedValues {
  /** The institution of a new period; it cannot be changed later. */
  institutionId: string
}

export type PeriodProblem = 'missing' | 'format' | 'range' | 'notAfter' | 'belowMinimum'
export type PeriodProblems = Partial<Record<keyof PeriodValues, PeriodProblem>>

const times = ['opensAt', 'closesAt', 'changesUntil'] as const

/** With a value for each of `times`. */
const mapTimes = (map: (name: (typeof times)[number]) => string) =>
  Object.fromEntries(times.map((name) => [name, map(name)])) as Record<(typeof times)[number], string>

/** Returns the values of a new period: those of the period before, except for the term's own dates. */
export function newPeriodValues(before: PeriodSettings | undefined, timeZone: string, locale: string): PeriodValues {
  const dates = { period: '', startsOn: '', endsOn: '', ...mapTimes(() => ''), firstDueDate: '' }
  return before ? { ...getValues(before, timeZone, locale), ...dates } : { institutionId: '', ...firstValues(periodFields) }
}

export const getValues = (settings: PeriodSettings, timeZone: string, locale: string): PeriodValues => ({
  institutionId: '',
  ...formatFields(periodFields, { ...settings, ...mapTimes((name) => civilTime(new Date(settings[name]), timeZone)) }, locale),
})

/**
 * Of values without problems.
 *
 * @param saved what the form began with: a time that still reads the same keeps its seconds
 */
export function toPeriodSettings(values: PeriodValues, timeZone: string, saved?: PeriodSettings): PeriodSettings {
  const isSame = (name: (typeof times)[number]) => saved && civilTime(new Date(saved[name]), timeZone) === values[name]
  return {
    ...parseFields(periodFields, values),
    ...mapTimes((name) => (isSame(name) ? saved![name] : getInstant(values[name], timeZone).toISOString())),
  }
}

/** @param needsInstitution where the period is new, and there are several to choose from */
export function getProblems(values: PeriodValues, needsInstitution: boolean): PeriodProblems {
  const problems: PeriodProblems = fieldProblems(periodFields, values)
  if (needsInstitution && values.institutionId === '') problems.institutionId = 'missing'
  if (!problems.closesAt && values.opensAt && values.closesAt <= values.opensAt) problems.closesAt = 'notAfter'
  if (!problems.changesUntil && values.closesAt && values.changesUntil < values.closesAt) problems.changesUntil = 'notAfter'
  if (!problems.endsOn && values.startsOn && values.endsOn <= values.startsOn) problems.endsOn = 'notAfter'
  if (!problems.maximum && values.minimum !== null && values.maximum! < values.minimum) problems.maximum = 'belowMinimum'
  return problems
}
