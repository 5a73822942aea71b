import { and, count, eq, lt, ne, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { FileProblem } from '../../platform/files/check-file.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { ownerCondition } from '../../platform/scope-condition.ts'
import type { CallerScope } from '../access/scopes.ts'
import { upload } from './uploads.schema.ts'

export type UploadRow = typeof upload.$inferSelect
type Db = TenantTransaction['db']

const own = (scope: CallerScope, key: string) => and(ownerCondition(scope, upload), eq(upload.key, key))

/** Undefined when missing or somebody else's. */
export async function findUpload(pool: pg.Pool, scope: CallerScope, key: string): Promise<UploadRow | undefined> {
  return readTenant(pool, scope.tenantId, async ({ db }) => (await db.select().from(upload).where(own(scope, key)))[0])
}

/**
 * Inserts an upload unless its key is known, however many are begun at once.
 *
 * @returns what the key stands for, perhaps somebody else's; null beyond `maxOpen` that are under way
 */
export async function insertUpload(
  pool: pg.Pool,
  scope: CallerScope,
  facts: Pick<UploadRow, 'key' | 'name' | 'type' | 'use' | 'size' | 'createdAt'>,
  maxOpen: number,
): Promise<UploadRow | null> {
  const { tenantId, userId } = scope
  return inTenant(pool, tenantId, async ({ db }) => {
    // Serializes the uploads of one person, so that their limit is not exceeded.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`academic.upload ${tenantId}`}), ${userId})`)
    const [known] = await db
      .select()
      .from(upload)
      .where(and(eq(upload.tenantId, tenantId), eq(upload.key, facts.key)))
    if (known) return known
    if ((await countOpen(db, scope)) >= maxOpen) return null
    if ((await unusedBytes(db, scope)) + facts.size > maxUnusedBytes) return null
    const [made] = await db
      .insert(upload)
      .values({ ...facts, tenantId, userId, state: 'begun' })
      .returning()
    return made!
  })
}

/** Maximum bytes of a person's unused files; files that were handed in belong to the institution and do not count. */
export const maxUnusedBytes = 524_288_000

/** Condition for unused uploads: drafts of requests refer to keys within their answers; everything else does by a foreign key. */
const isUnused = sql`not exists (
  select from academic.request_file f where f.tenant_id = ${upload.tenantId} and f.upload_key = ${upload.key}
  union all select from academic.document_file d where d.tenant_id = ${upload.tenantId} and d.upload_key = ${upload.key}
  union all select from academic.complementary_activity a where a.tenant_id = ${upload.tenantId} and a.upload_key = ${upload.key}
  union all select from academic.request_draft r
    where r.tenant_id = ${upload.tenantId} and r.user_id = ${upload.userId} and strpos(r.answers::text, ${upload.key}::text) > 0
)`

async function unusedBytes(db: Db, scope: CallerScope): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${upload.size}), 0)` })
    .from(upload)
    .where(and(ownerCondition(scope, upload), ne(upload.state, 'failed'), isUnused))
  return Number(row!.bytes)
}

async function countOpen(db: Db, scope: CallerScope): Promise<number> {
  const open = and(ownerCondition(scope, upload), eq(upload.state, 'begun'))
  const [row] = await db.select({ count: count() }).from(upload).where(open)
  return row!.count
}

/** Ends an unfinished upload; undefined when another call has already ended it. */
export async function endUpload(
  pool: pg.Pool,
  scope: CallerScope,
  key: string,
  end: { state: 'complete'; size: number; sha256: string } | { state: 'failed'; problem: FileProblem },
): Promise<UploadRow | undefined> {
  return inTenant(
    pool,
    scope.tenantId,
    async ({ db }) =>
      (
        await db
          .update(upload)
          .set(end)
          .where(and(own(scope, key), eq(upload.state, 'begun')))
          .returning()
      )[0],
  )
}

/** @returns whether there was one that is not complete */
export async function deleteUpload(pool: pg.Pool, scope: CallerScope, key: string): Promise<boolean> {
  const notComplete = and(own(scope, key), ne(upload.state, 'complete'))
  return inTenant(pool, scope.tenantId, async ({ db }) => ((await db.delete(upload).where(notComplete)).rowCount ?? 0) > 0)
}

/** Deletes abandoned uploads, and complete ones that nothing refers to. @returns the complete ones, whose files still exist */
export async function deleteAbandonedUploads(pool: pg.Pool, tenantId: number, before: Date): Promise<UploadRow[]> {
  const abandoned = and(eq(upload.tenantId, tenantId), lt(upload.createdAt, before), or(ne(upload.state, 'complete'), isUnused))
  const deleted = await inTenant(pool, tenantId, ({ db }) => db.delete(upload).where(abandoned).returning())
  return deleted.filter(({ state }) => state === 'complete')
}
