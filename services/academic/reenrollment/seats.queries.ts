import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { ReenrollmentRow } from './choice.queries.ts'
import { type GroupRow, listGroups } from './class-groups.queries.ts'
import { classGroup } from './offer.schema.ts'
import type { ReenrollmentPorts } from './reenrollment-ports.ts'
import { classWaiting, reenrollmentSeat } from './reenrollment.schema.ts'

export type SeatRow = typeof reenrollmentSeat.$inferSelect

/** Minutes that a chosen seat is held. */
export const holdMinutes = 10

/** Minutes for which a seat from the waiting list or the office is held. */
export const offerMinutes = 120

/** Queue that offers free seats of a class to its waiting list. */
export const offerSeatsQueue = 'academic.offer-seats'

const addMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)
export const getHoldEnd = (now: Date): Date => addMinutes(now, holdMinutes)
export const getOfferEnd = (now: Date): Date => addMinutes(now, offerMinutes)

/**
 * Locks classes of a tenant, in the order of their ids so that nobody waits for each other, and then reads how full they are: a statement
 * that waited for a lock would count as it was before.
 */
export async function lockGroups(
  transaction: TenantTransaction,
  tenantId: number,
  groupIds: readonly number[],
  now: Date,
): Promise<Map<number, GroupRow>> {
  if (groupIds.length === 0) return new Map()
  const chosen = and(eq(classGroup.tenantId, tenantId), inArray(classGroup.groupId, [...groupIds]))
  await transaction.db.select({ groupId: classGroup.groupId }).from(classGroup).where(chosen).orderBy(asc(classGroup.groupId)).for('update')
  const groups = await listGroups(transaction, now, chosen)
  return new Map(groups.map((group) => [group.groupId, group]))
}

/** Returns one class of a period, in its current state. Throws NOT_FOUND. */
export async function requireGroup(
  transaction: TenantTransaction,
  { tenantId, periodId }: { tenantId: number; periodId: number },
  groupId: number,
  now: Date,
): Promise<GroupRow> {
  const which = and(eq(classGroup.tenantId, tenantId), eq(classGroup.periodId, periodId), eq(classGroup.groupId, groupId))
  const [group] = await listGroups(transaction, now, which)
  if (!group) throw new DomainError('NOT_FOUND')
  return group
}

const getSeats = ({ tenantId, reenrollmentId }: Pick<ReenrollmentRow, 'tenantId' | 'reenrollmentId'>) =>
  and(eq(reenrollmentSeat.tenantId, tenantId), eq(reenrollmentSeat.reenrollmentId, reenrollmentId))

/** In the order of their classes' ids. */
export const listSeats = ({ db }: TenantTransaction, row: ReenrollmentRow): Promise<SeatRow[]> =>
  db.select().from(reenrollmentSeat).where(getSeats(row)).orderBy(asc(reenrollmentSeat.groupId))

/** Whether the seat is unavailable to others: taken, being dropped, or held. */
export const isOccupied = ({ status, heldUntil }: Pick<SeatRow, 'status' | 'heldUntil'>, now: Date): boolean =>
  status !== 'held' || heldUntil! > now

/** Counts students who have waited longer than a reenrollment for a locked class: all, if it does not wait. */
export async function countWaitingAhead(
  { db }: TenantTransaction,
  { tenantId, reenrollmentId }: Pick<ReenrollmentRow, 'tenantId' | 'reenrollmentId'>,
  groupId: number,
): Promise<number> {
  const list = await db
    .select({ reenrollmentId: classWaiting.reenrollmentId })
    .from(classWaiting)
    .where(and(eq(classWaiting.tenantId, tenantId), eq(classWaiting.groupId, groupId)))
    .orderBy(asc(classWaiting.joinedAt), asc(classWaiting.waitingId))
  const place = list.findIndex((one) => one.reenrollmentId === reenrollmentId)
  return place < 0 ? list.length : place
}

