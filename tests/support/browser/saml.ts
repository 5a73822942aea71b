import type pg from 'pg'

interface OwnHostname {
  tenantId: number
  hasAuthByEmail: boolean
  /** Where users enter the password: version 3 at the identity provider, version 2 in the portal itself. */
  safeaVersion?: 'v2' | 'v3'
}

/** Registers a hostname for one test: a copy of Instituto do Mar's with its SAML provider, changed as given. */
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
