import { and, eq } from 'drizzle-orm'
import type { ReenrollmentEvent } from '#api/academic/reenrollment-office.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { askForDocuments } from '../documents/documents.queries.ts'
import { type ChoiceKey, findReenrollment, type ReenrollmentRow } from './choice.queries.ts'
import { type EnrollmentOffer, enrollmentOffer, isChangeable, isOpen, type PeriodRow } from './enrollment-offer.queries.ts'
import { asksFinance } from './pendencies.ts'
import { readFinance } from './pendencies.queries.ts'
import type { FinancialFacts, ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'
import { reenrollment, reenrollmentEvent } from './reenrollment.schema.ts'

/** Who acts in a reenrollment. The office acts on a student's behalf, and gives a reason. */
export interface Actor {
  by: ReenrollmentEvent['by']
  /** User id; null for the system. */
  madeBy: number | null
  reason: string | null
}

export const bySystem: Actor = { by: 'system', madeBy: null, reason: null }
export const byStudent = ({ userId }: { userId: number }): Actor => ({ by: 'student', madeBy: userId, reason: null })

/** The offer for a student whose course has a period. */
export type PeriodOffer = EnrollmentOffer & { period: PeriodRow }

export const getChoice = ({ enrollment, period }: Pick<PeriodOffer, 'enrollment' | 'period'>): ChoiceKey => ({
  tenantId: enrollment.tenantId,
  periodId: period.periodId,
  enrollmentId: enrollment.enrollmentId,
})

/** Throws PERIOD_CLOSED where there is no period. */
export function withPeriod(offer: EnrollmentOffer): PeriodOffer {
  const { period } = offer
  if (!period) throw new DomainError('PERIOD_CLOSED')
  return { ...offer, period }
}

/** Returns the offer for an academic record, in its own transaction. Throws NOT_FOUND like `enrollmentOffer`. */
export const readOwnOffer = ({ pool, clock }: ReenrollmentPorts, scope: StudentScope, academicRecord: string): Promise<EnrollmentOffer> =>
  readTenant(pool, scope.tenantId, (transaction) => enrollmentOffer(transaction, scope, academicRecord, clock.now()))

/** Returns financial facts of an enrollment; null if no rule needs them or there is no answer. Call it before a transaction. */
export const readFinanceState = async (
  ports: ReenrollmentPorts,
  { timeZone }: { timeZone: string },
  offer: EnrollmentOffer,
): Promise<FinancialFacts | null> => (offer.period && asksFinance(offer.period) ? readFinance(ports, timeZone, offer) : null)

/** Records an event and its author. @returns the event's id */
export async function recordEvent(
  { db }: TenantTransaction,
  { tenantId, periodId, enrollmentId }: ChoiceKey,
  { kind, groupId = null }: { kind: ReenrollmentEvent['kind']; groupId?: number | null },
  actor: Actor,
  at: Date,
): Promise<number> {
  const [made] = await db
    .insert(reenrollmentEvent)
    .values({ tenantId, periodId, enrollmentId, kind, at, groupId, ...actor })
    .returning({ eventId: reenrollmentEvent.eventId })
  return made!.eventId
}

/** Changes a locked reenrollment. */
export async function updateReenrollment(
  { db }: TenantTransaction,
  { tenantId, reenrollmentId }: Pick<ReenrollmentRow, 'tenantId' | 'reenrollmentId'>,
  set: Partial<Omit<typeof reenrollment.$inferInsert, 'tenantId' | 'updatedAt'>>,
  at: Date,
): Promise<void> {
  await db
    .update(reenrollment)
    .set({ ...set, updatedAt: at })
    .where(and(eq(reenrollment.tenantId, tenantId), eq(reenrollment.reenrollmentId, reenrollmentId)))
}

/** Increments the revision of a locked reenrollment's choice. */
export const countChange = (transaction: TenantTransaction, row: ReenrollmentRow, at: Date): Promise<void> =>
  updateReenrollment(transaction, row, { revision: row.revision + 1 }, at)

/** Reads a reenrollment by its id and locks it until the end of the transaction; null where it was begun anew under another id. */
export async function lockReenrollment(
  { db }: TenantTransaction,
  tenantId: number,
  reenrollmentId: string,
): Promise<ReenrollmentRow | null> {
  const [row] = await db
    .select()
    .from(reenrollment)
    .where(and(eq(reenrollment.tenantId, tenantId), eq(reenrollment.reenrollmentId, reenrollmentId)))
    .for('update')
  return row ?? null
}

/** Begins a reenrollment, or restarts a canceled or expired one; keeps one that is under way. @returns it, locked */
export async function beginReenrollment(
  transaction: TenantTransaction,
  offer: PeriodOffer,
  actor: Actor,
  now: Date,
): Promise<ReenrollmentRow> {
  const { enrollment } = offer
  const of = getChoice(offer)
  const fresh = {
    // Debts that finance canceled stay canceled, so a restart needs a new id there.
    reenrollmentId: crypto.randomUUID(),
    userId: enrollment.userId,
    status: 'choosing' as const,
    revision: 0,
    confirmations: 0,
    createdAt: now,
    updatedAt: now,
  }
  const added = await transaction.db
    .insert(reenrollment)
    .values({ ...of, institutionId: enrollment.institutionId, ...fresh })
    .onConflictDoNothing({ target: [reenrollment.tenantId, reenrollment.periodId, reenrollment.enrollmentId] })
    .returning()
  if (added[0]) {
    // For students who came after the period was saved.
    await askForDocuments(transaction.client, offer.period, enrollment.enrollmentId)
    await recordEvent(transaction, of, { kind: 'entered' }, actor, now)
    return added[0]
  }
  const found = (await findReenrollment(transaction, of, { isLocked: true }))!
  if (found.status !== 'canceled' && found.status !== 'expired') return found
  const [anew] = await transaction.db
    .update(reenrollment)
    .set({
      ...fresh,
      revision: found.revision + 1,
      changingSince: null,
      price: null,
      confirmKey: null,
      paymentKey: null,
      lastConfirmation: null,
      contractId: null,
      financialEnrollmentId: null,
      firstDebtId: null,
      confirmedAt: null,
      completedAt: null,
    })
    .where(and(eq(reenrollment.tenantId, of.tenantId), eq(reenrollment.reenrollmentId, found.reenrollmentId)))
    .returning()
  await recordEvent(transaction, of, { kind: 'entered' }, actor, now)
  return anew!
}

/** Whether classes of a confirmed reenrollment may be added and dropped, including while it is being changed. */
export const mayChange = ({ status }: Pick<ReenrollmentRow, 'status'>): boolean =>
  status === 'confirmed' || status === 'awaiting_payment' || status === 'completed'

/**
 * The reenrollment of an offer, locked, whose classes the actor may choose now.
 *
 * Throws PERIOD_CLOSED, NOT_ADMITTED before a student's turn, NOT_ALLOWED where the choice is confirmed and not open for changes.
 */
export async function requireChoosing(
  transaction: TenantTransaction,
  offer: PeriodOffer,
  actor: Actor,
  now: Date,
): Promise<ReenrollmentRow> {
  const row = await findReenrollment(transaction, getChoice(offer), { isLocked: true })
  if (row?.changingSince) {
    if (!isChangeable(offer.period, now)) throw new DomainError('PERIOD_CLOSED')
    return row
  }
  if (row && row.status !== 'choosing' && row.status !== 'expired') throw new DomainError('NOT_ALLOWED')
  if (!isOpen(offer.period, now)) throw new DomainError('PERIOD_CLOSED')
  if (!row || (actor.by === 'student' && !(offer.admittedAt && offer.admittedAt <= now))) throw new DomainError('NOT_ADMITTED')
  if (row.status === 'expired') throw new DomainError('NOT_ALLOWED')
  return row
}

/**
 * `requireChoosing` for an act on somebody's classes: for the office it begins a reenrollment that was not begun, and opens a confirmed one
 * for changes, which its student then confirms or discards.
 */
export async function openChoice(transaction: TenantTransaction, offer: PeriodOffer, actor: Actor, now: Date): Promise<ReenrollmentRow> {
  if (actor.by === 'student') return requireChoosing(transaction, offer, actor, now)
  if (!isChangeable(offer.period, now)) throw new DomainError('PERIOD_CLOSED')
  const found = await findReenrollment(transaction, getChoice(offer), { isLocked: true })
  if (!found && isOpen(offer.period, now)) return beginReenrollment(transaction, offer, actor, now)
  if (!found || found.changingSince || !mayChange(found)) return requireChoosing(transaction, offer, actor, now)
  return beginChange(transaction, found, actor, now)
}

/** Opens a locked, confirmed reenrollment for changes. */
export async function beginChange(transaction: TenantTransaction, row: ReenrollmentRow, actor: Actor, now: Date): Promise<ReenrollmentRow> {
  await updateReenrollment(transaction, row, { changingSince: now }, now)
  await recordEvent(transaction, row, { kind: 'changed' }, actor, now)
  return { ...row, changingSince: now }
}
