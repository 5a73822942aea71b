import type { EnrollmentPrice, Measure, PriceLine } from '#api/academic/reenrollment.ts'
import type { GroupRow } from './class-groups.queries.ts'
import type { PeriodRow } from './enrollment-offer.queries.ts'

/** Pricing rules of a period, in cents. */
export interface PriceRules {
  measure: Measure
  /** The price of one credit or hour for the whole term. */
  unitAmount: number
  fixedAmount: number
  /** The discount on the sum (500 is 5%). */
  discountBasisPoints: number
  installments: number
  /** `YYYY-MM-DD`; later installments are due on the same day of the following months. */
  firstDueDate: string
}

export interface PricedSubject {
  code: string
  subject: string
  credits: number
  workload: number
}

/**
 * What subjects cost in a term, in cents (docs/requirements/academic-and-financial.md, section 7, `calculate-enrollment-value`).
 * The discount is rounded down; installments are equal, and the first has the remainder. Nothing to pay has no installments.
 *
 * @param subjects each once, in the order of the lines
 * @param currentMonthly of the current term; null where it is not known
 */
export function enrollmentPrice(rules: PriceRules, subjects: readonly PricedSubject[], currentMonthly: number | null): EnrollmentPrice {
  const { measure, unitAmount, fixedAmount, discountBasisPoints } = rules
  const charged = subjects.map(({ code, subject, credits, workload }): PriceLine => {
    const units = measure === 'credit' ? credits : workload
    return { kind: 'subject', code, subject, units, unitAmount, rateBasisPoints: null, amount: units * unitAmount }
  })
  const other = { code: null, subject: null, units: null, unitAmount: null }
  if (fixedAmount > 0) charged.push({ ...other, kind: 'fixed', rateBasisPoints: null, amount: fixedAmount })
  const sum = charged.reduce((total, { amount }) => total + amount, 0)
  const discount = Math.floor((sum * discountBasisPoints) / 10_000)
  const lines: PriceLine[] =
    discount > 0 ? [...charged, { ...other, kind: 'discount', rateBasisPoints: discountBasisPoints, amount: -discount }] : charged
  const total = sum - discount
  return { measure, lines, total, installments: getInstallments(total, rules), currentMonthly }
}

/**
 * The same for classes of a period, on the page and when they are confirmed: in the order of their subjects' names, each once.
 *
 * @param classes rows of `listGroups`
 */
export function priceOfClasses(
  { measure, unitCents, fixedCents, discountBasisPoints, installments, firstDueDate }: PeriodRow,
  classes: readonly Pick<GroupRow, 'subjectId' | 'subjectCode' | 'subject' | 'credits' | 'workload'>[],
  currentMonthly: number | null,
): EnrollmentPrice {
  const rules = { measure, unitAmount: unitCents, fixedAmount: fixedCents, discountBasisPoints, installments, firstDueDate }
  const subjects = [...new Map(classes.map((one) => [one.subjectId, one])).values()]
    .map(({ subjectCode: code, subject, credits, workload }) => ({ code, subject, credits, workload }))
    .sort((a, b) => a.subject.localeCompare(b.subject, 'pt') || a.code.localeCompare(b.code))
  return enrollmentPrice(rules, subjects, currentMonthly)
}

function getInstallments(total: number, { installments, firstDueDate }: PriceRules): EnrollmentPrice['installments'] {
  // None is less than a cent.
  const count = Math.min(installments, total)
  const equal = Math.floor(total / count)
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    amount: index === 0 ? total - equal * (count - 1) : equal,
    dueDate: addMonths(firstDueDate, index),
  }))
}

/** Returns the same day of a later month, or the last day of that month. */
function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}
