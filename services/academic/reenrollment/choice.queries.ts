import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ContractStatus } from '#api/financial/contracts.ts'
import type { ChosenClass, Reenrollment, ReenrollmentException, WaitingPlace } from '#api/academic/reenrollment.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { subject } from '../situation/curriculum.schema.ts'
import { groupColumns, shownGroup, subjectOfGroup } from './class-groups.queries.ts'
import { classGroup } from './offer.schema.ts'
import { classWaiting, reenrollment, reenrollmentException, reenrollmentSeat } from './reenrollment.schema.ts'

export type ReenrollmentRow = typeof reenrollment.$inferSelect

/** Identifies a choice: that of one enrollment in one period. */
export interface ChoiceKey {
  tenantId: number
  periodId: number
  enrollmentId: number
}

export interface Choice {
  row: ReenrollmentRow | null
  /** Classes in the order in which they were chosen, including those whose hold has expired. */
  classes: ChosenClass[]
  waiting: WaitingPlace[]
  /** Those in force, oldest first. */
  exceptions: ReenrollmentException[]
}

const ofEnrollment = ({ tenantId, periodId, enrollmentId }: ChoiceKey) =>
  and(eq(reenrollment.tenantId, tenantId), eq(reenrollment.periodId, periodId), eq(reenrollment.enrollmentId, enrollmentId))

/** Finds the reenrollment; with `isLocked`, locks it until the end of the transaction. */
export async function findReenrollment(
  { db }: TenantTransaction,
  of: ChoiceKey,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ReenrollmentRow | null> {
  const rows = db.select().from(reenrollment).where(ofEnrollment(of))
  const [row] = await (isLocked ? rows.for('update') : rows)
  return row ?? null
}

/** What was chosen in a period, and what the office granted. @param known the reenrollment, where it was read before */
export async function readChoice(
  transaction: TenantTransaction,
  of: ChoiceKey,
  now: Date,
  known?: ReenrollmentRow | null,
): Promise<Choice> {
  const hasNone = known === null
  const [row, classes, waiting, exceptions] = await Promise.all([
    known === undefined ? findReenrollment(transaction, of) : known,
    hasNone ? [] : listChosen(transaction, of, now),
    hasNone ? [] : listWaiting(transaction, of, now),
    listExceptions(transaction, of),
  ])
  return { row, classes, waiting, exceptions }
}

async function listChosen({ reads }: TenantTransaction, of: ChoiceKey, now: Date): Promise<ChosenClass[]> {
  const rows = await reads
    .select({ group: groupColumns(now), seat: reenrollmentSeat })
    .from(reenrollment)
    .innerJoin(
      reenrollmentSeat,
      and(eq(reenrollmentSeat.tenantId, reenrollment.tenantId), eq(reenrollmentSeat.reenrollmentId, reenrollment.reenrollmentId)),
    )
    .innerJoin(classGroup, and(eq(classGroup.tenantId, reenrollmentSeat.tenantId), eq(classGroup.groupId, reenrollmentSeat.groupId)))
    .innerJoin(subject, subjectOfGroup)
    .where(ofEnrollment(of))
    .orderBy(asc(reenrollmentSeat.chosenAt), asc(reenrollmentSeat.groupId))
  return rows.map(({ group, seat: { list, status, heldUntil, isProlonged } }) => ({
    group: shownGroup(group),
    subject: group.subject,
    subjectCode: group.subjectCode,
    list,
    credits: group.credits,
    workload: group.workload,
    status,
    heldUntil: heldUntil?.toISOString() ?? null,
    mayProlong: heldUntil !== null && heldUntil > now && !isProlonged,
  }))
}

async function listWaiting({ reads }: TenantTransaction, of: ChoiceKey, now: Date): Promise<WaitingPlace[]> {
  const rows = await reads
    .select({
      group: groupColumns(now),
      joinedAt: classWaiting.joinedAt,
      place: sql<number>`(select count(*)::int from academic.class_waiting earlier
        where earlier.tenant_id = ${classWaiting.tenantId} and earlier.group_id = ${classWaiting.groupId}
          and (earlier.joined_at, earlier.waiting_id) <= (${classWaiting.joinedAt}, ${classWaiting.waitingId}))`,
    })
    .from(reenrollment)
    .innerJoin(
      classWaiting,
      and(eq(classWaiting.tenantId, reenrollment.tenantId), eq(classWaiting.reenrollmentId, reenrollment.reenrollmentId)),
    )
    .innerJoin(classGroup, and(eq(classGroup.tenantId, classWaiting.tenantId), eq(classGroup.groupId, classWaiting.groupId)))
    .innerJoin(subject, subjectOfGroup)
    .where(ofEnrollment(of))
    .orderBy(asc(classWaiting.joinedAt), asc(classWaiting.waitingId))
  return rows.map(({ group, place, joinedAt }) => ({
    group: shownGroup(group),
    subject: group.subject,
    subjectCode: group.subjectCode,
    place,
    joinedAt: joinedAt.toISOString(),
  }))
}

/** Exceptions in force of an enrollment in a period, oldest first. */
export const listExceptions = (transaction: TenantTransaction, of: ChoiceKey): Promise<ReenrollmentException[]> =>
  transaction.once(`exceptions ${of.periodId} ${of.enrollmentId}`, () => readExceptions(transaction, of))

async function readExceptions(
  { reads }: TenantTransaction,
  { tenantId, periodId, enrollmentId }: ChoiceKey,
): Promise<ReenrollmentException[]> {
  const rows = await reads
    .select({ exception: reenrollmentException, code: subject.code, subject: subject.name })
    .from(reenrollmentException)
    .leftJoin(subject, and(eq(subject.tenantId, reenrollmentException.tenantId), eq(subject.subjectId, reenrollmentException.subjectId)))
    .where(
      and(
        eq(reenrollmentException.tenantId, tenantId),
        eq(reenrollmentException.periodId, periodId),
        eq(reenrollmentException.enrollmentId, enrollmentId),
        isNull(reenrollmentException.revokedAt),
      ),
    )
    .orderBy(asc(reenrollmentException.madeAt), asc(reenrollmentException.exceptionId))
  return rows.map(({ exception: { exceptionId, kind, units, subjectId, pendency, reason, madeAt }, code, subject: name }) => ({
    exceptionId,
    kind,
    units,
    subject: subjectId !== null && code !== null && name !== null ? { subjectId, code, subject: name } : null,
    pendency,
    reason,
    madeAt: madeAt.toISOString(),
  }))
}

/** Converts a choice to the contract's form; null before the student begins. @param contractStatus null where finance does not tell */
export function shownReenrollment({ row, classes, waiting }: Choice, contractStatus: ContractStatus | null): Reenrollment | null {
  if (!row) return null
  const { reenrollmentId, status, revision, price, contractId, financialEnrollmentId, firstDebtId } = row
  return {
    reenrollmentId,
    status,
    revision,
    isChanging: row.changingSince !== null,
    classes,
    waiting,
    price,
    contract:
      contractId !== null && financialEnrollmentId !== null && contractStatus !== null
        ? { contractId, enrollmentId: financialEnrollmentId, status: contractStatus }
        : null,
    firstDebtId,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  }
}
