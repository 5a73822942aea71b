import type { RequestScope } from '../../request/request-scope.server.ts'
import { openFile } from '../../kit/downloads/open-file.server.ts'

/** Redirects to a URL that shows a file of a request and is valid for minutes. */
export const openRequestFile = (scope: RequestScope, requestId: string, key: string): Promise<Response> =>
  openFile(scope, `/my-requests/${requestId}`, ({ academic }) => academic.requests.file({ requestId, key }))

/** Redirects to the URL of a file in a draft, likewise for minutes. */
export const openDraftFile = (scope: RequestScope, draftId: string, key: string): Promise<Response> =>
  openFile(scope, `/my-requests/drafts/${draftId}`, ({ academic }) => academic.uploads.download({ key }))
