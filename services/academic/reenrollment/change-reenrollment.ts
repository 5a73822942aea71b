import { z } from 'zod'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { entityId } from '#api/shared.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { withdrawUnneeded } from './charge-reenrollment.queries.ts'
import { findReenrollment, type ReenrollmentRow } from './choice.queries.ts'
import { enrollmentOffer, isChangeable } from './enrollment-offer.queries.ts'
import { readProcess } from './read-process.queries.ts'
import {
  type Actor,
  beginChange,
  byStudent,
  getChoice,
  mayChange,
  type PeriodOffer,
  recordEvent,
  updateReenrollment,
  withPeriod,
} from './reenrollment-changes.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import { leaveList, listSeats, offerFreed, removeSeats, setSeat } from './seats.queries.ts'

/** Queue that cancels the open financial items of an ended reenrollment: its debts, and the contract that was offered. */
export const reenrollmentCancelQueue = 'academic.cancel-reenrollment'

const endedReenrollment = z.object({ tenantId: entityId, reenrollmentId: z.uuid(), contractId: entityId.nullable().default(null) })

/** Opens a confirmed choice for changes; does nothing if it is open already. Throws NOT_FOUND, PERIOD_CLOSED, NOT_ALLOWED. */
export function changeChoice(ports: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<ProcessStep> {
  return onOwn(ports, scope, academicRecord, async (transaction, { period }, row, now) => {
    if (!mayChange(row)) throw new DomainError('NOT_ALLOWED')
    if (!isChangeable(period, now)) throw new DomainError('PERIOD_CLOSED')
    if (!row.changingSince) await beginChange(transaction, row, byStudent(scope), now)
  })
}

/** Restores the choice as it was confirmed; does nothing if it is not being changed. Throws NOT_FOUND, NOT_ALLOWED. */
export function discardChange(ports: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<ProcessStep> {
  return onOwn(ports, scope, academicRecord, async (transaction, _offer, row, now) => {
    if (!mayChange(row)) throw new DomainError('NOT_ALLOWED')
    if (row.changingSince) await restoreChoice(ports, transaction, row, byStudent(scope), now)
  })
}

/**
 * Gives up seats, places on waiting lists and what is not paid; what is paid stays. Again, it changes nothing.
 * Throws NOT_FOUND, PERIOD_CLOSED once nothing can be changed, NOT_ALLOWED for one that ran out.
 */
export function cancelReenrollment(ports: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<ProcessStep> {
  return onOwn(ports, scope, academicRecord, async (transaction, { period }, row, now) => {
    if (row.status === 'canceled') return
    if (row.status === 'expired') throw new DomainError('NOT_ALLOWED')
    if (!isChangeable(period, now)) throw new DomainError('PERIOD_CLOSED')
    await giveEverythingBack(ports, transaction, row)
    await updateReenrollment(transaction, row, { status: 'canceled', revision: row.revision + 1, changingSince: null }, now)
    await recordEvent(transaction, row, { kind: 'canceled' }, byStudent(scope), now)
    await takeBack(ports, transaction, row)
  })
}

/** Schedules canceling the open financial items of a locked reenrollment that has just ended, once the transaction commits. */
export async function takeBack(
  { sendJob }: Pick<ReenrollmentPorts, 'sendJob'>,
  { client }: TenantTransaction,
  { tenantId, reenrollmentId, contractId, confirmations }: ReenrollmentRow,
): Promise<void> {
  if (confirmations > 0) await sendJob(reenrollmentCancelQueue, { tenantId, reenrollmentId, contractId }, client)
}

/** Handles jobs of `reenrollmentCancelQueue`. Idempotent. */
export async function cancelCharges(ports: Pick<ReenrollmentPorts, 'pool' | 'reenrollmentFinance'>, data: unknown): Promise<void> {
  const { tenantId, reenrollmentId, contractId } = endedReenrollment.parse(data)
  await ports.reenrollmentFinance.cancel(tenantId, reenrollmentId)
  if (contractId !== null) await withdrawUnneeded(ports, tenantId, contractId)
}

/** Releases the seats and waiting-list places of a locked reenrollment, so that others get them. */
export async function giveEverythingBack(
  ports: Pick<ReenrollmentPorts, 'sendJob'>,
  transaction: TenantTransaction,
  row: ReenrollmentRow,
): Promise<void> {
  const seats = await listSeats(transaction, row)
  await removeSeats(transaction, row)
  const awaited = await leaveList(transaction, row)
  await offerFreed(ports, transaction, row.tenantId, [...seats.map(({ groupId }) => groupId), ...awaited])
}

/** Drops what was added and keeps what was to be dropped in a locked reenrollment that is being changed. */
export async function restoreChoice(
  ports: Pick<ReenrollmentPorts, 'sendJob'>,
  transaction: TenantTransaction,
  row: ReenrollmentRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const seats = await listSeats(transaction, row)
  const added = seats.filter(({ status }) => status === 'held').map(({ groupId }) => groupId)
  await removeSeats(transaction, row, added)
  for (const groupId of added) await recordEvent(transaction, row, { kind: 'given_up', groupId }, actor, now)
  for (const { groupId } of seats.filter(({ status }) => status === 'dropping')) {
    await setSeat(transaction, row, groupId, { status: 'taken' })
    await recordEvent(transaction, row, { kind: 'chosen', groupId }, actor, now)
  }
  await updateReenrollment(transaction, row, { changingSince: null, revision: row.revision + 1 }, now)
  await offerFreed(ports, transaction, row.tenantId, added)
}

/** Runs work on the student's own reenrollment. Throws NOT_FOUND, also before the student has begun. */
async function onOwn(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  academicRecord: string,
  work: (transaction: TenantTransaction, offer: PeriodOffer, row: ReenrollmentRow, now: Date) => Promise<void>,
): Promise<ProcessStep> {
  const now = ports.clock.now()
  await inTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOffer(transaction, scope, academicRecord, now))
    const row = await findReenrollment(transaction, getChoice(offer), { isLocked: true })
    if (!row) throw new DomainError('NOT_FOUND')
    await work(transaction, offer, row, now)
  })
  return readProcess(ports, scope, academicRecord)
}
