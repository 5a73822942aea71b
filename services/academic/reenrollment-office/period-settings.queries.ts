import { sql } from 'drizzle-orm'
import { periodSettings, type PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { throughMinute } from '../../platform/clock.ts'
import { toSqlArray } from '../../platform/query.ts'

export interface PeriodRow extends Omit<PeriodSettings, 'opensAt' | 'closesAt' | 'changesUntil'> {
  opensAt: Date
  closesAt: Date
  changesUntil: Date
}

/** Of `academic.reenrollment_period p`, as the contract calls them. */
export const settingColumns = sql`p.period, p.opens_at as "opensAt", p.closes_at as "closesAt", p.changes_until as "changesUntil",
  p.starts_on as "startsOn", p.ends_on as "endsOn", p.measure, p.minimum, p.maximum, p.dependency_maximum as "dependencyMaximum",
  p.allows_clashes as "allowsClashes", p.curriculum_ids as "curriculumIds", p.document_kind_ids as "documentKindIds", p.rules,
  p.unit_cents as "unitAmount", p.fixed_cents as "fixedAmount", p.discount_bp as "discountBasisPoints", p.installments,
  p.first_due_date as "firstDueDate", p.admissions_per_minute as "admissionsPerMinute"`

/** As they are kept: what closes in a minute is open through it. */
export const closedByMinutes = (settings: PeriodSettings): PeriodSettings => ({
  ...settings,
  closesAt: throughMinute(settings.closesAt),
  changesUntil: throughMinute(settings.changesUntil),
})

/** In the order of `settingValues`. */
export const storedColumns = sql`period, opens_at, closes_at, changes_until, starts_on, ends_on, measure, minimum, maximum, dependency_maximum,
  allows_clashes, curriculum_ids, document_kind_ids, rules, unit_cents, fixed_cents, discount_bp, installments, first_due_date,
  admissions_per_minute`

export const settingValues = (settings: PeriodSettings) =>
  sql`${settings.period}, ${settings.opensAt}::timestamptz, ${settings.closesAt}::timestamptz, ${settings.changesUntil}::timestamptz,
    ${settings.startsOn}::date, ${settings.endsOn}::date, ${settings.measure}, ${settings.minimum}, ${settings.maximum},
    ${settings.dependencyMaximum}, ${settings.allowsClashes}, ${toSqlArray(settings.curriculumIds)}::int[],
    ${toSqlArray(settings.documentKindIds)}::int[], ${toSqlArray(settings.rules)}::text[], ${settings.unitAmount}, ${settings.fixedAmount},
    ${settings.discountBasisPoints}, ${settings.installments}, ${settings.firstDueDate}::date, ${settings.admissionsPerMinute}`

/** The settings of a row that may hold more. */
export const toPeriodSettings = (row: PeriodRow): PeriodSettings =>
  periodSettings.parse({
    ...row,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    changesUntil: row.changesUntil.toISOString(),
  })
