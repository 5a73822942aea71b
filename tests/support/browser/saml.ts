import type pg from 'pg'

interface OwnHostname {
  tenantId: number
  /** Whether people may sign in by e-mail and password as well. */
  hasAuthByEmail: boolean
}

/** Registers a hostname that one test has to itself: Instituto do Mar's, with its SAML provider, but for what is given. */
export async function addSamlHostname(pool: pg.Pool, { tenantId, hasAuthByEmail }: OwnHostname): Promise<string> {
  const hostname = `teste-${crypto.randomUUID()}.localhost`
  await pool.query(
    `insert into settings.application
     select (jsonb_populate_record(application, jsonb_build_object(
       'hostname', $1::text,
       'tenant_id', $2::int,
       'authentication_modes', authentication_modes || jsonb_build_object('hasAuthByEmail', $3::boolean)
     ))).* from settings.application where hostname = 'mar.localhost'`,
    [hostname, tenantId, hasAuthByEmail],
  )
  return hostname
}
