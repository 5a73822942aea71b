import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { staffScope } from '../access/scopes.ts'
import { receivedPaymentDetails } from './payment-history.queries.ts'
import { exportPayments, listPayments } from './received-payment-list.queries.ts'
import { base } from '../base.ts'

export function receivedPaymentsRouter({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const scope = (context: ServiceContext) => staffScope(requirePrincipal(context))
  return {
    list: base.receivedPayments.list.handler(({ context, input }) => listPayments(pool, scope(context), input, clock.now())),
    export: base.receivedPayments.export.handler(async ({ context, input, signal }) =>
      exportPayments(pool, scope(context), input, clock.now(), signal),
    ),
    get: base.receivedPayments.get.handler(({ context, input }) =>
      receivedPaymentDetails(pool, scope(context), input.paymentId, clock.now()),
    ),
  }
}
