import type { RequestScope } from '../../request/request-scope.server.ts'
import { openFile } from '../../kit/downloads/open-file.server.ts'

/** Leads to an address that shows a file of a request for minutes. */
export const openRequestFile = (scope: RequestScope, requestId: string, key: string): Promise<Response> =>
  openFile(scope, `/my-requests/${requestId}`, ({ academic }) => academic.requests.file({ requestId, key }))

/** The same for a file that waits in a draft. */
export const openDraftFile = (scope: RequestScope, draftId: string, key: string): Promise<Response> =>
  openFile(scope, `/my-requests/drafts/${draftId}`, ({ academic }) => academic.uploads.download({ key }))
