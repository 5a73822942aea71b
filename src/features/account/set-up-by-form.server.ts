import { signInCode } from '#api/users/second-factor.ts'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'
import { takeWaitingRole } from '../../auth/contexts/take-waiting-role.server.ts'
import { deleteOtherSessions } from '../../request/session/session-store.server.ts'
import { repeatInTab } from '../../request/session/tabs.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import type { AppSecret } from './second-factor-steps.tsx'

/** What a step's form before scripts ran was answered with. */
export interface PostedSecondFactor {
  app?: AppSecret | undefined
  codes?: string[]
  problem?: PortalErrorCode
}

/** The steps before scripts run. The answer is the page itself: secret and codes must not stand in an address. */
export async function setUpByForm(scope: RequestScope, request: Request): Promise<Response | PostedSecondFactor> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream } = scope
  if (!session) return toPage(scope, '/auth/signin')
  const inTab = repeatInTab(scope, request)
  if (inTab) return inTab
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const app = getApp(text('secret'), text('uri'))
  try {
    if (!form.has('code')) {
      const currentPassword = text('ownPassword')
      if (!currentPassword || currentPassword.length > 256) return { problem: 'WRONG_PASSWORD' }
      const { secret, uri } = await upstream.users.beginSecondFactor({ currentPassword })
      return { app: getApp(secret, uri) }
    }
    const code = signInCode.safeParse(text('code'))
    if (!code.success) return { app, problem: 'WRONG_CODE' }
    const { recoveryCodes } = await upstream.users.confirmSecondFactor({ code: code.data })
    await deleteOtherSessions(scope.runtime, session)
    await takeWaitingRole(scope, session)
    return { codes: recoveryCodes }
  } catch (error) {
    return { app, problem: portalErrorCode(error) }
  }
}

/** As the service gave it, or as the form brings it back. */
function getApp(secret: string, uri: string): AppSecret | undefined {
  const isOne = /^[A-Z2-7]{16,64}$/.test(secret) && uri.length <= 500 && uri.startsWith('otpauth://totp/')
  return isOne ? { secret, uri, qr: qrDrawing(uri) } : undefined
}
