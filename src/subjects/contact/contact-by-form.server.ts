import { mobileCode } from '#api/users/mobile-proof.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { oneOf } from '../../kit/search/search-values.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import { type ProofOutcome, contactProofPages } from './contact-outcome.ts'

/** The cards' forms before scripts run, back to the page they stand on. */
export async function contactByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const page = oneOf(form.get('page'), contactProofPages) ?? 'my-account'
  if (!scope.session) return toPage(scope, `/${page}`)
  const outcome = await getOutcome(scope, form)
  return toPage(scope, `/${page}?${new URLSearchParams({ proof: outcome })}`)
}

async function getOutcome({ upstream: { users } }: RequestScope, form: FormData): Promise<ProofOutcome> {
  const task = form.get('task')
  const isOfEmail = task === 'send-email' || task === 'cancel-email'
  try {
    if (task === 'cancel-email') {
      await users.cancelEmail()
      return 'email-canceled'
    }
    if (task === 'send-email') {
      await users.sendEmailLink()
      return 'email-sent'
    }
    if (task === 'cancel') {
      await users.cancelMobile()
      return 'canceled'
    }
    if (task === 'send') return (await users.sendMobileCode()).pendingMobile?.message === 'sent' ? 'sent' : 'not-sent'
    const code = mobileCode.safeParse(String(form.get('mobileCode') ?? '').slice(0, 20))
    if (!code.success) return 'WRONG_CODE'
    await users.proveMobile({ code: code.data })
    return 'proven'
  } catch (error) {
    const code = portalErrorCode(error)
    if (isOfEmail) return code === 'TOO_MANY_ATTEMPTS' ? 'email-limited' : 'email-not-sent'
    return task === 'send' && code === 'TOO_MANY_ATTEMPTS' ? 'limited' : code
  }
}
