import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { tenantsWhere } from '../../platform/each-tenant.ts'
import { query } from '../../platform/query.ts'
import { findReenrollment, type ReenrollmentRow } from './choice.queries.ts'
import { occupiedSeats, waitingPeople } from './class-groups.queries.ts'
import { enrollmentOffer, isChangeable, isOpen } from './enrollment-offer.queries.ts'
import { classWaiting } from './reenrollment.schema.ts'
import { reenrollmentPeriod } from './offer.schema.ts'
import { requireNothingBlocking } from './pendencies.queries.ts'
import { readProcess } from './read-process.queries.ts'
import {
  beginChange,
  byStudent,
  bySystem,
  getChoice,
  countChange,
  lockReenrollment,
  mayChange,
  readFinanceState,
  readOwnOffer,
  recordEvent,
  requireChoosing,
  withPeriod,
} from './reenrollment-changes.queries.ts'
import { tellEvent } from './reenrollment-notice.queries.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import {
  hasSeatLeft,
  holdSeat,
  isOccupied,
  leaveList,
  listSeats,
  lockGroups,
  getOfferEnd,
  offerFreed,
  removeSeats,
  requireGroup,
  setSeat,
} from './seats.queries.ts'
import { selectionOffer } from './subjects.queries.ts'

type WaitingPorts = Pick<ReenrollmentPorts, 'pool' | 'clock' | 'sendJob'>

interface WaitingListInput {
  academicRecord: string
  groupId: number
}

/**
 * Takes the last place on the waiting list of a full class, also of one whose subject is chosen in another class; again, it keeps its place.
 *
 * Throws NOT_FOUND, PERIOD_CLOSED, NOT_ADMITTED, PENDENCIES_OPEN, NOT_ALLOWED for a class that is closed, has a seat left or is already chosen.
 */
export async function joinWaitingList(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  { academicRecord, groupId }: WaitingListInput,
): Promise<ProcessStep> {
  const now = ports.clock.now()
  const finance = await readFinanceState(ports, scope, await readOwnOffer(ports, scope, academicRecord))
  await inTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOffer(transaction, scope, academicRecord, now))
    await requireNothingBlocking(transaction, { offer, finance }, 'choose', now)
    const row = await requireChoosing(transaction, offer, byStudent(scope), now)
    const group = await requireGroup(transaction, getChoice(offer), groupId, now)
    const selection = await selectionOffer(transaction, offer)
    const seats = await listSeats(transaction, row)
    const subject = selection.subjects.find(({ subjectId }) => subjectId === group.subjectId)
    const held = seats.find((seat) => seat.groupId === groupId)
    if (!group.isOpen || !subject || (held && isOccupied(held, now))) throw new DomainError('NOT_ALLOWED')
    if (await hasSeatLeft(transaction, row, group)) throw new DomainError('NOT_ALLOWED')
    if (held) {
      await removeSeats(transaction, row, [groupId])
      await countChange(transaction, row, now)
    }
    const { list } = subject
    const { tenantId, reenrollmentId } = row
    const added = await transaction.db
      .insert(classWaiting)
      .values({ tenantId, groupId, reenrollmentId, list, joinedAt: now })
      .onConflictDoNothing()
      .returning({ waitingId: classWaiting.waitingId })
    if (added.length > 0) await recordEvent(transaction, row, { kind: 'waiting_joined', groupId }, byStudent(scope), now)
  })
  return readProcess(ports, scope, academicRecord)
}

/** Takes the student off the waiting list; does nothing if they are not on it. Throws NOT_FOUND, PERIOD_CLOSED. */
export async function leaveWaitingList(
  ports: ReenrollmentPorts,
  scope: StudentScope,
  { academicRecord, groupId }: WaitingListInput,
): Promise<ProcessStep> {
  const now = ports.clock.now()
  await inTenant(ports.pool, scope.tenantId, async (transaction) => {
    const offer = withPeriod(await enrollmentOffer(transaction, scope, academicRecord, now))
    const row = await findReenrollment(transaction, getChoice(offer), { isLocked: true })
    if (!row || (await leaveList(transaction, row, groupId)).length === 0) return
    await recordEvent(transaction, row, { kind: 'waiting_left', groupId }, byStudent(scope), now)
    await offerFreed(ports, transaction, row.tenantId, [groupId])
  })
  return readProcess(ports, scope, academicRecord)
}

const ofGroup = z.object({ tenantId: entityId, groupId: entityId })

/**
 * The job of `offerSeatsQueue`: holds each free seat of a class for two hours for the first on its waiting list, and tells them. Idempotent:
 * it gives what is left now. Whoever has the subject in another class gets the seat in its place: at once while choosing, and as a change
 * that they confirm or discard where they had confirmed.
 */
