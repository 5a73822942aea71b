import { debtKind, debtOrigin, debtStatus, debtType } from '#api/financial/debts.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { debtDetails, debtState } from './debt-details.queries.ts'
import { debtWorkload } from './debt-workload.queries.ts'
import { debtTotals, exportDebts, listDebts } from './debt-list.queries.ts'
import { debtOverview, paymentYears } from './debt-overview.queries.ts'
import { asBankManager } from '../bank-files/bank-work.queries.ts'
import { debtScope, staffScope } from '../access/scopes.ts'
import type { DebtSources } from './debt-view.queries.ts'
import { foundStudents } from './found-students.queries.ts'
import { base } from '../base.ts'

export function debtsRouter({ clock, ...sources }: DebtSources & { clock: Clock }) {
  const {
    pool,
    lists: { cache },
  } = sources
  const scope = (context: ServiceContext) => debtScope(requirePrincipal(context))
  const today = (context: ServiceContext) => civilToday(clock, requirePrincipal(context).timeZone)
  const time = (context: ServiceContext) => ({ today: today(context), now: clock.now() })
  return {
    list: base.debts.list.handler(({ context, input: { filter, sort, page, perPage } }) =>
      listDebts(sources, scope(context), { filter, sort, page, perPage }, time(context)),
    ),
    totals: base.debts.totals.handler(({ context, input }) =>
      debtTotals(sources, staffScope(requirePrincipal(context)), input, today(context)),
    ),
    overview: base.debts.overview.handler(({ context }) => debtOverview(pool, cache, scope(context), today(context))),
    workload: base.debts.workload.handler(({ context }) => {
      const caller = requirePrincipal(context)
      return debtWorkload(pool, cache, staffScope(caller), clock.now(), today(context), asBankManager(caller))
    }),
    students: base.debts.students.handler(async ({ context, input }) => ({
      results: await foundStudents(pool, staffScope(requirePrincipal(context)), input.search),
    })),
    export: base.debts.export.handler(async ({ context, input, signal }) =>
      exportDebts(sources, scope(context), input, today(context), signal),
    ),
    get: base.debts.get.handler(({ context, input }) => debtDetails(pool, scope(context), input, time(context))),
    status: base.debts.status.handler(({ context, input }) => debtState(pool, scope(context), input.debtId, today(context))),
    filters: base.debts.filters.handler(({ context }) => {
      requirePrincipal(context)
      return { statuses: debtStatus.options, types: debtType.options, origins: debtOrigin.options, kinds: debtKind.options }
    }),
    paymentYears: base.debts.paymentYears.handler(async ({ context }) => ({
      years: await paymentYears(pool, cache, scope(context)),
    })),
  }
}
