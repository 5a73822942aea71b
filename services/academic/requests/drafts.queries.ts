import { and, desc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { LocalizedText } from '#api/locales.ts'
import type { DraftRow } from '#api/academic/requests.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { CallerScope } from '../access/scopes.ts'
import { requestDraft } from './requests.schema.ts'
import { ownerCondition, scopeCondition } from '../../platform/scope-condition.ts'

export type DraftRecord = typeof requestDraft.$inferSelect

const studentDraft = (scope: CallerScope, draftId: string) => and(ownerCondition(scope, requestDraft), eq(requestDraft.draftId, draftId))

/** Throws NOT_FOUND when missing or not the caller's. With `isLocked` until the end of the transaction. */
export async function requireDraft(
  { db }: TenantTransaction,
  scope: CallerScope,
  draftId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<DraftRecord> {
  const draft = db.select().from(requestDraft).where(studentDraft(scope, draftId))
  const [found] = await (isLocked ? draft.for('update') : draft)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/**
 * The newest draft of a type for a course in which nothing was typed or pressed; none where the id is known. Of two at once the second
 * waits for the first.
 */
export async function findEmptyDraft(
  { db }: TenantTransaction,
  { tenantId, userId }: CallerScope,
  { draftId, enrollmentId, typeId }: Pick<DraftRecord, 'draftId' | 'enrollmentId' | 'typeId'>,
): Promise<DraftRecord | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`academic.request_draft ${tenantId}`}), ${userId})`)
  const isKnown = sql`exists (select from academic.request_draft known where known.tenant_id = ${tenantId} and known.draft_id = ${draftId})`
  const [found] = await db
    .select()
    .from(requestDraft)
    .where(
      and(
        eq(requestDraft.tenantId, tenantId),
        eq(requestDraft.userId, userId),
        eq(requestDraft.enrollmentId, enrollmentId),
        eq(requestDraft.typeId, typeId),
        sql`${requestDraft.answers} = '{}' and ${requestDraft.pressed} = '{}'`,
        sql`not ${isKnown}`,
      ),
    )
    .orderBy(desc(requestDraft.updatedAt))
    .limit(1)
  return found
}

/** Adds a draft unless its id exists. @returns the draft with the id, which may belong to somebody else */
export async function addDraft(
  { db }: TenantTransaction,
  { tenantId, userId }: CallerScope,
  draft: Pick<DraftRecord, 'draftId' | 'enrollmentId' | 'typeId' | 'version'>,
  now: Date,
): Promise<DraftRecord> {
  const begun = { ...draft, tenantId, userId, answers: {}, pressed: {}, changedIn: {}, revision: 0, createdAt: now, updatedAt: now }
  await db.insert(requestDraft).values(begun).onConflictDoNothing()
  const [found] = await db
    .select()
    .from(requestDraft)
    .where(and(eq(requestDraft.tenantId, tenantId), eq(requestDraft.draftId, draft.draftId)))
  return found!
}

export async function writeDraft(
  { db }: TenantTransaction,
  scope: CallerScope,
  draftId: string,
  changes: Partial<Pick<DraftRecord, 'version' | 'begunUnder' | 'answers' | 'pressed' | 'changedIn' | 'revision' | 'updatedAt'>>,
): Promise<void> {
  await db.update(requestDraft).set(changes).where(studentDraft(scope, draftId))
}

/** @returns whether there was one */
export async function deleteDraft({ db }: TenantTransaction, scope: CallerScope, draftId: string): Promise<boolean> {
  return ((await db.delete(requestDraft).where(studentDraft(scope, draftId))).rowCount ?? 0) > 0
}

/** Newest first. */
export async function listDrafts(transaction: TenantTransaction, scope: CallerScope): Promise<DraftRow[]> {
  const rows = await transaction.read(
    getRows<Omit<DraftRow, 'updatedAt' | 'name'> & { name: LocalizedText; updatedAt: Date }>(
      sql`select d.draft_id as "draftId", d.type_id as "typeId", v.definition->'name' as name, e.course, d.updated_at as "updatedAt"
      from academic.request_draft d
      join academic.request_type_version v on v.tenant_id = d.tenant_id and v.type_id = d.type_id and v.version = d.version
      join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where ${scopeCondition(scope, { tenant: 'd', institution: 'e' })}
      order by d.updated_at desc limit 20`,
      'updatedAt',
    ),
  )
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

/** The newest draft of a type for a course. */
export async function findDraft(
  client: pg.ClientBase,
  { tenantId, userId }: CallerScope,
  { typeId, enrollmentId }: { typeId: number; enrollmentId: number },
): Promise<string | null> {
  const [found] = await query<{ draftId: string }>(
    client,
    sql`select draft_id as "draftId" from academic.request_draft
      where tenant_id = ${tenantId} and user_id = ${userId} and type_id = ${typeId} and enrollment_id = ${enrollmentId}
      order by updated_at desc limit 1`,
  )
  return found?.draftId ?? null
}
