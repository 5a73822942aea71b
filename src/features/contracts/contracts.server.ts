import { formRoute, inputOf, pathPart, type SentForm, withSearch } from '../../request/form-route.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { contracts } from '../../request/upstream.server.ts'
import { download, getId, reportDownload } from '../../kit/downloads/report-download.server.ts'
import { type AcceptOutcome, getOutcome } from './contract-search.ts'

/** Leads to the contract's page with the outcome. */
export const acceptByForm = formRoute({
  acts: {
    accept: {
      consent: 'read',
      input: inputOf(contracts.financial.contracts.accept),
      read: (form, { request }) => ({ id: getId(pathPart(request, -2)), hash: form.get('hash') }),
      async call(sent, input) {
        await sent.upstream.financial.contracts.accept(input)
        return outcomePage(sent, 'accepted')
      },
    },
  },
  page: (refused) =>
    refused.session ? outcomePage(refused, refused.isUnread ? 'unread' : getOutcome(refused.code)) : '/financial/contracts',
})

function outcomePage({ request, form }: Pick<SentForm, 'request' | 'form'>, outcome: AcceptOutcome): string {
  const page = `/financial/contracts/${getId(pathPart(request, -2))}/enrollments/${getId(String(form.get('enrollment')))}`
  // Shows the form again.
  return withSearch(page, { outcome, accept: outcome === 'unread' || outcome === 'failed' ? true : undefined })
}

/** `content` in the query is the version that the user read. */
export function contractPdf(
  scope: RequestScope,
  kind: 'contract' | 'contract-certificate',
  contractId: string,
  request: Request,
): Promise<Response> {
  const search = new URL(request.url).searchParams
  const page = `/financial/contracts/${getId(contractId)}/enrollments/${getId(search.get('enrollment') ?? '')}`
  const contentId = getId(search.get('content') ?? '')
  const { session, upstream, locale } = scope
  if (session && kind === 'contract' && contentId)
    return download(scope, upstream.financial.contracts.issueContent({ id: contentId, locale }), page)
  return reportDownload(scope, { kind, contractId: getId(contractId) }, page)
}
