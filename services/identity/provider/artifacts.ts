import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type pg from 'pg'
import { artifact, grantContext } from '../identity.schema.ts'

export class ArtifactStore implements Adapter {
  readonly #db: NodePgDatabase
  readonly #model: string

  constructor(pool: pg.Pool, model: string) {
    this.#db = drizzle(pool)
    this.#model = model
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const row = {
      payload: payload as Record<string, unknown>,
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
    }
    await this.#db
      .insert(artifact)
      .values({ model: this.#model, id, ...row })
      .onConflictDoUpdate({ target: [artifact.model, artifact.id], set: row })
  }

  find(id: string) {
    return this.#first(eq(artifact.id, id))
  }

  findByUid(uid: string) {
    return this.#first(eq(artifact.uid, uid))
  }

  async findByUserCode() {
    // The device flow is disabled.
    return undefined
  }

  async destroy(id: string): Promise<void> {
    await this.#db.delete(artifact).where(and(eq(artifact.model, this.#model), eq(artifact.id, id)))
  }

  /** Uses a single statement, so that only one of several parallel uses wins. @throws InvalidGrant for the others, after ending the family */
  async consume(id: string): Promise<void> {
    const artifactKey = and(eq(artifact.model, this.#model), eq(artifact.id, id))
    const taken = await this.#db
      .update(artifact)
      .set({ consumedAt: new Date() })
      .where(and(artifactKey, isNull(artifact.consumedAt)))
      .returning({ id: artifact.id })
    if (taken.length > 0) return
    const [row] = await this.#db.select({ grantId: artifact.grantId }).from(artifact).where(artifactKey)
    if (row?.grantId) await this.revokeByGrantId(row.grantId)
    throw new errors.InvalidGrant('already used')
  }

  /** Deletes the grant too: without it, tokens that the winner of a race stores later are refused. */
  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.delete(artifact).where(or(eq(artifact.grantId, grantId), and(eq(artifact.model, 'Grant'), eq(artifact.id, grantId))))
  }

  async #first(condition: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
    const [row] = await this.#db
      .select()
      .from(artifact)
      .where(and(eq(artifact.model, this.#model), condition))
    if (!row || (row.expiresAt && row.expiresAt.getTime() < Date.now())) return undefined
    return { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) }
  }
}

/** Deletes artifacts that strangers can create when they expire, other artifacts a day later, and contexts without a grant. */
export async function deleteExpiredArtifacts(pool: pg.Pool): Promise<void> {
  const db = drizzle(pool)
  const aDayAgo = sql`now() - interval '1 day'`
  await db.delete(artifact).where(lt(artifact.expiresAt, aDayAgo))
  await db.delete(artifact).where(and(inArray(artifact.model, ['Interaction', 'Session']), lt(artifact.expiresAt, sql`now()`)))
  // The context is stored shortly after its grant, so recent rows are kept.
  const grant = db
    .select()
    .from(artifact)
    .where(and(eq(artifact.model, 'Grant'), eq(artifact.id, grantContext.grantId)))
  await db.delete(grantContext).where(and(lt(grantContext.createdAt, aDayAgo), notExists(grant)))
}
