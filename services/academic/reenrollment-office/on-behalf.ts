import type { ChoiceOutcome } from '#api/academic/reenrollment-calls.ts'
import type { OfficeStudent } from '#api/academic/reenrollment-office.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { chooseSeat, giveUpSeat, moveSeat, type SeatOutcome } from '../reenrollment/choose-seat.ts'
import { enrollmentOfferById } from '../reenrollment/enrollment-offer.queries.ts'
import { type Actor, type PeriodOffer, withPeriod } from '../reenrollment/reenrollment-changes.queries.ts'
import { byOffice } from './exceptions.queries.ts'
import type { ReenrollmentOfficePorts } from './office-scope.queries.ts'
import { type OfficeReader, type OfStudent, processAtOffice, readStudent } from './read-student.queries.ts'

type Act = OfStudent & { reason: string }

/**
 * Chooses a class for a student, who is told, also while something blocks them: the office knows why.
 * Throws NOT_FOUND, PERIOD_CLOSED, NOT_ALLOWED for a confirmed choice that cannot be changed.
 */
export async function chooseOnBehalf(
  ports: ReenrollmentOfficePorts,
  reader: OfficeReader,
  act: Act & { groupId: number },
): Promise<ChoiceOutcome> {
  const made = await actFor(ports, reader, act, (transaction, offer, actor) => chooseSeat(ports, transaction, offer, actor, act.groupId))
  return getOutcome(ports, reader, act, made)
}

/** Gives up a class on behalf of a student, who is notified. Throws the errors of `chooseFor`. */
export async function giveUpOnBehalf(
  ports: ReenrollmentOfficePorts,
  reader: OfficeReader,
  act: Act & { groupId: number },
): Promise<OfficeStudent> {
  await actFor(ports, reader, act, (transaction, offer, actor) => giveUpSeat(ports, transaction, offer, actor, act.groupId))
  return readStudent(ports, reader, act)
}

/** Moves a student to another class of the subject and notifies them. Throws NOT_FOUND, NOT_ALLOWED. */
export async function moveSeatForStudent(
  ports: ReenrollmentOfficePorts,
  reader: OfficeReader,
  act: Act & { fromGroupId: number; toGroupId: number },
): Promise<ChoiceOutcome> {
  const made = await actFor(ports, reader, act, (transaction, offer, actor) => moveSeat(ports, transaction, offer, actor, act))
  return getOutcome(ports, reader, act, made)
}

function actFor<Result>(
  { pool, clock }: ReenrollmentOfficePorts,
  reader: OfficeReader,
  act: Act,
  work: (transaction: TenantTransaction, offer: PeriodOffer, actor: Actor) => Promise<Result>,
): Promise<Result> {
  return inTenant(pool, reader.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOfferById(transaction, reader, act, clock.now()))
    return work(transaction, offer, byOffice(reader, act.reason))
  })
}

const getOutcome = async (
  ports: ReenrollmentOfficePorts,
  reader: OfficeReader,
  of: OfStudent,
  made: SeatOutcome,
): Promise<ChoiceOutcome> => (made.outcome === 'held' ? { outcome: 'held', process: await processAtOffice(ports, reader, of) } : made)