/** Whether a locked class has a seat left for a reenrollment without one there, after those who have waited longer. */
export async function hasSeatLeft(transaction: TenantTransaction, row: ReenrollmentRow, group: GroupRow): Promise<boolean> {
  if (group.occupied >= group.seats) return false
  return group.waiting === 0 || group.occupied + (await countWaitingAhead(transaction, row, group.groupId)) < group.seats
}

/** Holds a seat of a locked class that has a seat left. A student who waited for the class leaves its waiting list. */
export async function holdSeat(
  transaction: TenantTransaction,
  row: ReenrollmentRow,
  { groupId, subjectId }: Pick<GroupRow, 'groupId' | 'subjectId'>,
  { list, heldUntil, now }: { list: SeatRow['list']; heldUntil: Date; now: Date },
): Promise<void> {
  const { tenantId, reenrollmentId } = row
  await transaction.db
    .insert(reenrollmentSeat)
    .values({ tenantId, reenrollmentId, groupId, subjectId, list, status: 'held', heldUntil, isProlonged: false, chosenAt: now })
    .onConflictDoUpdate({
      target: [reenrollmentSeat.tenantId, reenrollmentSeat.reenrollmentId, reenrollmentSeat.groupId],
      set: { status: 'held', heldUntil, isProlonged: false },
    })
  await leaveList(transaction, row, groupId)
}

export async function setSeat(
  { db }: TenantTransaction,
  row: ReenrollmentRow,
  groupId: number,
  set: Partial<Pick<SeatRow, 'status' | 'heldUntil' | 'isProlonged' | 'groupId'>>,
): Promise<void> {
  await db
    .update(reenrollmentSeat)
    .set(set)
    .where(and(getSeats(row), eq(reenrollmentSeat.groupId, groupId)))
}

/** Adds ten minutes to each held seat that was not prolonged before. @returns whether there was one */
export async function prolongSeats({ db }: TenantTransaction, row: ReenrollmentRow, now: Date): Promise<boolean> {
  const prolonged = await db
    .update(reenrollmentSeat)
    .set({ isProlonged: true, heldUntil: sql`${reenrollmentSeat.heldUntil} + ${holdMinutes} * interval '1 minute'` })
    .where(
      and(getSeats(row), eq(reenrollmentSeat.status, 'held'), eq(reenrollmentSeat.isProlonged, false), gt(reenrollmentSeat.heldUntil, now)),
    )
    .returning({ groupId: reenrollmentSeat.groupId })
  return prolonged.length > 0
}

/** Gives seats back; all of them without `groupIds`. */
export async function removeSeats({ db }: TenantTransaction, row: ReenrollmentRow, groupIds?: readonly number[]): Promise<void> {
  if (groupIds?.length === 0) return
  await db.delete(reenrollmentSeat).where(and(getSeats(row), groupIds && inArray(reenrollmentSeat.groupId, [...groupIds])))
}

/** Removes a reenrollment from a waiting list; from all lists without `groupId`. @returns the classes of those lists */
export async function leaveList({ db }: TenantTransaction, row: ReenrollmentRow, groupId?: number): Promise<number[]> {
  const remaining = await db
    .delete(classWaiting)
    .where(
      and(
        eq(classWaiting.tenantId, row.tenantId),
        eq(classWaiting.reenrollmentId, row.reenrollmentId),
        groupId === undefined ? undefined : eq(classWaiting.groupId, groupId),
      ),
    )
    .returning({ groupId: classWaiting.groupId })
  return remaining.map((one) => one.groupId)
}

/** Schedules offering seats that have just become free to the waiting list, once the transaction commits. */
export async function offerFreed(
  { sendJob }: Pick<ReenrollmentPorts, 'sendJob'>,
  { client, db }: TenantTransaction,
  tenantId: number,
  groupIds: readonly number[],
): Promise<void> {
  if (groupIds.length === 0) return
  const awaited = await db
    .selectDistinct({ groupId: classWaiting.groupId })
    .from(classWaiting)
    .where(and(eq(classWaiting.tenantId, tenantId), inArray(classWaiting.groupId, [...groupIds])))
    .orderBy(sql`1`)
  for (const { groupId } of awaited) await sendJob(offerSeatsQueue, { tenantId, groupId }, client)
}
