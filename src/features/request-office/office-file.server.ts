import type { RequestScope } from '../../request/request-scope.server.ts'
import { openFile } from '../../kit/downloads/open-file.server.ts'

/** Redirects to a URL that shows a file of a request and is valid for minutes. */
export const openOfficeFile = (scope: RequestScope, { requestId, key }: { requestId: string; key: string }): Promise<Response> =>
  openFile(scope, `/requests/${requestId}`, ({ academic }) => academic.requestOffice.file({ requestId, key }))
