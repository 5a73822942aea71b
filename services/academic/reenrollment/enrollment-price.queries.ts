import { and, eq, inArray } from 'drizzle-orm'
import type { EnrollmentPrice } from '#api/academic/reenrollment.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listGroups } from './class-groups.queries.ts'
import { enrollmentOffer } from './enrollment-offer.queries.ts'
import { priceOfClasses } from './enrollment-price.ts'
import { classGroup } from './offer.schema.ts'
import { readFinance } from './pendencies.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

/**
 * What classes would cost an enrollment (POST /reenrollment-process/calculate-enrollment-value), also while finance does not answer.
 * Throws NOT_FOUND, also for a class of another period.
 */
export async function priceOfGroups(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  { academicRecord, groupIds }: { academicRecord: string; groupIds: number[] },
): Promise<EnrollmentPrice> {
  const now = ports.clock.now()
  const uniqueIds = [...new Set(groupIds)]
  const { offer, period, groups } = await readTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = await enrollmentOffer(transaction, scope, academicRecord, now)
    const { period } = offer
    if (!period) throw new DomainError('NOT_FOUND')
    const ofPeriod = and(eq(classGroup.tenantId, period.tenantId), eq(classGroup.periodId, period.periodId))
    const groups = uniqueIds.length === 0 ? [] : await listGroups(transaction, now, and(ofPeriod, inArray(classGroup.groupId, uniqueIds)))
    return { offer, period, groups }
  })
  if (groups.length < uniqueIds.length) throw new DomainError('NOT_FOUND')
  const finance = await readFinance(ports, scope.timeZone, offer)
  return priceOfClasses(period, groups, finance?.currentMonthly ?? null)
}
