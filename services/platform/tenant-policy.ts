import { sql } from 'drizzle-orm'
import { pgPolicy } from 'drizzle-orm/pg-core'

/** A row belongs to the tenant of the running transaction; outside one there is no tenant and nothing is seen. */
const ownTenant = sql`tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer`

/** Row-level security for a table with a `tenant_id`. Its migration must also `force` it, for the owner. */
export const tenantPolicy = () => pgPolicy('own_tenant', { as: 'permissive', for: 'all', using: ownTenant, withCheck: ownTenant })
