import type pg from 'pg'
import type { Logger } from 'pino'
import { mayManageInvoices } from '#api/permissions.ts'
import type { Clock } from '../../platform/clock.ts'
import { requirePermission, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import { callerScope, staffScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { retryInvoice } from './invoice-problem.queries.ts'
import { listInvoices } from './invoices.queries.ts'

export const invoicesRouter = ({ pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Logger }) => ({
  list: base.invoices.list.handler(({ context, input }) =>
    listInvoices(pool, callerScope(requirePrincipal(context), studentProfiles), input),
  ),
  retry: base.invoices.retry.handler(async ({ context, input: { debtId } }) => {
    const caller = requireSelf(context)
    const scope = staffScope(caller)
    requirePermission(caller, mayManageInvoices)
    await retryInvoice(pool, scope, debtId, { now: clock.now(), by: caller.userId })
    log.info({ tenantId: caller.tenantId, userId: caller.userId, debtId }, 'another attempt at an invoice was asked for')
    return {}
  }),
})
