import { implement } from '@orpc/server'
import type pg from 'pg'
import { debtType } from '#api/financial/debts.ts'
import type { CatalogKind } from '#api/financial/financial-catalogs.ts'
import { integrationContract } from '#api/integration.ts'
import { mayManageFinancialSettings } from '#api/permissions.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { administrator } from '../access/administrator.ts'
import { listCatalog } from './catalogs.queries.ts'
import { financialEvents } from './settings.queries.ts'

const manager = (context: ServiceContext) => administrator(context, mayManageFinancialSettings)

/** Implements the lists of the integration module's contract to which settings map. */
export function catalogsRouter(pool: pg.Pool) {
  const os = implement(integrationContract).$context<ServiceContext>()
  const catalog = async (context: ServiceContext, kind: CatalogKind) => ({ results: await listCatalog(pool, manager(context), kind) })
  return {
    debtTypes: os.debtTypes.handler(({ context }) => {
      manager(context)
      return { results: debtType.options.map((type) => ({ type })) }
    }),
    paymentMethods: os.paymentMethods.handler(({ context }) => catalog(context, 'payment_method')),
    paymentPlaces: os.paymentPlaces.handler(({ context }) => catalog(context, 'payment_place')),
    debtStatus: os.debtStatus.handler(({ context }) => catalog(context, 'debt_status')),
    events: os.events.handler(async ({ context }) => ({ results: await financialEvents(pool, { ...manager(context), userId: null }) })),
  }
}
