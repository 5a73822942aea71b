import { mayManageCredits } from '#api/permissions.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { holdsPermission, requirePermission, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import { callerScope, payerProfiles, staffScope } from '../access/scopes.ts'
import { base } from '../base.ts'
import type { PaymentFilePorts } from '../payments/files/payment-files.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import { applyCredit } from './apply-credit.ts'
import { exportCredits, listCredits } from './credit-list.queries.ts'
import type { CreditManager } from './credit-uses.queries.ts'
import { readProof, refundCredit } from './refund-credit.ts'
import { readCreditsOverview, studentCredits } from './student-credits.queries.ts'
import { undoAct } from './undo-use.ts'

/** Routes for credit of students, which staff apply and refund. */

export function creditsRouter(ports: PaymentPorts & PaymentFilePorts & { findPerson: FindPerson }) {
  const { pool, clock } = ports
  const { credits } = base
  const scope = (context: ServiceContext) => staffScope(requirePrincipal(context))
  return {
    own: credits.own.handler(({ context }) => readCreditsOverview(pool, callerScope(requirePrincipal(context), payerProfiles))),
    list: credits.list.handler(({ context, input }) => listCredits(pool, scope(context), input)),
    export: credits.export.handler(async ({ context, input, signal }) => exportCredits(pool, scope(context), input, signal)),
    ofStudent: credits.ofStudent.handler(({ context, input }) => {
      const mayUse = isCreditManager(requirePrincipal(context))
      return studentCredits(ports, scope(context), input.enrollmentId, { now: clock.now(), mayUse })
    }),
    apply: credits.apply.handler(({ context, input }) => applyCredit(ports, creditManager(context), input)),
    refund: credits.refund.handler(({ context, input }) => refundCredit(ports, creditManager(context), input)),
    proof: credits.proof.handler(({ context, input }) => readProof(ports, scope(context), input.useId)),
    undo: credits.undo.handler(({ context, input }) => undoAct(ports, creditManager(context), input, ['application', 'refund'])),
  }
}

const isCreditManager = (caller: Caller) =>
  caller.profile === 'OPERATION' && caller.impersonatedBy === null && holdsPermission(caller, mayManageCredits)

/** Returns the credit manager. Throws UNAUTHORIZED without a token, FORBIDDEN for anyone else and while impersonating. */
function creditManager(context: ServiceContext): CreditManager {
  const caller = requireSelf(context)
  if (caller.profile !== 'OPERATION') throw new DomainError('FORBIDDEN')
  requirePermission(caller, mayManageCredits)
  const { tenantId, institutionId, userId, timeZone } = caller
  return { tenantId, institutionId, userId, timeZone }
}
