import { mobileCode } from '#api/mobile-proof.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { oneOf } from '../search/search-values.ts'
import { toPage } from '../downloads/report-download.server.ts'
import { type MobileOutcome, mobileProofPages } from './mobile-outcome.ts'

/** The card's forms before scripts run, back to the page they stand on. */
export async function mobileByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const page = oneOf(form.get('page'), mobileProofPages) ?? 'my-account'
  if (!scope.session) return toPage(scope, `/${page}`)
  const outcome = await outcomeOf(scope, form)
  return toPage(scope, `/${page}?${new URLSearchParams({ mobile: outcome })}`)
}

async function outcomeOf({ upstream: { users } }: RequestScope, form: FormData): Promise<MobileOutcome> {
  const task = form.get('task')
  try {
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
    return task === 'send' && code === 'TOO_MANY_ATTEMPTS' ? 'limited' : code
  }
}
