import { redirectTo } from '../../request/redirect.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { isFromPortal } from '../../request/same-origin.ts'
import { withTab } from '../../auth/session/tabs.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { AccountChange } from './account.ts'
import type { AccountOutcome } from './account-outcomes.ts'
import { saveAccount } from './save-account.server.ts'

/** One setting or the contact data, posted by a plain form of the account page; it goes back there and says how it went. */
export async function changeAccount(scope: RequestScope, request: Request): Promise<Response> {
  const { session } = scope
  if (!isFromPortal(request)) return new Response(null, { status: 403 })
  if (!session) return backToAccount(scope, 'UNAUTHORIZED')
  const change = changeOf(await request.formData())
  const outcome = await saveAccount(scope, session, change).then(() => 'saved' as const, portalErrorCode)
  return backToAccount(scope, outcome)
}

/** The account page, saying how something ended. */
export function backToAccount({ runtime, hostname, tab }: RequestScope, outcome: AccountOutcome): Response {
  return redirectTo(`${runtime.portalUrl(hostname)}${withTab(`/my-account?${new URLSearchParams({ outcome })}`, tab)}`, 303)
}

/** Every form names its setting: a switch that is off sends nothing else. */
function changeOf(form: FormData): AccountChange {
  const text = (name: string) => String(form.get(name) ?? '')
  const digits = text('cellphone').replace(/\D/g, '')
  switch (form.get('setting')) {
    case 'contact':
      return {
        name: text('name'),
        ...(form.has('email') && { email: text('email') }),
        cellphone: digits,
        currentPassword: text('currentPassword'),
      }
    case 'languageId':
      return { languageId: text('languageId') }
    case 'timezone':
      return { timezone: text('timezone') }
    case 'mode':
      return { mode: text('mode') === 'device' ? null : text('mode') }
    case 'largeText':
      return { largeText: form.has('largeText') }
    case 'signLanguage':
      return { signLanguage: form.has('signLanguage') }
    default:
      return {}
  }
}
