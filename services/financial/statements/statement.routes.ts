import type pg from 'pg'
import { type Clock, civilToday } from '../../platform/clock.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import { callerScope, payerProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { readStatement } from './statement.queries.ts'

export const statementRouter = ({ pool, clock }: { pool: pg.Pool; clock: Clock }) => ({
  get: base.statement.get.handler(({ context, input }) => {
    const scope = callerScope(requirePrincipal(context), payerProfiles)
    return readStatement(pool, scope, input, civilToday(clock, scope.timeZone))
  }),
})
