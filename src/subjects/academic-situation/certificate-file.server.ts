import type { RequestScope } from '../../request/request-scope.server.ts'
import { getId } from '../../kit/downloads/report-download.server.ts'
import { openFile } from '../../kit/downloads/open-file.server.ts'

/** Redirects to an address that shows an activity's certificate for a few minutes. The service authorises. */
export const openCertificate = (scope: RequestScope, activityId: string): Promise<Response> => {
  const page = scope.session?.person.profile === 'OPERATION' ? '/academic-situation/certificates' : '/academic-situation?view=activities'
  return openFile(scope, page, ({ academic }) => academic.situation.certificate({ activityId: getId(activityId) }))
}
