import { makeAgreementInput } from '#api/financial/agreements.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import { getIdempotencyKey } from '../../kit/form/idempotency-key.server.ts'
import { type AgreementProblemCode, getAgreementProblem, getDebtIds, newAgreementSearch } from './new-agreement-search.ts'

/** The review's form before scripts run. Redirects to the agreement, or back to the review with what is wrong. */
export async function makeByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = Object.fromEntries(await request.formData())
  const search = newAgreementSearch(form)
  const back = (problem: AgreementProblemCode) => {
    const known = Object.entries({ ...search, problem }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    return toPage(scope, `/financial/agreements/new?${new URLSearchParams(known)}`)
  }
  if (!('terms' in form)) return back('unread')
  const input = makeAgreementInput.safeParse({
    debtIds: getDebtIds(search),
    planId: search.plan,
    firstDueDate: search.first,
    expectedTotal: Number(form.total),
    termsVersion: Number(form.version),
    idempotencyKey: getKey(`${scope.session?.userId} ${JSON.stringify([search, form.total, form.version])}`),
  })
  if (!scope.session || !input.success) return back('failed')
  try {
    const { agreementId } = await scope.upstream.financial.agreements.make(input.data)
    return toPage(scope, `/financial/agreements/${agreementId}?made=true`)
  } catch (error) {
    return back(getAgreementProblem(portalErrorCode(error)))
  }
}

/** The same intention within an hour has the same key, so that a second press makes no second agreement. */
function getKey(intention: string): string {
  return getIdempotencyKey(`${intention} ${new Date().toISOString().slice(0, 13)}`)
}
