import type pg from 'pg'
import { getSituation } from '#api/academic/request-names.ts'
import { requestSituation } from '#api/academic/request-status.ts'
import { requestCategory } from '#api/academic/request-types.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { callerScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { protocolRules } from './protocol-rules.queries.ts'
import { countByCategory, listMovements, listParams, listProtocols, requireProtocol, shownProtocol } from './protocols.queries.ts'

export function protocolsRouter({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const reader = (context: ServiceContext) => callerScope(requirePrincipal(context), studentProfiles)
  return {
    list: base.protocols.list.handler(({ context, input }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, ({ client }) => listProtocols(client, scope, input))
    }),
    types: base.protocols.types.handler(({ context }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async ({ client }) => {
        const counts = await countByCategory(client, scope)
        const getCount = (category: string) => counts.find((one) => one.category === category)?.count ?? 0
        return { results: requestCategory.options.map((category) => ({ category, count: getCount(category) })) }
      })
    }),
    get: base.protocols.get.handler(({ context, input: { requestId } }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async ({ client }) => {
        const row = await requireProtocol(client, scope, requestId)
        return { ...shownProtocol(row), typeId: row.typeId, movements: await listMovements(client, scope.tenantId, requestId) }
      })
    }),
    validationRules: base.protocols.validationRules.handler(({ context, input: { requestId } }) => {
      const scope = reader(context)
      const today = civilToday(clock, requirePrincipal(context).timeZone)
      return readTenant(pool, scope.tenantId, async ({ client }) => ({ results: await protocolRules(client, scope, requestId, today) }))
    }),
    viewParams: base.protocols.viewParams.handler(({ context }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async ({ client }) => {
        const [counts, { statuses, years }] = [await countByCategory(client, scope), await listParams(client, scope)]
        return {
          categories: requestCategory.options.filter((category) => counts.some((one) => one.category === category)),
          situations: requestSituation.options.filter((situation) => statuses.some((status) => getSituation(status) === situation)),
          years,
        }
      })
    }),
  }
}
