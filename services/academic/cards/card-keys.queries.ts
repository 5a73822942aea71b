import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { sealText, unsealText } from '../../platform/sealed-text.ts'
import { cardKey } from './cards.schema.ts'

export interface CardKeyPorts {
  pool: pg.Pool
  clock: Clock
  /** 32 bytes that encrypt the keys at rest. */
  sealingKey: Buffer
}

/** Days for which a key signs before another key replaces it. */
const signingDays = 30
/** Days for which a key verifies: proofs live for minutes, but gates without network keep the keys that they know. */
const verificationDays = 60

/** Returns the keys that gates verify proofs with, as a JWKS. */
export async function publicKeys(pool: pg.Pool, tenantId: number): Promise<JWK[]> {
  const rows = await readTenant(pool, tenantId, ({ db }) =>
    db.select({ publicKey: cardKey.publicKey }).from(cardKey).where(eq(cardKey.tenantId, tenantId)).orderBy(desc(cardKey.createdAt)),
  )
  return rows.map(({ publicKey }) => publicKey)
}

/** Returns the tenant's keys that still verify, newest first, with their private parts. */
export async function verifyingKeys({ pool, sealingKey }: CardKeyPorts, tenantId: number): Promise<JWK[]> {
  const rows = await readTenant(pool, tenantId, ({ db }) =>
    db.select({ sealedKey: cardKey.sealedKey }).from(cardKey).where(eq(cardKey.tenantId, tenantId)).orderBy(desc(cardKey.createdAt)),
  )
  const texts = await Promise.all(rows.map(({ sealedKey }) => unsealText(sealedKey, sealingKey)))
  return texts.filter((text) => text !== null).map((text) => JSON.parse(text) as JWK)
}

/** Returns the current signing key; creates one if none is recent enough. */
export async function signingKey({ pool, clock, sealingKey }: CardKeyPorts, tenantId: number): Promise<JWK> {
  const known = await newestKey({ pool, clock, sealingKey }, tenantId)
  if (known) return known
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = (await calculateJwkThumbprint(jwk)).slice(0, 12)
  const { d: _private, ...publicPart } = jwk
  const sealed = await sealText(JSON.stringify({ ...jwk, kid }), sealingKey)
  await inTenant(pool, tenantId, async ({ client, db }) => {
    // If two processes find no key at the same time, both use the first one's.
    await query(client, sql`select pg_advisory_xact_lock(hashtext('academic.card_key'), ${tenantId}::int)`)
    await query(
      client,
      sql`insert into academic.card_key (kid, tenant_id, public_key, sealed_key, created_at)
        select ${kid}, ${tenantId}::int, ${JSON.stringify({ ...publicPart, kid, use: 'sig', alg: 'EdDSA' })}::jsonb, ${sealed}, ${clock.now().toISOString()}::timestamptz
        where not exists (select from academic.card_key where tenant_id = ${tenantId} and created_at > ${since(clock, signingDays).toISOString()}::timestamptz)`,
    )
    await db.delete(cardKey).where(and(eq(cardKey.tenantId, tenantId), lt(cardKey.createdAt, since(clock, verificationDays))))
  })
  const kept = await newestKey({ pool, clock, sealingKey }, tenantId)
  if (!kept) throw new Error('The key that signs student cards cannot be read')
  return kept
}

async function newestKey({ pool, clock, sealingKey }: CardKeyPorts, tenantId: number): Promise<JWK | null> {
  const [newest] = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select()
      .from(cardKey)
      .where(and(eq(cardKey.tenantId, tenantId), gt(cardKey.createdAt, since(clock, signingDays))))
      .orderBy(desc(cardKey.createdAt))
      .limit(1),
  )
  const text = newest ? await unsealText(newest.sealedKey, sealingKey) : null
  return text === null ? null : (JSON.parse(text) as JWK)
}

const since = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * 86_400_000)
