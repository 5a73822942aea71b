import { desc, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { LinkState, SharedDocument } from '#api/academic/shared-documents.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'
import { sharedDocument, sharedToken } from './shared-documents.schema.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

export type SharedDocumentRow = typeof sharedDocument.$inferSelect

const documents = alias(sharedDocument, 'd')

/** For statements on `academic.shared_document d`. */
const documentsInScope = (scope: CallerScope): SQL => scopeCondition(scope, { tenant: 'd' })

const readDocuments = ({ db }: TenantTransaction, condition: SQL): Promise<SharedDocumentRow[]> =>
  db.select().from(documents).where(condition).orderBy(desc(documents.issuedAt))

/** Returns the state; a document that is both revoked and expired counts as revoked. */
export function getState({ revokedAt, expiresAt }: Pick<SharedDocumentRow, 'revokedAt' | 'expiresAt'>, now: Date): LinkState {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'valid'
}

/** Lists documents, newest first, with the times at which their links were viewed. */
export function listSharedDocuments(pool: pg.Pool, scope: CallerScope, now: Date): Promise<SharedDocument[]> {
  return readTenant(pool, scope.tenantId, (transaction) => shownDocuments(transaction, documentsInScope(scope), now))
}

async function shownDocuments(transaction: TenantTransaction, condition: SQL, now: Date): Promise<SharedDocument[]> {
  const rows = await readDocuments(transaction, condition)
  const views = await query<{ documentId: string; count: number; lastViews: Date[] }>(
    transaction.client,
    sql`select v.document_id as "documentId", count(*) as count, (array_agg(v.at order by v.at desc))[:10] as "lastViews"
      from academic.shared_document_view v join academic.shared_document d on d.tenant_id = v.tenant_id and d.document_id = v.document_id
      where ${condition} group by v.document_id`,
  )
  return rows.map((row) => {
    const { documentId, kind, enrollmentId, contractId, course, number, sharedToken, sha256, issuedAt, expiresAt, revokedAt } = row
    const seen = views.find((one) => one.documentId === documentId)
    return {
      documentId,
      kind,
      enrollmentId,
      contractId,
      course,
      number,
      sharedToken,
      sha256,
      state: getState(row, now),
      issuedAt: issuedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      views: seen?.count ?? 0,
      lastViews: (seen?.lastViews ?? []).map((at) => at.toISOString()),
    }
  })
}

/**
 * Null where the id is taken already. Of two calls with one id, the second waits for the first.
 *
 * @param keepFile is awaited before anybody can see the document
 */
export function addSharedDocument(
  pool: pg.Pool,
  row: Omit<SharedDocumentRow, 'revokedAt'>,
  now: Date,
  keepFile: () => Promise<void>,
): Promise<SharedDocument | null> {
  const { documentId, tenantId } = row
  return inTenant(pool, tenantId, async (transaction) => {
    if (!(await insertSharedDocument(transaction, row))) return null
    await keepFile()
    const [made] = await shownDocuments(transaction, sql`d.tenant_id = ${tenantId} and d.document_id = ${documentId}::uuid`, now)
    return made!
  })
}

/** Inserts a document with its token. @returns false if the id is taken already */
export async function insertSharedDocument({ db }: TenantTransaction, row: Omit<SharedDocumentRow, 'revokedAt'>): Promise<boolean> {
  const added = await db.insert(sharedDocument).values(row).onConflictDoNothing({ target: sharedDocument.documentId })
  if (added.rowCount === 0) return false
  await db.insert(sharedToken).values(row)
  return true
}

/** Undefined when missing or another's. */
export async function findSharedDocument(
  pool: pg.Pool,
  scope: CallerScope,
  documentId: string,
  now: Date,
): Promise<SharedDocument | undefined> {
  const chosen = sql`${documentsInScope(scope)} and d.document_id = ${documentId}::uuid`
  return (await readTenant(pool, scope.tenantId, (transaction) => shownDocuments(transaction, chosen, now)))[0]
}

/** Revokes the document; revoking again keeps the first time. Throws NOT_FOUND for another person's document. */
export function revokeSharedDocument(pool: pg.Pool, scope: CallerScope, documentId: string, now: Date): Promise<SharedDocument> {
  const chosen = sql`${documentsInScope(scope)} and d.document_id = ${documentId}::uuid`
  return inTenant(pool, scope.tenantId, async (transaction) => {
    await query(
      transaction.client,
      sql`update academic.shared_document d set revoked_at = coalesce(d.revoked_at, ${now.toISOString()}::timestamptz) where ${chosen}`,
    )
    const [revoked] = await shownDocuments(transaction, chosen, now)
    if (!revoked) throw new DomainError('NOT_FOUND')
    return revoked
  })
}

/** Returns the document. Throws NOT_FOUND for another person's document. */
export async function requireSharedDocument(pool: pg.Pool, scope: CallerScope, documentId: string): Promise<SharedDocumentRow> {
  const [found] = await readTenant(pool, scope.tenantId, (transaction) =>
    readDocuments(transaction, sql`${documentsInScope(scope)} and d.document_id = ${documentId}::uuid`),
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Returns the document of a token; null if there is none. */
export async function documentByToken(pool: pg.Pool, token: string): Promise<SharedDocumentRow | null> {
  const { rows } = await pool.query<{ tenant_id: number; document_id: string }>(
    'select tenant_id, document_id from academic.shared_token where shared_token = $1',
    [token],
  )
  if (!rows[0]) return null
  const { tenant_id: tenantId, document_id: documentId } = rows[0]
  const [found] = await readTenant(pool, tenantId, (transaction) =>
    readDocuments(transaction, sql`d.tenant_id = ${tenantId} and d.document_id = ${documentId}::uuid`),
  )
  return found ?? null
}

/** Records a view; views within a minute of the last one count as the same view. */
export async function addView(pool: pg.Pool, { tenantId, documentId }: SharedDocumentRow, now: Date): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`insert into academic.shared_document_view (tenant_id, document_id, at)
        select ${tenantId}, ${documentId}::uuid, ${now.toISOString()}::timestamptz
        where not exists (select 1 from academic.shared_document_view v where v.tenant_id = ${tenantId} and v.document_id = ${documentId}::uuid
          and v.at > ${now.toISOString()}::timestamptz - interval '1 minute')`,
    ),
  )
}
