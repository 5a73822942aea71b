import { sql } from 'drizzle-orm'
import { pgPolicy } from 'drizzle-orm/pg-core'

/** Condition for the current tenant's rows; without a tenant setting there are none. */
const currentTenant = sql`tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer`

/** Row-level security for a table with `tenant_id`. The migration must also `force` it for the table's owner. */
export const tenantPolicy = () => pgPolicy('own_tenant', { as: 'permissive', for: 'all', using: currentTenant, withCheck: currentTenant })
