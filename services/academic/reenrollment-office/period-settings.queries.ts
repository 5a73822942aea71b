import { periodSettings, type PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { throughMinute } from '../../platform/clock.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { reenrollmentPeriod } from '../reenrollment/offer.schema.ts'

/** The columns of `academic.reenrollment_period p`, under the names that the contract uses. */
export const settingColumns = selectColumns(reenrollmentPeriod, 'p', [
  'period',
  'opensAt',
  'closesAt',
  'changesUntil',
  'startsOn',
  'endsOn',
  'measure',
  'minimum',
  'maximum',
  'dependencyMaximum',
  'allowsClashes',
  'curriculumIds',
  'documentKindIds',
  'rules',
  'unitCents as unitAmount',
  'fixedCents as fixedAmount',
  'discountBasisPoints',
  'installments',
  'firstDueDate',
  'admissionsPerMinute',
])

export type PeriodRow = SelectedRow<typeof settingColumns>

/** Returns the settings as they are stored: what closes in a certain minute stays open to the end of that minute. */
export const closedByMinutes = (settings: PeriodSettings): PeriodSettings => ({
  ...settings,
  closesAt: throughMinute(settings.closesAt),
  changesUntil: throughMinute(settings.changesUntil),
})

export const settingValues = ({ opensAt, closesAt, changesUntil, unitAmount, fixedAmount, ...settings }: PeriodSettings) => ({
  ...settings,
  opensAt: new Date(opensAt),
  closesAt: new Date(closesAt),
  changesUntil: new Date(changesUntil),
  unitCents: unitAmount,
  fixedCents: fixedAmount,
})

/** Returns the settings from a row that may have further columns. */
export const toPeriodSettings = (row: PeriodRow): PeriodSettings =>
  periodSettings.parse({
    ...row,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    changesUntil: row.changesUntil.toISOString(),
  })
