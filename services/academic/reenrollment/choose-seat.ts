import type { ChoiceOutcome } from '#api/academic/reenrollment-calls.ts'
import { faultsOfChoosing, type SelectionFault } from '../../../class-selection/check-selection.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findReenrollment, type ReenrollmentRow } from './choice.queries.ts'
import { namedGroup } from './class-groups.queries.ts'
import { type Actor, getChoice, countChange, openChoice, type PeriodOffer, recordEvent } from './reenrollment-changes.queries.ts'
import type { ReenrollmentPorts } from './reenrollment-ports.ts'
import {
  hasSeatLeft,
  holdSeat,
  getHoldEnd,
  isOccupied,
  listSeats,
  lockGroups,
  getOfferEnd,
  offerFreed,
  removeSeats,
  requireGroup,
  type SeatRow,
  setSeat,
} from './seats.queries.ts'
import { tellEvent } from './reenrollment-notice.queries.ts'
import { selectionOffer } from './subjects.queries.ts'

/** `ChoiceOutcome` without the process, which is read once the transaction is over. */
export type SeatOutcome = Exclude<ChoiceOutcome, { outcome: 'held' }> | { outcome: 'held' }

type RefusedFault = Extract<ChoiceOutcome, { outcome: 'refused' }>['faults'][number]

const held: SeatOutcome = { outcome: 'held' }

/** Returns the distinct kinds of faults, as the contract names them. A full class is an outcome of its own. */
export const faultCodes = (faults: readonly SelectionFault[]): RefusedFault[] => [
  ...new Set(faults.flatMap(({ code }) => (code === 'group_full' ? [] : [code]))),
]

/**
 * Holds a seat of a class for the reenrollment of an offer: ten minutes, two hours where the office chooses. A seat that it holds stays as
 * it is, one whose hold ran out is held again, and one that was about to be dropped is kept. Blocking pendencies are the caller's to ask.
 *
 * @param insteadOf a chosen class of the same subject, given up once the seat is certain; where it is not chosen any more, nothing is
 * Throws NOT_FOUND for a class of another period, PERIOD_CLOSED, NOT_ADMITTED, NOT_ALLOWED.
 */
export async function chooseSeat(
  ports: ReenrollmentPorts,
  transaction: TenantTransaction,
  offer: PeriodOffer,
  actor: Actor,
  groupId: number,
  insteadOf?: number,
): Promise<SeatOutcome> {
  const now = ports.clock.now()
  const row = await openChoice(transaction, offer, actor, now)
  const seats = await listSeats(transaction, row)
  const instead = seats.find((seat) => seat.groupId === insteadOf && seat.status !== 'dropping')
  const own = seats.find((seat) => seat.groupId === groupId)
  if (own && own.status !== 'dropping' && isOccupied(own, now)) return held
  const seen = await requireGroup(transaction, getChoice(offer), groupId, now)
  if (!own || own.status === 'held') {
    if (!seen.isOpen) return { outcome: 'unavailable', ...namedGroup(seen) }
    // Checked before locking, so that nobody has to wait for the lock to learn that no seat is left.
    if (!(await hasSeatLeft(transaction, row, seen))) return { outcome: 'full', waiting: seen.waiting }
  }
  const selection = await selectionOffer(transaction, offer)
  const subject = selection.subjects.find(({ subjectId }) => subjectId === seen.subjectId)
  if (!subject || (instead && instead.subjectId !== seen.subjectId)) throw new DomainError('NOT_ALLOWED')
  const chosen = chosenGroups(seats).filter((id) => id !== groupId && id !== instead?.groupId)
  const faults = faultCodes(faultsOfChoosing(selection, chosen, groupId))
  if (faults.length > 0) return { outcome: 'refused', faults }
  if (own?.status === 'dropping') {
    if (instead) await release(ports, transaction, row, instead, actor)
    await setSeat(transaction, row, groupId, { status: 'taken' })
  } else {
    const group = (await lockGroups(transaction, row.tenantId, [groupId], now)).get(groupId)!
    if (!group.isOpen) return { outcome: 'unavailable', ...namedGroup(group) }
    if (!(await hasSeatLeft(transaction, row, group))) return { outcome: 'full', waiting: group.waiting }
    // A student has at most one seat in a subject.
    if (instead) await release(ports, transaction, row, instead, actor)
    const heldUntil = actor.by === 'student' ? getHoldEnd(now) : getOfferEnd(now)
    await holdSeat(transaction, row, group, { list: subject.list, heldUntil, now })
  }
  await noteChange(ports, transaction, row, { kind: 'chosen', groupId }, actor)
  return held
}

