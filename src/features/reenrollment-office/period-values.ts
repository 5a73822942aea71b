import type { Measure, PendencyKind } from '#api/academic/reenrollment.ts'
import { pendencyKinds } from '#api/academic/reenrollment-names.ts'
import type { PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { civilTime, getInstant } from '../../i18n/zone-time.ts'
import { getBasisPoints, percentText } from '../../kit/form/basis-points.ts'

/** What the form holds, in the order of its fields. Dates and times are empty while incomplete, numbers null. */
export interface PeriodValues {
  institutionId: string
  period: string
  startsOn: string
  endsOn: string
  /** `yyyy-MM-ddTHH:mm` in the institution's time zone. */
  opensAt: string
  closesAt: string
  changesUntil: string
  curriculumIds: string[]
  rules: PendencyKind[]
  documentKindIds: string[]
  measure: Measure
  minimum: number | null
  maximum: number | null
  dependencyMaximum: number | null
  allowsClashes: boolean
  unitAmount: number | null
  fixedAmount: number | null
  /** Percent, as typed. */
  discount: string
  installments: number | null
  firstDueDate: string
  admissionsPerMinute: number | null
}

export type PeriodProblem = 'missing' | 'format' | 'range' | 'notAfter' | 'belowMinimum'
export type PeriodProblems = Partial<Record<keyof PeriodValues, PeriodProblem>>

const times = ['opensAt', 'closesAt', 'changesUntil'] as const
const days = ['startsOn', 'endsOn', 'firstDueDate'] as const

/** As the contract takes them, both ends included. */
export const limits = {
  minimum: [0, 2_000],
  maximum: [1, 2_000],
  dependencyMaximum: [0, 2_000],
  unitAmount: [0, 10_000_000],
  fixedAmount: [0, 100_000_000],
  installments: [1, 12],
  admissionsPerMinute: [1, 100_000],
} as const

/** A term's own dates are left to be typed; the rest is as in the period before. */
export function newPeriodValues(before: PeriodSettings | undefined, timeZone: string, locale: string): PeriodValues {
  const empty = { institutionId: '', period: '', startsOn: '', endsOn: '', opensAt: '', closesAt: '', changesUntil: '', firstDueDate: '' }
  if (before) return { ...getValues(before, timeZone, locale), ...empty }
  const { firstDueDate, ...dates } = empty
  return {
    ...dates,
    curriculumIds: [],
    rules: [...pendencyKinds],
    documentKindIds: [],
    measure: 'credit',
    minimum: 12,
    maximum: 28,
    dependencyMaximum: 8,
    allowsClashes: false,
    unitAmount: null,
    fixedAmount: 0,
    discount: '0',
    installments: 6,
    firstDueDate,
    admissionsPerMinute: 600,
  }
}

export function getValues(settings: PeriodSettings, timeZone: string, locale: string): PeriodValues {
  const time = (instant: string) => civilTime(new Date(instant), timeZone)
  return {
    institutionId: '',
    period: settings.period,
    startsOn: settings.startsOn,
    endsOn: settings.endsOn,
    opensAt: time(settings.opensAt),
    closesAt: time(settings.closesAt),
    changesUntil: time(settings.changesUntil),
    curriculumIds: settings.curriculumIds.map(String),
    rules: settings.rules,
    documentKindIds: settings.documentKindIds.map(String),
    measure: settings.measure,
    minimum: settings.minimum,
    maximum: settings.maximum,
    dependencyMaximum: settings.dependencyMaximum,
    allowsClashes: settings.allowsClashes,
    unitAmount: settings.unitAmount,
    fixedAmount: settings.fixedAmount,
    discount: percentText(settings.discountBasisPoints, locale),
    installments: settings.installments,
    firstDueDate: settings.firstDueDate,
    admissionsPerMinute: settings.admissionsPerMinute,
  }
}

/**
 * Of values without problems.
 *
 * @param saved what the form began with: a time that still reads the same keeps its seconds
 */
export function toPeriodSettings(values: PeriodValues, timeZone: string, saved?: PeriodSettings): PeriodSettings {
  const { institutionId: _, discount, curriculumIds, documentKindIds, ...same } = values
  const instant = (name: (typeof times)[number]) =>
    saved && civilTime(new Date(saved[name]), timeZone) === values[name] ? saved[name] : getInstant(values[name], timeZone).toISOString()
  return {
    ...same,
    period: values.period.trim(),
    opensAt: instant('opensAt'),
    closesAt: instant('closesAt'),
    changesUntil: instant('changesUntil'),
    minimum: values.minimum ?? 0,
    maximum: values.maximum ?? 0,
    dependencyMaximum: values.dependencyMaximum ?? 0,
    unitAmount: values.unitAmount ?? 0,
    fixedAmount: values.fixedAmount ?? 0,
    installments: values.installments ?? 0,
    admissionsPerMinute: values.admissionsPerMinute ?? 0,
    discountBasisPoints: getBasisPoints(discount) ?? 0,
    curriculumIds: curriculumIds.map(Number),
    documentKindIds: documentKindIds.map(Number),
  }
}

/** @param needsInstitution where the period is new, and there are several to choose from */
export function getProblems(values: PeriodValues, needsInstitution: boolean): PeriodProblems {
  const problems: PeriodProblems = {}
  if (needsInstitution && values.institutionId === '') problems.institutionId = 'missing'
  if (values.period.trim() === '') problems.period = 'missing'
  else if (!/^(19|20)\d{2}\/[1-4]$/.test(values.period.trim())) problems.period = 'format'
  for (const name of [...times, ...days]) if (values[name] === '') problems[name] = 'missing'
  for (const [name, [least, most]] of Object.entries(limits) as [keyof typeof limits, readonly [number, number]][]) {
    const number = values[name]
    if (number === null) problems[name] = 'missing'
    else if (number < least || number > most) problems[name] = 'range'
  }
  if (getBasisPoints(values.discount) === null) problems.discount = 'format'
  if (!problems.closesAt && values.opensAt && values.closesAt <= values.opensAt) problems.closesAt = 'notAfter'
  if (!problems.changesUntil && values.closesAt && values.changesUntil < values.closesAt) problems.changesUntil = 'notAfter'
  if (!problems.endsOn && values.startsOn && values.endsOn <= values.startsOn) problems.endsOn = 'notAfter'
  if (!problems.maximum && values.minimum !== null && values.maximum! < values.minimum) problems.maximum = 'belowMinimum'
  return problems
}
