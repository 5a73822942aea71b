import type { AppLocale } from '#api/locales.ts'
import type { CurrentReenrollment } from '#api/reenrollment-calls.ts'
import { readTenant } from '../../platform/database.ts'
import { enrollmentsOf } from '../enrollments/enrollments.queries.ts'
import { enrollmentOffer } from './enrollment-offer.queries.ts'
import { pendenciesOf } from './pendencies.ts'
import { readFinance } from './pendencies.queries.ts'
import { readContractStatus, readFacts, shownProcess, shownSettings } from './read-process.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

/**
 * What the student's pages of reenrollment show (GET /reenrollments/students/current), in one transaction and one look at the finances.
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
  const { enrollments, facts } = await readTenant(ports.pool, scope.tenantId, async (transaction) => {
    const enrollments = await enrollmentsOf(transaction, scope)
    const record = asked ?? enrollments[0]?.academicRecord
    if (record === undefined) return { enrollments, facts: null }
    return { enrollments, facts: await readFacts(transaction, await enrollmentOffer(transaction, scope, record, now), now) }
  })
  if (!facts) return { enrollments, process: null, settings: null, pendencies: null }
  const { offer, choice, open } = facts
  const { period } = offer
  const [finance, contractStatus] = await Promise.all([
    open && period ? readFinance(ports, scope.timeZone, offer) : null,
    readContractStatus(ports, offer),
  ])
  const process = shownProcess(facts, { finance, contractStatus }, now)
  const hasBegun = process.reenrollment !== null
  const asksForItems = open && period && (!hasBegun || process.step === 'pending_items')
  return {
    enrollments,
    process,
    settings: period && !hasBegun ? shownSettings(period, choice.exceptions) : null,
    pendencies: asksForItems
      ? {
          results: pendenciesOf({ offer, finance, exceptions: choice.exceptions, ...open }, locale),
          isFinanceMissing: finance === null,
        }
      : null,
  }
}
