import { drizzle } from 'drizzle-orm/node-postgres'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type pg from 'pg'
import { sealText, unsealText } from '../../platform/sealed-text.ts'
import { signingKey } from '../identity.schema.ts'

/** Loads or creates the signing keys. Encrypted with `sealingKey` (32 bytes), so a database backup cannot sign tokens. */
export async function loadSigningKeys(pool: pg.Pool, sealingKey: Buffer): Promise<JWK[]> {
  const db = drizzle(pool)
  const existing = await readable(await db.select().from(signingKey).orderBy(signingKey.createdAt), sealingKey)
  if (existing.length > 0) return existing
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const sealed = await sealText(JSON.stringify({ ...jwk, kid, use: 'sig', alg: 'ES256' }), sealingKey)
  await db.transaction(async (tx) => {
    await tx.execute('lock table identity.signing_key in exclusive mode')
    const made = await readable(await tx.select().from(signingKey), sealingKey)
    if (made.length === 0) await tx.insert(signingKey).values({ kid, jwk: sealed })
  })
  return loadSigningKeys(pool, sealingKey)
}

async function readable(rows: Array<{ jwk: string }>, sealingKey: Buffer): Promise<JWK[]> {
  const opened = await Promise.all(rows.map(({ jwk }) => unsealText(jwk, sealingKey)))
  return opened.filter((text) => text !== null).map((text) => JSON.parse(text) as JWK)
}
