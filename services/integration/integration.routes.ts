import { implement } from '@orpc/server'
import type pg from 'pg'
import { integrationContract } from '#api/integration.ts'
import { requirePrincipal } from '../platform/guards.ts'
import type { ServiceContext } from '../platform/service.ts'
import { featureSettingsOf, supportSettingsOf } from './tenant-integration.ts'

export function integrationRouter(pool: pg.Pool) {
  const os = implement(integrationContract).$context<ServiceContext>()
  return os.router({
    supportSettings: os.supportSettings.handler(async ({ context }) => ({
      results: await supportSettingsOf(pool, requirePrincipal(context)),
    })),
    featureSettings: os.featureSettings.handler(async ({ context }) => ({
      results: await featureSettingsOf(pool, requirePrincipal(context)),
    })),
  })
}
