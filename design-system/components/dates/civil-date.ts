/** A calendar day without time or zone, written `yyyy-MM-dd`. */
export type CivilDate = string

export type DateProblem = 'impossible' | 'beforeMin' | 'afterMax' | 'closed'

/** Both inclusive. */
export interface DateLimits {
  min?: CivilDate | undefined
  max?: CivilDate | undefined
  /** Days between them that can't be chosen. */
  closed?: readonly CivilDate[] | undefined
}

/** A typed date: null if empty, incomplete or impossible, such as 31/02. */
export interface TypedDate {
  date: CivilDate | null
  complete: boolean
}

const thirtyDays = [4, 6, 9, 11]

function daysInMonth(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return thirtyDays.includes(month) ? 30 : 31
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

function civilDate(year: number, month: number, day: number): CivilDate | null {
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year)
  return exists ? `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` : null
}

function isMonthFirst(locale: string): boolean {
  return locale.split('-')[0] === 'en'
}

/** Formats `2026-11-30` as `30/11/2026`, in English as `11/30/2026`. */
export function formatCivilDate(date: CivilDate, locale: string): string {
  const [year, month, day] = date.split('-')
  return (isMonthFirst(locale) ? [month, day, year] : [day, month, year]).join('/')
}

/** Completes a two-digit year to the century within the limits; without limits, to 1970 to 2069. */
function fullYear(digits: string, withYear: (year: number) => CivilDate | null, limits: DateLimits): number {
  const short = Number(digits)
  if (digits.length > 2) return short
  const usual = short < 70 ? 2000 + short : 1900 + short
  const candidates = [usual, usual < 2000 ? usual + 100 : usual - 100]
  const inside = candidates.find((year) => {
    const date = withYear(year)
    return date && !dateProblem(date, limits)
  })
  return inside ?? usual
}

function parseParts(text: string, locale: string): { year: string; month: string; day: string } | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text)
  if (iso) return { year: iso[1]!, month: iso[2]!, day: iso[3]! }
  const parts = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  if (!parts) return null
  const [, first, second, year] = parts as unknown as [string, string, string, string]
  return isMonthFirst(locale) ? { year, month: first, day: second } : { year, month: second, day: first }
}

/** Parses `1/2/26`, `01022026`, `1-2-2026` or ISO. A date outside the limits is still returned (see `dateProblem`). */
export function readCivilDate(typed: string, locale: string, limits: DateLimits = {}): TypedDate {
  const parts = parseParts(typed.trim(), locale)
  if (!parts) return { date: null, complete: false }
  const withYear = (year: number) => civilDate(year, Number(parts.month), Number(parts.day))
  return { date: withYear(fullYear(parts.year, withYear, limits)), complete: parts.year.length === 4 }
}

/** Returns why a date is outside the limits, which are inclusive; undefined within them. */
export function dateProblem(date: CivilDate, { min, max, closed }: DateLimits): DateProblem | undefined {
  if (min && date < min) return 'beforeMin'
  if (max && date > max) return 'afterMax'
  return closed?.includes(date) ? 'closed' : undefined
}
