import type { ReminderPreferences } from '#api/financial/reminders.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { readDays, type ReminderOutcome, switchNames } from './reminder-values.ts'

/** Redirects to the page with the outcome. */
export async function changeRemindersByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream } = scope
  const outcome: ReminderOutcome = session
    ? await upstream.financial.reminders.change(getChange(await request.formData())).then(() => 'saved' as const, portalErrorCode)
    : 'UNAUTHORIZED'
  return toPage(scope, `/financial/reminders?${new URLSearchParams({ outcome })}`)
}

/** By setting: an unchecked switch sends no field. */
function getChange(form: FormData): Partial<ReminderPreferences> {
  const setting = form.get('setting')
  if (setting === 'daysBefore') return { daysBefore: readDays(form.getAll('daysBefore')) }
  const name = switchNames.find((one) => one === setting)
  return name ? { [name]: form.has(name) } : {}
}
