import { academicRecord } from '#api/shared.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { toPage } from '../../request/session/tabs.server.ts'

/** Confirmed classes of the enrollment that `record` names, as iCalendar. */
export async function classCalendar(scope: RequestScope, request: Request): Promise<Response> {
  if (!scope.session) return new Response(null, { status: 401 })
  const { data: record } = academicRecord.safeParse(new URL(request.url).searchParams.get('record'))
  if (!record) return new Response(null, { status: 404 })
  try {
    const file = await scope.upstream.academic.reenrollment.calendar({ academicRecord: record })
    return new Response(file, {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'attachment; filename="classes.ics"' },
    })
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return new Response(null, { status: 404 })
    return toPage(scope, `/reenrollments?${new URLSearchParams({ record, outcome: 'calendar' })}`)
  }
}