export async function offerSeats(ports: WaitingPorts, data: unknown): Promise<void> {
  const { tenantId, groupId } = ofGroup.parse(data)
  const passed: string[] = []
  for (;;) {
    const first = await firstWaiting(ports, tenantId, groupId, passed)
    if (!first) return
    const outcome = await inTenant(ports.pool, tenantId, (transaction) => offerSeat(ports, transaction, { ...first, tenantId, groupId }))
    if (outcome === 'none_left') return
    // The student is skipped for now; the next run finds them in the same place.
    if (outcome === 'busy') passed.push(first.reenrollmentId)
  }
}

interface Waiting {
  reenrollmentId: string
  list: (typeof classWaiting.$inferSelect)['list']
}

async function firstWaiting({ pool }: WaitingPorts, tenantId: number, groupId: number, passed: readonly string[]): Promise<Waiting | null> {
  const list = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select({ reenrollmentId: classWaiting.reenrollmentId, list: classWaiting.list })
      .from(classWaiting)
      .where(and(eq(classWaiting.tenantId, tenantId), eq(classWaiting.groupId, groupId)))
      .orderBy(asc(classWaiting.joinedAt), asc(classWaiting.waitingId))
      .limit(passed.length + 1),
  )
  return list.find(({ reenrollmentId }) => !passed.includes(reenrollmentId)) ?? null
}

async function offerSeat(
  ports: WaitingPorts,
  transaction: TenantTransaction,
  { tenantId, groupId, reenrollmentId, list }: Waiting & { tenantId: number; groupId: number },
): Promise<'offered' | 'none_left' | 'busy'> {
  const now = ports.clock.now()
  const row = await lockReenrollment(transaction, tenantId, reenrollmentId)
  if (!row || !(await mayBeOffered(transaction, row, now))) return 'busy'
  const group = (await lockGroups(transaction, tenantId, [groupId], now)).get(groupId)
  if (!group?.isOpen) return 'none_left'
  const [stillWaits] = await transaction.db
    .select({ waitingId: classWaiting.waitingId })
    .from(classWaiting)
    .where(and(eq(classWaiting.tenantId, tenantId), eq(classWaiting.groupId, groupId), eq(classWaiting.reenrollmentId, reenrollmentId)))
  if (!stillWaits) return 'offered'
  if (!(await hasSeatLeft(transaction, row, group))) return 'none_left'
  const freed = await makeRoom(transaction, row, group.subjectId, now)
  await holdSeat(transaction, row, group, { list, heldUntil: getOfferEnd(now), now })
  await countChange(transaction, row, now)
  const eventId = await recordEvent(transaction, row, { kind: 'seat_offered', groupId }, bySystem, now)
  await tellEvent(ports, transaction, tenantId, eventId)
  await offerFreed(ports, transaction, tenantId, freed)
  return 'offered'
}

/** Whether the student is choosing, or may still change a confirmed choice. */
async function mayBeOffered({ db }: TenantTransaction, row: ReenrollmentRow, now: Date): Promise<boolean> {
  const [period] = await db
    .select()
    .from(reenrollmentPeriod)
    .where(and(eq(reenrollmentPeriod.tenantId, row.tenantId), eq(reenrollmentPeriod.periodId, row.periodId)))
  if (row.status === 'choosing') return isOpen(period!, now)
  return mayChange(row) && isChangeable(period!, now)
}

/** Gives up the student's other class of the subject, since only one may be chosen. @returns classes whose seats are free now */
async function makeRoom(transaction: TenantTransaction, row: ReenrollmentRow, subjectId: number, now: Date): Promise<number[]> {
  if (row.status !== 'choosing' && !row.changingSince) await beginChange(transaction, row, bySystem, now)
  const before = (await listSeats(transaction, row)).find((seat) => seat.subjectId === subjectId && seat.status !== 'dropping')
  if (!before) return []
  await recordEvent(transaction, row, { kind: 'given_up', groupId: before.groupId }, bySystem, now)
  if (before.status === 'taken') {
    await setSeat(transaction, row, before.groupId, { status: 'dropping' })
    return []
  }
  await removeSeats(transaction, row, [before.groupId])
  return [before.groupId]
}

/** Offers expired seats, which no event reports, to students who wait. @param tenantIds tenants whose classes are checked */
export async function offerLeftSeats(ports: WaitingPorts, tenantIds: readonly number[]): Promise<void> {
  const now = ports.clock.now()
  const isLeft = (tenantId: number) => sql`tenant_id = ${tenantId} and is_open and ${waitingPeople} > 0 and seats > ${occupiedSeats(now)}`
  const holds = (tenantId: number) => sql`exists (select from academic.class_group where ${isLeft(tenantId)})`
  for (const tenantId of await tenantsWhere(ports.pool, tenantIds, holds)) {
    const groups = await readTenant(ports.pool, tenantId, ({ client }) =>
      query<{ groupId: number }>(
        client,
        sql`select group_id as "groupId" from academic.class_group where ${isLeft(tenantId)} order by group_id`,
      ),
    )
    for (const { groupId } of groups) await offerSeats(ports, { tenantId, groupId })
  }
}
