import { dataUpdateInput } from '#api/personal-data-staff.ts'
import { isSameOrigin } from '../../../request/http.server.ts'
import { portalErrorCode } from '../../../request/portal-error.ts'
import type { RequestScope } from '../../../request/request-scope.server.ts'
import { toPage } from '../../../shared/downloads/report-download.server.ts'
import { readFields } from './data-update-values.ts'
import type { DataUpdateOutcome } from './student-data-search.ts'

/** The forms before scripts run, back to their page with the outcome. */
export async function askByForm({ upstream, ...scope }: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const asked = { dueOn: String(form.get('dueOn') ?? '').slice(0, 10), fields: readFields(form.getAll('fields')) }
  const back = (outcome: DataUpdateOutcome) =>
    toPage(
      { upstream, ...scope },
      `/personal-data/request?${new URLSearchParams({
        outcome,
        ...(outcome !== 'asked' && outcome !== 'withdrawn' && { dueOn: asked.dueOn, fields: asked.fields.join(',') }),
      })}`,
    )
  if (!scope.session) return back('UNAUTHORIZED')
  const { personalDataStaff } = upstream.academic
  try {
    if (form.get('task') === 'withdraw') {
      await personalDataStaff.withdrawUpdate()
      return back('withdrawn')
    }
    const checked = dataUpdateInput.safeParse({ ...asked, isRequired: form.has('isRequired') })
    if (!checked.success) return back('incomplete')
    await personalDataStaff.askForUpdate(checked.data)
    return back('asked')
  } catch (error) {
    return back(portalErrorCode(error))
  }
}
