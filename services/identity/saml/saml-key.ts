import { createPrivateKey } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { sealText, unsealText } from '../../platform/sealed-text.ts'
import { samlKey } from '../identity.schema.ts'

/** Key pair that signs requests and decrypts assertions. Both parts are PEM. */
export interface SamlKey {
  privateKey: string
  certificate: string
}

/** Returns a function for the key, which is loaded or created on first use, since most installations have no SAML. */
export function createSamlKeySource(pool: pg.Pool, sealingKey: Buffer, clock: Clock): () => Promise<SamlKey> {
  let loaded: Promise<SamlKey> | undefined
  return () => {
    loaded ??= loadSamlKey(pool, sealingKey, clock.now()).catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

/** Validity of the certificate: providers pin it, so its expiry would stop everyone's sign-in. */
const years = 20

/** Loads or creates the service provider's key. Encrypted with `sealingKey` (32 bytes), so a database backup cannot sign requests. */
export async function loadSamlKey(pool: pg.Pool, sealingKey: Buffer, now: Date): Promise<SamlKey> {
  const found = await readableKey(pool, sealingKey)
  if (found) return found
  const made = await makeKey(now)
  const sealed = await sealText(made.privateKey, sealingKey)
  return drizzle(pool).transaction(async (tx) => {
    await tx.execute('lock table identity.saml_key in exclusive mode')
    const meanwhile = await readableKey(tx, sealingKey)
    if (meanwhile) return meanwhile
    await tx.insert(samlKey).values({ privateKey: sealed, certificate: made.certificate })
    return made
  })
}

async function readableKey(pool: pg.Pool | Pick<ReturnType<typeof drizzle>, 'select'>, sealingKey: Buffer): Promise<SamlKey | null> {
  const db = 'select' in pool ? pool : drizzle(pool)
  for (const { privateKey, certificate } of await db.select().from(samlKey).orderBy(desc(samlKey.id))) {
    const opened = await unsealText(privateKey, sealingKey)
    if (opened !== null) return { privateKey: opened, certificate }
  }
  return null
}

async function makeKey(now: Date): Promise<SamlKey> {
  // Imported dynamically because it is large and needed only once in the life of an installation.
  await import('reflect-metadata')
  const { X509CertificateGenerator } = await import('@peculiar/x509')
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: new Uint8Array([1, 0, 1]), modulusLength: 3072 }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Academic Services SAML',
    notBefore: now,
    notAfter: new Date(now.getTime() + years * 365 * 86_400_000),
    keys,
    signingAlgorithm: algorithm,
  })
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ type: 'pkcs8', format: 'pem' }).toString()
  return { privateKey, certificate: certificate.toString('pem') }
}
