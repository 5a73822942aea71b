import type pg from 'pg'
import type { SupportSetting } from '#api/integration.ts'
import type { Principal } from '#api/principal.ts'
import { readTenant } from '../platform/database.ts'
import { featureSetting, supportSetting } from './integration.schema.ts'

type Place = Pick<Principal, 'tenantId'>

/** In order of creation; empty for the application itself. */
export async function getSupportSettings(pool: pg.Pool, { tenantId }: Place): Promise<SupportSetting[]> {
  const rows = await readTenant(pool, tenantId, ({ db }) => db.select().from(supportSetting).orderBy(supportSetting.id))
  return rows.map(({ id: _id, tenantId: _tenantId, sectors, ...setting }) => ({
    ...setting,
    sectors: sectors.map((alias) => ({ sector: { alias } })),
  }))
}

export function getFeatureSettings(pool: pg.Pool, { tenantId }: Place): Promise<Array<{ currency: string }>> {
  return readTenant(pool, tenantId, ({ db }) => db.select({ currency: featureSetting.currency }).from(featureSetting))
}
