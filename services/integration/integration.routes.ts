import { implement, type Router } from '@orpc/server'
import type pg from 'pg'
import { integrationContract } from '#api/integration.ts'
import type { ReenrollmentSettings } from '#api/academic/reenrollment.ts'
import { requirePrincipal } from '../platform/guards.ts'
import type { ServiceContext } from '../platform/service.ts'
import { getFeatureSettings, getSupportSettings } from './tenant-integration.ts'

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
