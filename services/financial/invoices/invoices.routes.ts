import type pg from 'pg'
import { requirePrincipal } from '../../platform/guards.ts'
import { ownScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { listInvoices } from './invoices.queries.ts'

export const invoicesRouter = ({ pool }: { pool: pg.Pool }) => ({
  list: base.invoices.list.handler(({ context, input }) => listInvoices(pool, ownScope(requirePrincipal(context), studentProfiles), input)),
})
