import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { application } from '../settings.schema.ts'

export interface SamlProvider {
  entityId: string
  /** PEM certificates or public keys; several during key rotation. */
  keys: string[]
  /** A relative path refers to this installation. */
  signInUrl: string
  /** Null when the provider does not support logout. */
  signOutUrl: string | null
  /** Attribute with the username or email; null uses the subject's name. */
  loginAttribute: string | null
}

/** The SAML provider of a hostname; null when not registered or disabled. Tenant 0 is the application itself. */
export async function getSamlProvider(pool: pg.Pool, hostname: string): Promise<{ tenantId: number; provider: SamlProvider } | null> {
  const [row] = await drizzle(pool).select().from(application).where(eq(application.hostname, hostname.toLowerCase()))
  if (!row?.samlProvider || !row.authenticationModes.hasAuthBySaml) return null
  return { tenantId: row.tenantId ?? 0, provider: row.samlProvider }
}

/** Does not replace an existing provider. */
export async function registerSamlProvider(pool: pg.Pool, hostname: string, provider: SamlProvider): Promise<void> {
  await drizzle(pool)
    .update(application)
    .set({ samlProvider: provider })
    .where(and(eq(application.hostname, hostname), sql`${application.samlProvider} is null`))
}

export async function hostnamesOfSamlProvider(pool: pg.Pool, entityId: string): Promise<string[]> {
  const rows = await drizzle(pool)
    .select({ hostname: application.hostname })
    .from(application)
    .where(sql`${application.samlProvider} ->> 'entityId' = ${entityId}`)
  return rows.map(({ hostname }) => hostname)
}
