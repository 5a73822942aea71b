import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CatalogItem, CatalogKind } from '#api/financial/financial-catalogs.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'

export function listCatalog(pool: pg.Pool, { tenantId }: { tenantId: number }, kind: CatalogKind): Promise<CatalogItem[]> {
  return readTenant(pool, tenantId, ({ client }) => readCatalog(client, tenantId, kind))
}

/** Reads the items of a catalog by code. Runs in the tenant's transaction. */
export const readCatalog = (client: pg.ClientBase, tenantId: number, kind: CatalogKind) =>
  query<CatalogItem>(
    client,
    sql`select item_id as "itemId", code, name from financial.catalog_item where tenant_id = ${tenantId} and kind = ${kind} order by code, item_id`,
  )

/** Throws NOT_FOUND unless each is null or an item of its list. */
export async function requireItems(
  client: pg.ClientBase,
  tenantId: number,
  wanted: ReadonlyArray<{ kind: CatalogKind; itemId: number | null }>,
): Promise<void> {
  const missing = await query(
    client,
    sql`select from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(kind text, "itemId" int)
      where w."itemId" is not null and not exists (select from financial.catalog_item c
        where c.tenant_id = ${tenantId} and c.kind = w.kind and c.item_id = w."itemId")`,
  )
  if (missing.length > 0) throw new DomainError('NOT_FOUND')
}
