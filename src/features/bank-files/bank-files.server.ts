import { z } from 'zod'
import { isRecentlyProven, stepUpForFile } from '../../request/session/recent-proof.server.ts'
import { exchangeFile } from '../../request/file-exchange.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { PortalError } from '../../request/portal-error.ts'
import { portalUploads } from '../../request/portal-uploads.ts'
import { readUpload } from '../../request/read-upload.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

const fault = 'a bank file could not be exchanged'

/** Receives a return file in the form field `file`. The body is read only once the user is known to see the list of them. */
export function receiveBankFile(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return Promise.resolve(new Response(null, { status: 403 }))
  return exchangeFile(scope, fault, async () => {
    const { bankFiles } = scope.upstream.financial
    await bankFiles.list({})
    const { form, discard } = await readUpload(scope, request, portalUploads.bankFile)
    try {
      const file = form.get('file')
      if (!(file instanceof File)) throw new PortalError('BAD_REQUEST')
      return Response.json(await bankFiles.send({ file }))
    } finally {
      await discard()
    }
  })
}

/** Responds with a remittance file in the bank's format. */
export function serveRemittance(scope: RequestScope, request: Request, remittanceId: string): Promise<Response> {
  return exchangeFile(scope, fault, async () => {
    if (!z.uuid().safeParse(remittanceId).success) throw new PortalError('NOT_FOUND')
    const file = await scope.upstream.financial.bankFiles.readRemittance({ remittanceId })
    // The file names everybody who was charged, so a recent proof of identity is required.
    if (scope.session && !(await isRecentlyProven(scope, scope.session))) return stepUpForFile(scope, request)
    const headers = {
      'content-type': 'text/plain; charset=us-ascii',
      'content-disposition': `attachment; filename="${file.name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    }
    return new Response(file, { headers })
  })
}
