import { requirePrincipal } from '../../../platform/guards.ts'
import { debtScope } from '../../access/scopes.ts'
import { linkSlip } from '../../payment-links/link-payments.ts'
import { bankSlip } from './slip-data.queries.ts'
import { base } from '../../base.ts'
import { type ReportsOptions } from '../../documents/documents.routes.ts'
import { issueReport } from '../../templates/issue-report.ts'
import { templateOfSlip } from '../../templates/templates-in-use.queries.ts'

export function bankSlipsRouter(options: ReportsOptions) {
  const { pool, clock } = options
  const { bankSlips } = base
  return {
    get: bankSlips.get.handler(({ context, input }) => bankSlip(pool, debtScope(requirePrincipal(context)), input.paymentId, clock.now())),
    // The calls below need no session: the token alone authorizes them.
    ofLink: bankSlips.ofLink.handler(async ({ context: { locale }, input }) => (await linkSlip(options, { ...input, locale })).document),
    issueOfLink: bankSlips.issueOfLink.handler(async ({ input }) => {
      const { document, issuer } = await linkSlip(options, input)
      const template = await templateOfSlip(pool, issuer.tenantId, input.paymentId)
      return issueReport(options, issuer, { kind: 'bank-slip', data: document, template }, input.locale)
    }),
  }
}
