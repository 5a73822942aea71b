import type { AppLocale } from '#api/locales.ts'
import type { CurrentReenrollment } from '#api/academic/reenrollment-calls.ts'
import { readTenant } from '../../platform/database.ts'
import { getEnrollments } from '../enrollments/enrollments.queries.ts'
import { enrollmentOffer, firstOffer } from './enrollment-offer.queries.ts'
import { getPendencies } from './pendencies.ts'
import { readFinance } from './pendencies.queries.ts'
import { isConfirmed } from './process-outcome.ts'
import { readContractStatus, readFacts, shownProcess, shownSettings } from './read-process.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

/**
 * What the student's pages of reenrollment show (GET /reenrollments/students/current): first whose course it is, then everything else.
 *
 * @param asked the first in the order of the student's enrollments where none is named; throws NOT_FOUND like `enrollmentOffer`
 */
export async function readCurrent(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  asked: string | undefined,
  locale: AppLocale,
): Promise<CurrentReenrollment> {
  const now = ports.clock.now()
  const [enrollments, offer] = await readTenant(ports.pool, scope.tenantId, (transaction) =>
    Promise.all([
      getEnrollments(transaction, scope),
      asked === undefined ? firstOffer(transaction, scope, now) : enrollmentOffer(transaction, scope, asked, now),
    ]),
  )
  if (!offer) return { enrollments, process: null, settings: null, pendencies: null }
  const { period, reenrollment } = offer
  const [facts, finance, contractStatus] = await Promise.all([
    readTenant(ports.pool, scope.tenantId, (transaction) => readFacts(transaction, offer, now)),
    period && !isConfirmed(reenrollment?.status) ? readFinance(ports, scope.timeZone, offer) : null,
    readContractStatus(ports, offer),
  ])
  const { choice, open } = facts
  const process = shownProcess(facts, { finance, contractStatus }, now)
  const hasBegun = process.reenrollment !== null
  const asksForItems = open && period && (!hasBegun || process.step === 'pending_items')
  return {
    enrollments,
    process,
    settings: period && !hasBegun ? shownSettings(period, choice.exceptions) : null,
    pendencies: asksForItems
      ? {
          results: getPendencies({ offer, finance, exceptions: choice.exceptions, ...open }, locale),
          isFinanceMissing: finance === null,
        }
      : null,
  }
}
