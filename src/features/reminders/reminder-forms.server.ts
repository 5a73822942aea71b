import type { ReminderPreferences } from '#api/reminders.ts'
import { redirectTo, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { withTab } from '../../auth/session/tabs.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { ReminderOutcome } from './reminder-outcomes.ts'
import { readDays, switchNames } from './reminder-values.ts'

/** One preference, posted by a plain form of the reminders' page; it goes back there and says how it went. */
export async function changeRemindersByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { runtime, hostname, tab, session, upstream } = scope
  const outcome: ReminderOutcome = session
    ? await upstream.financial.reminders.change(changeOf(await request.formData())).then(() => 'saved' as const, portalErrorCode)
    : 'UNAUTHORIZED'
  return redirectTo(`${runtime.portalUrl(hostname)}${withTab(`/financial/reminders?${new URLSearchParams({ outcome })}`, tab)}`, 303)
}

/** Every form names its setting: a switch that is off sends nothing else. */
function changeOf(form: FormData): Partial<ReminderPreferences> {
  const setting = form.get('setting')
  if (setting === 'daysBefore') return { daysBefore: readDays(form.getAll('daysBefore')) }
  const name = switchNames.find((one) => one === setting)
  return name ? { [name]: form.has(name) } : {}
}
