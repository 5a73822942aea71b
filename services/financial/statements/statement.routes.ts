import type pg from 'pg'
import { type Clock, civilToday } from '../../platform/clock.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import { ownScope, payerProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { statementFor } from './statement.queries.ts'

export const statementRouter = ({ pool, clock }: { pool: pg.Pool; clock: Clock }) => ({
  get: base.statement.get.handler(({ context, input }) =>
    statementFor(pool, ownScope(requirePrincipal(context), payerProfiles), input, civilToday(clock)),
  ),
})
