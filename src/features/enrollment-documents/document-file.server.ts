import type { RequestScope } from '../../request/request-scope.server.ts'
import { openFile } from '../../kit/downloads/open-file.server.ts'

/** Leads to an address that shows a file of the person for minutes. */
export const openDocumentFile = (scope: RequestScope, key: string): Promise<Response> =>
  openFile(scope, '/enrollment-documents', ({ academic }) => academic.uploads.download({ key }))
