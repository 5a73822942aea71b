import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { calculateValue, planPayments } from './agreement-calculation.ts'
import { debtsForAgreement } from './negotiation-debts.queries.ts'
import { agreementDetails, exportAgreements, listAgreements } from './agreement-list.queries.ts'
import { makeAgreement } from './make-agreement.ts'
import { civilToday } from '../../platform/clock.ts'
import { debtScope, payerScope } from '../access/scopes.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { base } from '../base.ts'

export function agreementsRouter(ports: PaymentPorts) {
  const { pool, clock } = ports
  const scope = (context: ServiceContext) => debtScope(requirePrincipal(context))
  const debtor = (context: ServiceContext) => payerScope(requirePrincipal(context))
  const today = (context: ServiceContext) => civilToday(clock, requirePrincipal(context).timeZone)
  return {
    list: base.agreements.list.handler(({ context, input }) => listAgreements(pool, scope(context), input, today(context))),
    export: base.agreements.export.handler(async ({ context, input, signal }) =>
      exportAgreements(pool, scope(context), input, today(context), signal),
    ),
    debts: base.agreements.debts.handler(({ context }) => debtsForAgreement(pool, debtor(context), today(context))),
    get: base.agreements.get.handler(({ context, input }) => agreementDetails(pool, scope(context), input.agreementId, today(context))),
    calculate: base.agreements.calculate.handler(({ context, input }) => calculateValue(pool, debtor(context), input, today(context))),
    planPayments: base.agreements.planPayments.handler(async ({ context, input }) => ({
      results: await planPayments(pool, scope(context), input, today(context)),
    })),
    make: base.agreements.make.handler(({ context, input }) => makeAgreement(ports, payerScope(requireSelf(context)), input)),
  }
}
