import type { AppLocale } from '#api/locales.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { readChoice } from './choice.queries.ts'
import { classCalendar } from './class-calendar.ts'
import { enrollmentOffer } from './enrollment-offer.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

/**
 * Classes with a seat that was taken, as iCalendar (GET /reenrollments/students/calendar). One that is dropped with a change stays
 * until the change is confirmed. Throws NOT_FOUND like `enrollmentOffer`, and without any class.
 */
export async function getClassCalendar(
  { pool, clock, closedDays }: ReenrollmentPorts,
  scope: StudentScope,
  academicRecord: string,
  locale: AppLocale,
): Promise<File> {
  const now = clock.now()
  const { institution, period, classes } = await readTenant(pool, scope.tenantId, async (transaction) => {
    const { enrollment, institution, period } = await enrollmentOffer(transaction, scope, academicRecord, now)
    if (!period) throw new DomainError('NOT_FOUND')
    const of = { tenantId: period.tenantId, periodId: period.periodId, enrollmentId: enrollment.enrollmentId }
    const { classes } = await readChoice(transaction, of, now)
    return { institution, period, classes: classes.filter(({ status }) => status !== 'held') }
  })
  const days = classes.flatMap(({ group }) => [group.startsOn, group.endsOn]).sort()
  if (days.length === 0) throw new DomainError('NOT_FOUND')
  const closed = await closedDays(period, days[0]!, days.at(-1)!)
  const content = classCalendar({
    period: period.period,
    institution,
    tenantId: scope.tenantId,
    classes,
    closedDays: closed.map(({ day }) => day),
    timeZone: scope.timeZone,
    locale,
    now,
  })
  return new File([content], `classes-${period.period.replace('/', '-')}.ics`, { type: 'text/calendar' })
}
