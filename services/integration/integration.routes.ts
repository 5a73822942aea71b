import { implement, type Router } from '@orpc/server'
import type pg from 'pg'
import { integrationContract, type SupportSetting } from '#api/integration.ts'
import type { ReenrollmentSettings } from '#api/academic/reenrollment.ts'
import { requirePrincipal } from '../platform/guards.ts'
import type { ServiceContext } from '../platform/service.ts'
import type { Principal } from '#api/principal.ts'
import { readTenant } from '../platform/database.ts'
import { featureSetting, supportSetting } from './integration.schema.ts'

type Place = Pick<Principal, 'tenantId'>

/** In order of creation; empty for the application itself. */
async function getSupportSettings(pool: pg.Pool, { tenantId }: Place): Promise<SupportSetting[]> {
  const rows = await readTenant(pool, tenantId, ({ db }) => db.select().from(supportSetting).orderBy(supportSetting.id))
  return rows.map(({ id: _id, tenantId: _tenantId, sectors, ...setting }) => ({
    ...setting,
    sectors: sectors.map((alias) => ({ sector: { alias } })),
  }))
}

function getFeatureSettings(pool: pg.Pool, { tenantId }: Place): Promise<Array<{ currency: string }>> {
  return readTenant(pool, tenantId, ({ db }) => db.select({ currency: featureSetting.currency }).from(featureSetting))
}

type Operations = 'supportSettings' | 'featureSettings' | 'reenrollmentSettings'

/**
 * @param financial the branches that the financial service implements
 * @param reenrollmentSettings answers for the academic service
 */
export function integrationRouter(
  pool: pg.Pool,
  financial: Omit<Router<typeof integrationContract, ServiceContext>, Operations>,
  reenrollmentSettings: (place: { tenantId: number; institutionId: number | null }) => Promise<ReenrollmentSettings[]>,
) {
  const os = implement(integrationContract).$context<ServiceContext>()
  return os.router({
    ...financial,
    supportSettings: os.supportSettings.handler(async ({ context }) => ({
      results: await getSupportSettings(pool, requirePrincipal(context)),
    })),
    featureSettings: os.featureSettings.handler(async ({ context }) => ({
      results: await getFeatureSettings(pool, requirePrincipal(context)),
    })),
    reenrollmentSettings: os.reenrollmentSettings.handler(async ({ context }) => {
      const { tenantId, institutionId } = requirePrincipal(context)
      return { results: await reenrollmentSettings({ tenantId, institutionId }) }
    }),
  })
}
