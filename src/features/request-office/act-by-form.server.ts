import { newAssignee, newStatus, officeMessage, requestDecision } from '#api/request-office.ts'
import { repeatInTab } from '../../request/session/tabs.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../shared/downloads/report-download.server.ts'
import { getIdempotencyKey } from '../../shared/form/idempotency-key.server.ts'
import { type ActProblem, type OfficeAct, officeActs, type PostedAct, getProblem } from './office-act.ts'

/** The forms of a request's page before scripts run: done, or the page again with what was written, which is too long for an address. */
export async function actByForm(scope: RequestScope, request: Request, requestId: string): Promise<Response | PostedAct> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const page = `/requests/${requestId}`
  if (!scope.session) return toPage(scope, page)
  const inTab = repeatInTab(scope, request)
  if (inTab) return inTab
  const values = Object.fromEntries(
    [...(await request.formData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [])),
  )
  const act = officeActs.find((one) => one === values.act)
  if (!act) return toPage(scope, page)
  try {
    const problem = await perform(scope, act, { ...values, requestId })
    return problem ? { act, problem, values } : toPage(scope, `${page}?done=${act}`)
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return toPage(scope, page)
    return { act, problem: getProblem(code), values }
  }
}

async function perform(
  { upstream: { academic } }: RequestScope,
  act: OfficeAct,
  { requestId = '', ...given }: Record<string, string>,
): Promise<ActProblem | null> {
  const { requestOffice } = academic
  const seen = { requestId, revision: Number(given.revision) }
  const text = given.text?.trim() || null
  switch (act) {
    case 'decide': {
      if (!given.outcome) return 'no-outcome'
      if (given.outcome === 'rejected' && !text) return 'no-text'
      await requestOffice.decide(requestDecision.parse({ ...seen, outcome: given.outcome, text }))
      return null
    }
    case 'write': {
      if (!text) return 'no-text'
      const isInternal = given.isInternal === 'true'
      const messageId = getIdempotencyKey(`message ${requestId} ${given.after} ${isInternal} ${text}`)
      await requestOffice.write(officeMessage.parse({ requestId, messageId, text, isInternal }))
      return null
    }
    case 'assign': {
      await requestOffice.assign(newAssignee.parse({ ...seen, userId: given.userId ? Number(given.userId) : null }))
      return null
    }
    case 'move': {
      await requestOffice.move(newStatus.parse({ ...seen, status: given.status, note: text }))
      return null
    }
    case 'undo': {
      await requestOffice.undo({ requestId })
      return null
    }
  }
}
