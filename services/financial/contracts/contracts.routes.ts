import { civilToday } from '../../platform/clock.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { acceptContract } from './contract-acceptance.ts'
import { contractDetails, contractWithContent } from './contract-details.queries.ts'
import { contractEnrollments, listContracts } from './contract-list.queries.ts'
import { contractProfiles, callerScope } from '../access/scopes.ts'
import { base } from '../base.ts'
import { offeredContract, type ReportsOptions } from '../documents/documents.routes.ts'
import { issueDocument } from '../../platform/documents/issue-document.ts'

export function contractsRouter(options: ReportsOptions) {
  const { pool, clock } = options
  const scope = (context: ServiceContext) => callerScope(requirePrincipal(context), contractProfiles)
  const today = (context: ServiceContext) => civilToday(clock, requirePrincipal(context).timeZone)
  return {
    list: base.contracts.list.handler(({ context, input }) => listContracts(pool, scope(context), input, today(context))),
    enrollments: base.contracts.enrollments.handler(async ({ context }) => ({ results: await contractEnrollments(pool, scope(context)) })),
    get: base.contracts.get.handler(({ context, input }) => contractDetails(pool, scope(context), input, today(context))),
    accept: base.contracts.accept.handler(({ context, input }) =>
      acceptContract({ pool, clock }, callerScope(requireSelf(context), contractProfiles), { contractId: input.id, hash: input.hash }),
    ),
    issueContent: base.contracts.issueContent.handler(async ({ context, input }) => {
      const callerScope = scope(context)
      return issueDocument(
        options,
        callerScope,
        { kind: 'contract', data: offeredContract(await contractWithContent(pool, callerScope, input, today(context))) },
        input.locale,
      )
    }),
  }
}
