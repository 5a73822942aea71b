import type pg from 'pg'

interface OwnHostname {
  tenantId: number
  /** Whether people may sign in by e-mail and password as well. */
  hasAuthByEmail: boolean
  /** Who asks for the password: the identity provider in version 3, the portal itself in version 2. */
  safeaVersion?: 'v2' | 'v3'
}

/** Registers a hostname that one test has to itself: Instituto do Mar's, with its SAML provider, but for what is given. */
export async function addSamlHostname(pool: pg.Pool, { tenantId, hasAuthByEmail, safeaVersion = 'v3' }: OwnHostname): Promise<string> {
  const hostname = `teste-${crypto.randomUUID()}.localhost`
  await pool.query(
    `insert into settings.application
     select (jsonb_populate_record(application, jsonb_build_object(
       'hostname', $1::text,
       'tenant_id', $2::int,
       'safea_version', $4::text,
       'authentication_modes', authentication_modes || jsonb_build_object('hasAuthByEmail', $3::boolean)
     ))).* from settings.application where hostname = 'mar.localhost'`,
    [hostname, tenantId, hasAuthByEmail, safeaVersion],
  )
  return hostname
}
