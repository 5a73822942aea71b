import { checkSelection } from '../../../class-selection/check-selection.ts'
import type { ConfirmOutcome } from '#api/academic/reenrollment-calls.ts'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { offerContract, reenrollmentChargeQueue, reenrollmentContractQueue } from './charge-reenrollment.queries.ts'
import { findReenrollment, type ReenrollmentRow } from './choice.queries.ts'
import { chosenGroups, faultCodes } from './choose-seat.ts'
import { type GroupRow, namedGroup } from './class-groups.queries.ts'
import { type EnrollmentOffer, enrollmentOffer } from './enrollment-offer.queries.ts'
import { priceOfClasses } from './enrollment-price.ts'
import { requireNothingBlocking } from './pendencies.queries.ts'
import { readProcess } from './read-process.queries.ts'
import {
  byStudent,
  getChoice,
  lockReenrollment,
  type PeriodOffer,
  readFinanceState,
  readOwnOffer,
  recordEvent,
  requireChoosing,
  updateReenrollment,
  withPeriod,
} from './reenrollment-changes.queries.ts'
import type { FinancialFacts, ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import type { LastConfirmation } from './reenrollment.schema.ts'
import {
  hasSeatLeft,
  getHoldEnd,
  isOccupied,
  leaveList,
  listSeats,
  lockGroups,
  offerFreed,
  removeSeats,
  type SeatRow,
  setSeat,
} from './seats.queries.ts'
import { selectionOffer } from './subjects.queries.ts'

interface ConfirmChoiceInput {
  academicRecord: string
  idempotencyKey: string
  revision: number
  expectedTotal: number
}

type Lost = NonNullable<LastConfirmation['lost']>
type Decided = { outcome: 'confirmed'; confirmedNow: ReenrollmentRow | null } | Exclude<ConfirmOutcome, { outcome: 'confirmed' }>

/**
 * Confirms a choice at the price that was shown: held seats are taken, dropped ones become free, the price is kept, and the contract is
 * offered. Seats whose hold ran out are held again where one is left, else named and taken off the choice. What was charged before is
 * charged anew at once. The same key gives the same answer.
 *
 * Throws NOT_FOUND, PERIOD_CLOSED, NOT_ADMITTED, PENDENCIES_OPEN, NOT_ALLOWED, BAD_GATEWAY where finance does not tell what blocks,
 * CONTENT_CHANGED where the choice is not the one of the revision, AMOUNT_CHANGED with the price of now, KEY_REUSED.
 */
export async function confirmChoice(ports: ReenrollmentPorts, scope: StudentScope, wanted: ConfirmChoiceInput): Promise<ConfirmOutcome> {
  const offer = await readOwnOffer(ports, scope, wanted.academicRecord)
  // A repeated request is answered first, before any checks of facts that may have changed since.
  const decided = getAnswer(offer.reenrollment, wanted) ?? (await decide(ports, scope, wanted, offer))
  if (decided.outcome !== 'confirmed') return decided
  // Offered immediately, so that the student can read it; a job does so if the financial service does not answer now.
  if (decided.confirmedNow) await offerContract(ports, decided.confirmedNow).catch(() => null)
  return { outcome: 'confirmed', process: await readProcess(ports, scope, wanted.academicRecord) }
}

function getAnswer(row: ReenrollmentRow | null, { idempotencyKey, revision, expectedTotal }: ConfirmChoiceInput): Decided | null {
  if (!row?.lastConfirmation || row.confirmKey !== idempotencyKey) return null
  const { lost, ...asked } = row.lastConfirmation
  if (asked.revision !== revision || asked.expectedTotal !== expectedTotal) throw new DomainError('KEY_REUSED')
  return lost ? { outcome: 'lost', classes: lost } : { outcome: 'confirmed', confirmedNow: null }
}

async function decide(ports: ReenrollmentPorts, scope: StudentScope, wanted: ConfirmChoiceInput, seen: EnrollmentOffer): Promise<Decided> {
  const now = ports.clock.now()
  const finance = await readFinanceState(ports, scope, seen)
  return keyOnce('reenrollment_confirm_key', () =>
    inTenant(ports.pool, scope.tenantId, async (transaction) => {
      // The offer is read again, because the period may have changed while the financial service answered.
      const offer = withPeriod(await enrollmentOffer(transaction, scope, wanted.academicRecord, now))
      const locked = await findReenrollment(transaction, getChoice(offer), { isLocked: true })
      const before = getAnswer(locked, wanted)
      if (before) return before
      if (locked && locked.revision !== wanted.revision) throw new DomainError('CONTENT_CHANGED')
      const row = await requireChoosing(transaction, offer, byStudent(scope), now)
      await requireNothingBlocking(transaction, { offer, finance }, 'confirm', now)
      return confirmLocked(ports, transaction, scope, { offer, row, finance, wanted })
    }),
  )
}

interface Confirming {
  offer: PeriodOffer
  row: ReenrollmentRow
  finance: FinancialFacts | null
  wanted: ConfirmChoiceInput
}

async function confirmLocked(
  ports: ReenrollmentPorts,
  transaction: TenantTransaction,
  scope: StudentScope,
  { offer, row, finance, wanted }: Confirming,
): Promise<Decided> {
  const now = ports.clock.now()
  const seats = await listSeats(transaction, row)
  const kept = seats.filter(({ status }) => status !== 'dropping')
  const groups = await lockGroups(
    transaction,
    row.tenantId,
    seats.map(({ groupId }) => groupId),
    now,
  )
  const lost = await lostSeats(transaction, row, kept, groups, now)
  if (lost.length > 0) return loseSeats(ports, transaction, { row, kept, lost: lost.map((id) => groups.get(id)!), wanted, scope })
  const selection = await selectionOffer(transaction, offer)
  const taken = new Set(kept.filter(({ status }) => status === 'taken').map(({ groupId }) => groupId))
  // A class that was already taken is kept, even if it is no longer offered.
  const offered = selection.groups.map((group) => (taken.has(group.groupId) ? { ...group, isOpen: true } : group))
  const { faults } = checkSelection({ ...selection, groups: offered }, chosenGroups(kept))
  if (faults.length > 0) return { outcome: 'refused', faults: faultCodes(faults) }
  const price = priceOfClasses(
    offer.period,
    kept.map(({ groupId }) => groups.get(groupId)!),
    finance?.currentMonthly ?? null,
  )
  if (price.total !== wanted.expectedTotal) throw new DomainError('AMOUNT_CHANGED', { data: { amount: price.total } })
  const dropped = seats.filter(({ status }) => status === 'dropping').map(({ groupId }) => groupId)
  await removeSeats(transaction, row, dropped)
  for (const { groupId } of kept.filter(({ status }) => status === 'held')) {
    await setSeat(transaction, row, groupId, { status: 'taken', heldUntil: null })
    await leaveList(transaction, row, groupId)
  }
  const { tenantId, reenrollmentId } = row
  const isCharged = row.paymentKey !== null
  await updateReenrollment(
    transaction,
    row,
    {
      status: isCharged ? 'processing' : 'confirmed',
      revision: row.revision + 1,
      confirmations: row.confirmations + 1,
      changingSince: null,
      price,
      confirmKey: wanted.idempotencyKey,
      lastConfirmation: { revision: wanted.revision, expectedTotal: wanted.expectedTotal, lost: null },
      confirmedAt: now,
    },
    now,
  )
  await recordEvent(transaction, row, { kind: 'confirmed' }, byStudent(scope), now)
  await offerFreed(ports, transaction, tenantId, dropped)
  await ports.sendJob(reenrollmentContractQueue, { tenantId, reenrollmentId }, transaction.client)
  if (isCharged) await ports.sendJob(reenrollmentChargeQueue, { tenantId, reenrollmentId }, transaction.client)
  return { outcome: 'confirmed', confirmedNow: row }
}

/** Returns classes whose hold expired and that are now full, or that were closed before they were taken. */
async function lostSeats(
  transaction: TenantTransaction,
  row: ReenrollmentRow,
  kept: readonly SeatRow[],
  groups: ReadonlyMap<number, GroupRow>,
  now: Date,
): Promise<number[]> {
  const lost: number[] = []
  for (const seat of kept.filter(({ status }) => status === 'held')) {
    const group = groups.get(seat.groupId)!
    if (!group.isOpen || (!isOccupied(seat, now) && !(await hasSeatLeft(transaction, row, group)))) lost.push(seat.groupId)
  }
  return lost
}

/** Removes lost classes from the choice, and holds the others again. */
async function loseSeats(
  ports: ReenrollmentPorts,
  transaction: TenantTransaction,
  {
    row,
    kept,
    lost,
    wanted,
    scope,
  }: { row: ReenrollmentRow; kept: readonly SeatRow[]; lost: GroupRow[]; wanted: ConfirmChoiceInput; scope: StudentScope },
): Promise<Decided> {
  const now = ports.clock.now()
  const ids = lost.map(({ groupId }) => groupId)
  await removeSeats(transaction, row, ids)
  for (const seat of kept)
    if (!ids.includes(seat.groupId) && !isOccupied(seat, now))
      await setSeat(transaction, row, seat.groupId, { heldUntil: getHoldEnd(now), isProlonged: false })
  const classes: Lost = lost.map((group) => ({ groupId: group.groupId, ...namedGroup(group) }))
  const { idempotencyKey: confirmKey, revision, expectedTotal } = wanted
  const lastConfirmation = { revision, expectedTotal, lost: classes }
  await updateReenrollment(transaction, row, { revision: row.revision + 1, confirmKey, lastConfirmation }, now)
  for (const groupId of ids) await recordEvent(transaction, row, { kind: 'expired_hold', groupId }, byStudent(scope), now)
  await offerFreed(ports, transaction, row.tenantId, ids)
  return { outcome: 'lost', classes }
}

/**
 * Has the debts of a confirmed choice made, once its contract is accepted: a job makes them, and the process says when they are there.
 * Asked again, by whatever key, it changes nothing.
 *
 * Throws NOT_FOUND, NOT_ALLOWED for what is not confirmed or is being changed, NOT_ACCEPTABLE before the contract is accepted, KEY_REUSED,
 * BAD_GATEWAY where finance does not tell of the contract.
 */
export async function generatePayment(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  { academicRecord, idempotencyKey }: { academicRecord: string; idempotencyKey: string },
): Promise<ProcessStep> {
  const { reenrollment: seen } = await readOwnOffer(ports, scope, academicRecord)
  if (!seen) throw new DomainError('NOT_ALLOWED')
  const { tenantId, reenrollmentId } = seen
  if (seen.status === 'confirmed' && !seen.changingSince) {
    const contract = await offerContract(ports, seen).catch((cause: unknown) => {
      throw new DomainError('BAD_GATEWAY', { cause })
    })
    if (contract !== 'accepted' && contract !== 'active') throw new DomainError('NOT_ACCEPTABLE')
  }
  await keyOnce('reenrollment_payment_key', () =>
    inTenant(ports.pool, scope.tenantId, async (transaction) => {
      const row = await lockReenrollment(transaction, tenantId, reenrollmentId)
      if (!row) throw new DomainError('NOT_ALLOWED')
      if (row.status === 'processing' || row.status === 'awaiting_payment' || row.status === 'completed') return
      if (row.status !== 'confirmed' || row.changingSince) throw new DomainError('NOT_ALLOWED')
      // The choice was confirmed again after the contract was requested.
      if (row.confirmations !== seen.confirmations) throw new DomainError('NOT_ACCEPTABLE')
      await updateReenrollment(transaction, row, { status: 'processing', paymentKey: idempotencyKey }, ports.clock.now())
      await ports.sendJob(reenrollmentChargeQueue, { tenantId, reenrollmentId }, transaction.client)
    }),
  )
  return readProcess(ports, scope, academicRecord)
}

/** Throws KEY_REUSED if the key belongs to another reenrollment, as detected by the constraint of that name. */
async function keyOnce<Result>(constraint: string, work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    const cause = (error as { cause?: unknown }).cause ?? error
    if ((cause as { constraint?: unknown }).constraint === constraint) throw new DomainError('KEY_REUSED')
    throw error
  })
}
