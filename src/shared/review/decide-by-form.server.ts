import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../downloads/report-download.server.ts'

interface Decision<Outcome extends string> {
  /** Path of the list, below the portal's base. */
  page: string
  decide: (upstream: RequestScope['upstream'], text: (name: string) => string) => Promise<Outcome>
  /** Of a refusal by the service. */
  problems: Partial<Record<string, Outcome>>
}

/** A decision of the office as browsers without scripts send it. Redirects to the list with the outcome. */
export async function decideByForm<Outcome extends string>(
  scope: RequestScope,
  request: Request,
  { page, decide, problems }: Decision<Outcome>,
): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const { session, upstream, log } = scope
  const done = !session
    ? 'failed'
    : await decide(upstream, (name) => String(form.get(name) ?? '')).catch((error: unknown) => {
        const problem = problems[portalErrorCode(error)]
        if (!problem) log.warn({ err: error, page }, 'a decision of the office could not be saved')
        return problem ?? 'failed'
      })
  return toPage(scope, `${page}?${new URLSearchParams({ done })}`)
}
