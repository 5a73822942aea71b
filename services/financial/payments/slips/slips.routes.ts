import { requirePrincipal } from '../../../platform/guards.ts'
import { debtScope } from '../../access/scopes.ts'
import { linkSlip } from '../../payment-links/link-payments.ts'
import { bankSlip } from './slip-data.queries.ts'
import { base } from '../../base.ts'
import { issued, type ReportsOptions } from '../../documents/documents.routes.ts'

export function bankSlipsRouter(options: ReportsOptions) {
  const { pool, clock } = options
  const { bankSlips } = base
  return {
    get: bankSlips.get.handler(({ context, input }) => bankSlip(pool, debtScope(requirePrincipal(context)), input.paymentId, clock.now())),
    // The calls below need no session: the token alone authorizes them.
    ofLink: bankSlips.ofLink.handler(async ({ input }) => (await linkSlip(options, input)).document),
    issueOfLink: bankSlips.issueOfLink.handler(async ({ input: { locale, ...holder } }) => {
      const { document, issuer } = await linkSlip(options, holder)
      return issued(options, issuer, { kind: 'bank-slip', data: document }, locale)
    }),
  }
}
