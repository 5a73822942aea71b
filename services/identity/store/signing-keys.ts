import { drizzle } from 'drizzle-orm/node-postgres'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type pg from 'pg'
import { signingKey } from './schema.ts'

/** The provider's signing keys; the first process that asks makes one and every other process reads it. */
export async function loadSigningKeys(pool: pg.Pool): Promise<JWK[]> {
  const db = drizzle(pool)
  const existing = await db.select().from(signingKey).orderBy(signingKey.createdAt)
  if (existing.length > 0) return existing.map(({ jwk }) => jwk as JWK)
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await db.transaction(async (tx) => {
    await tx.execute('lock table identity.signing_key in exclusive mode')
    const made = await tx.select().from(signingKey)
    if (made.length === 0) await tx.insert(signingKey).values({ kid, jwk: { ...jwk, kid, use: 'sig', alg: 'ES256' } })
  })
  return loadSigningKeys(pool)
}