/** Classes of a choice, without those that are about to be dropped. */
export const chosenGroups = (seats: readonly SeatRow[]): number[] =>
  seats.filter(({ status }) => status !== 'dropping').map(({ groupId }) => groupId)

/**
 * Gives a seat of the reenrollment of an offer back: at once where it is held, with the confirmation of the change where it is taken.
 * One that it does not have stays so. Throws as `chooseSeat`.
 */
export async function giveUpSeat(
  ports: ReenrollmentPorts,
  transaction: TenantTransaction,
  offer: PeriodOffer,
  actor: Actor,
  groupId: number,
): Promise<void> {
  const row = await openChoice(transaction, offer, actor, ports.clock.now())
  const seat = (await listSeats(transaction, row)).find((one) => one.groupId === groupId)
  if (seat && seat.status !== 'dropping') await release(ports, transaction, row, seat, actor)
}

async function release(
  ports: ReenrollmentPorts,
  transaction: TenantTransaction,
  row: ReenrollmentRow,
  { groupId, status }: SeatRow,
  actor: Actor,
): Promise<void> {
  if (status === 'taken') await setSeat(transaction, row, groupId, { status: 'dropping' })
  else {
    await removeSeats(transaction, row, [groupId])
    await offerFreed(ports, transaction, row.tenantId, [groupId])
  }
  await noteChange(ports, transaction, row, { kind: 'given_up', groupId }, actor)
}

/**
 * Moves the seat of a reenrollment to another class of the same subject, by the office: a taken one stays taken, at the same price.
 *
 * Throws NOT_FOUND for classes of another period or a seat that is not there, NOT_ALLOWED for another subject.
 */
export async function moveSeat(
  ports: ReenrollmentPorts,
  transaction: TenantTransaction,
  offer: PeriodOffer,
  actor: Actor,
  { fromGroupId, toGroupId }: { fromGroupId: number; toGroupId: number },
): Promise<SeatOutcome> {
  const now = ports.clock.now()
  const of = getChoice(offer)
  const row = await lockForMove(transaction, offer)
  const seats = await listSeats(transaction, row)
  const seat = seats.find(({ groupId }) => groupId === fromGroupId)
  if (!seat) throw new DomainError('NOT_FOUND')
  await requireGroup(transaction, of, toGroupId, now)
  if (seats.some(({ groupId }) => groupId === toGroupId)) throw new DomainError('NOT_ALLOWED')
  const selection = await selectionOffer(transaction, offer)
  const others = chosenGroups(seats).filter((id) => id !== fromGroupId)
  const faults = faultCodes(faultsOfChoosing(selection, others, toGroupId))
  const group = (await lockGroups(transaction, row.tenantId, [fromGroupId, toGroupId], now)).get(toGroupId)!
  if (group.subjectId !== seat.subjectId || seat.status === 'dropping') throw new DomainError('NOT_ALLOWED')
  if (!group.isOpen) return { outcome: 'unavailable', ...namedGroup(group) }
  if (faults.length > 0) return { outcome: 'refused', faults }
  if (!(await hasSeatLeft(transaction, row, group))) return { outcome: 'full', waiting: group.waiting }
  await setSeat(transaction, row, fromGroupId, {
    groupId: toGroupId,
    ...(seat.status === 'held' && { heldUntil: getOfferEnd(now), isProlonged: false }),
  })
  await offerFreed(ports, transaction, row.tenantId, [fromGroupId])
  await noteChange(ports, transaction, row, { kind: 'moved', groupId: toGroupId }, actor)
  return held
}

async function lockForMove(transaction: TenantTransaction, offer: PeriodOffer): Promise<ReenrollmentRow> {
  const row = await findReenrollment(transaction, getChoice(offer), { isLocked: true })
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.status === 'canceled' || row.status === 'expired') throw new DomainError('NOT_ALLOWED')
  return row
}

async function noteChange(
  ports: ReenrollmentPorts,
  transaction: TenantTransaction,
  row: ReenrollmentRow,
  event: { kind: 'chosen' | 'given_up' | 'moved'; groupId: number },
  actor: Actor,
): Promise<void> {
  const now = ports.clock.now()
  await countChange(transaction, row, now)
  const eventId = await recordEvent(transaction, row, event, actor, now)
  if (actor.by === 'office') await tellEvent(ports, transaction, row.tenantId, eventId)
}
