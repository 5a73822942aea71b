import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { samlKey } from '../sandbox.schema.ts'

const only = 1

/** Loads or creates the key, shared by all processes. */
export async function loadSamlKey(pool: pg.Pool): Promise<KeyObject> {
  const db = drizzle(pool)
  const [found] = await db.select().from(samlKey)
  if (found) return createPrivateKey(found.privateKey)
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  await db
    .insert(samlKey)
    .values({ id: only, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() })
    .onConflictDoNothing()
  return loadSamlKey(pool)
}
