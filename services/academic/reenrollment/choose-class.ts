import type { ChoiceOutcome } from '#api/academic/reenrollment-calls.ts'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { inTenant } from '../../platform/database.ts'
import { chooseSeat, giveUpSeat } from './choose-seat.ts'
import { enrollmentOffer } from './enrollment-offer.queries.ts'
import { requireNothingBlocking } from './pendencies.queries.ts'
import { readProcess } from './read-process.queries.ts'
import { byStudent, readFinanceState, readOwnOffer, recordEvent, requireChoosing, withPeriod } from './reenrollment-changes.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import { prolongSeats } from './seats.queries.ts'

interface ChooseClassInput {
  academicRecord: string
  groupId: number
}

/**
 * Holds a seat of a class for ten minutes, if wanted in place of another class of the subject.
 *
 * Throws NOT_FOUND, PERIOD_CLOSED, NOT_ADMITTED, PENDENCIES_OPEN, NOT_ALLOWED.
 */
export async function chooseClass(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  { academicRecord, groupId, insteadOf }: ChooseClassInput & { insteadOf?: number },
): Promise<ChoiceOutcome> {
  const now = ports.clock.now()
  const finance = await readFinanceState(ports, scope, await readOwnOffer(ports, scope, academicRecord))
  const made = await inTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOffer(transaction, scope, academicRecord, now))
    await requireNothingBlocking(transaction, { offer, finance }, 'choose', now)
    return chooseSeat(ports, transaction, offer, byStudent(scope), groupId, insteadOf)
  })
  if (made.outcome !== 'held') return made
  return { outcome: 'held', process: await readProcess(ports, scope, academicRecord) }
}

/** Gives a seat back; does nothing if the student does not have it. Works despite blocks; otherwise throws as `chooseClass`. */
export async function giveUpClass(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  { academicRecord, groupId }: ChooseClassInput,
): Promise<ProcessStep> {
  await inTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOffer(transaction, scope, academicRecord, ports.clock.now()))
    await giveUpSeat(ports, transaction, offer, byStudent(scope), groupId)
  })
  return readProcess(ports, scope, academicRecord)
}

/** Adds ten minutes to each held seat not prolonged before. Throws PERIOD_CLOSED, NOT_ADMITTED, NOT_ALLOWED. */
export async function prolongHolds(ports: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<ProcessStep> {
  const now = ports.clock.now()
  await inTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOffer(transaction, scope, academicRecord, now))
    const row = await requireChoosing(transaction, offer, byStudent(scope), now)
    const isProlonged = await prolongSeats(transaction, row, now)
    if (isProlonged) await recordEvent(transaction, row, { kind: 'prolonged' }, byStudent(scope), now)
  })
  return readProcess(ports, scope, academicRecord)
}
