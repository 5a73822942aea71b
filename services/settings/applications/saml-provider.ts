import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { application } from '../settings.schema.ts'

/** The SAML identity provider of a hostname, as its institution registered it. */
export interface SamlProvider {
  entityId: string
  /** PEM certificates or public keys; several while the provider replaces its own. */
  keys: string[]
  /** Where browsers are sent to sign in; a path leads to a page of this installation itself. */
  signInUrl: string
  /** The same to sign out; null for a provider that has no such page. */
  signOutUrl: string | null
  /** The attribute that holds the username or e-mail; null when the subject's name is it. */
  loginAttribute: string | null
}

/**
 * The SAML provider through which people of a hostname sign in.
 *
 * @returns null where none is registered, or signing in by SAML is switched off; tenant 0 is the application itself
 */
export async function samlProviderOf(pool: pg.Pool, hostname: string): Promise<{ tenantId: number; provider: SamlProvider } | null> {
  const [row] = await drizzle(pool).select().from(application).where(eq(application.hostname, hostname.toLowerCase()))
  if (!row?.samlProvider || !row.authenticationModes.hasAuthBySaml) return null
  return { tenantId: row.tenantId ?? 0, provider: row.samlProvider }
}

/** Registers the SAML provider of a hostname that has none yet. */
export async function registerSamlProvider(pool: pg.Pool, hostname: string, provider: SamlProvider): Promise<void> {
  await drizzle(pool)
    .update(application)
    .set({ samlProvider: provider })
    .where(and(eq(application.hostname, hostname), sql`${application.samlProvider} is null`))
}

/** Hostnames whose people sign in through a SAML provider. */
export async function hostnamesOfSamlProvider(pool: pg.Pool, entityId: string): Promise<string[]> {
  const rows = await drizzle(pool)
    .select({ hostname: application.hostname })
    .from(application)
    .where(sql`${application.samlProvider} ->> 'entityId' = ${entityId}`)
  return rows.map(({ hostname }) => hostname)
}
