import { z } from 'zod'
import { signInCode, typedPassword } from '#api/users/second-factor.ts'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'
import { takeWaitingRole } from '../../auth/contexts/take-waiting-role.server.ts'
import { deleteOtherSessions } from '../../request/session/session-store.server.ts'
import { formPage, type SentForm } from '../../request/form-route.server.ts'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import type { AppSecret } from './second-factor-steps.tsx'

/** Answer to a step's form that was posted before scripts ran. */
export interface PostedSecondFactor {
  app?: AppSecret | undefined
  codes?: string[]
  problem?: PortalErrorCode
}

export const factorCode = z.strictObject({ code: signInCode })

/** The second factor counts from now on: other sessions end, and a role that waited for it is taken. */
export async function confirmFactor(
  { upstream, scope, session }: Pick<SentForm, 'upstream' | 'scope' | 'session'>,
  data: { code: string },
) {
  const codes = await upstream.users.confirmSecondFactor(data)
  await deleteOtherSessions(scope.runtime, session)
  await takeWaitingRole(scope, session)
  return codes
}

/** Handles the steps before scripts run. Responds with the page itself, because secret and codes must not appear in a URL. */
export const setUpByForm = formPage({
  actOf: (form) => (form.has('code') ? 'confirm' : 'begin'),
  acts: {
    begin: {
      input: z.object({ currentPassword: typedPassword }),
      read: (form) => ({ currentPassword: form.get('ownPassword') }),
      async call({ upstream }, password): Promise<PostedSecondFactor> {
        const { secret, uri } = await upstream.users.beginSecondFactor(password)
        return { app: getApp(secret, uri) }
      },
    },
    confirm: {
      input: factorCode,
      read: (form) => ({ code: form.get('code') }),
      call: async (sent, data) => ({ codes: (await confirmFactor(sent, data)).recoveryCodes }),
    },
  },
  page({ form, code, act }) {
    const app = getApp(String(form.get('secret') ?? ''), String(form.get('uri') ?? ''))
    return { app, problem: code !== 'BAD_REQUEST' ? code : act === 'confirm' ? 'WRONG_CODE' : 'WRONG_PASSWORD' }
  },
})

/** Reads the app's secret as the service gave it, or as the form brings it back. */
function getApp(secret: string, uri: string): AppSecret | undefined {
  const isOne = /^[A-Z2-7]{16,64}$/.test(secret) && uri.length <= 500 && uri.startsWith('otpauth://totp/')
  return isOne ? { secret, uri, qr: qrDrawing(uri) } : undefined
}
