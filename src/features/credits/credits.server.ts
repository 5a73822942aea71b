import { z } from 'zod'
import { creditRefund } from '#api/financial/credits.ts'
import { exchangeFile, savedFile } from '../../request/file-exchange.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { PortalError } from '../../request/portal-error.ts'
import { portalUploads } from '../../request/portal-uploads.ts'
import { readUpload } from '../../request/read-upload.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

const fault = 'a refund or its proof could not be exchanged'

/** Receives a refund with its proof. The body is read only once the user is known to see the list of credit. */
export function receiveRefund(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return Promise.resolve(new Response(null, { status: 403 }))
  return exchangeFile(scope, fault, async () => {
    const { credits } = scope.upstream.financial
    await credits.list({ perPage: 10 })
    const { form, discard } = await readUpload(scope, request, portalUploads.refundProof)
    try {
      const { enrollmentId, amount, expectedLeft, ...fields } = Object.fromEntries(form)
      const numbers = { enrollmentId: Number(enrollmentId), amount: Number(amount), expectedLeft: Number(expectedLeft) }
      const input = creditRefund.safeParse({ ...fields, ...numbers })
      if (!input.success) throw new PortalError('BAD_REQUEST')
      return Response.json(await credits.refund(input.data))
    } finally {
      await discard()
    }
  })
}

export function serveProof(scope: RequestScope, useId: string): Promise<Response> {
  return exchangeFile(scope, fault, async () => {
    if (!z.uuid().safeParse(useId).success) throw new PortalError('NOT_FOUND')
    const file = await scope.upstream.financial.credits.proof({ useId })
    return savedFile(file)
  })
}
