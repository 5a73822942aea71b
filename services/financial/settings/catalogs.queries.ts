import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CatalogItem, CatalogKind } from '#api/financial-catalogs.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'

/** By code. */
export function listCatalog(pool: pg.Pool, { tenantId }: { tenantId: number }, kind: CatalogKind): Promise<CatalogItem[]> {
  return readTenant(pool, tenantId, ({ client }) =>
    query<CatalogItem>(
      client,
      sql`select item_id as "itemId", code, name from financial.catalog_item where tenant_id = ${tenantId} and kind = ${kind} order by code, item_id`,
    ),
  )
}
