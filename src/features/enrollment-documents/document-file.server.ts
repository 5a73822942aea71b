import type { RequestScope } from '../../request/request-scope.server.ts'
import { openFile } from '../../kit/downloads/open-file.server.ts'

/** Redirects to a URL that shows the person's file and is valid for minutes. */
export const openDocumentFile = (scope: RequestScope, key: string): Promise<Response> =>
  openFile(scope, '/enrollment-documents', ({ academic }) => academic.uploads.download({ key }))
