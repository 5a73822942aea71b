import { z } from 'zod'
import { paymentFileLimits } from '#api/financial/payment-file-limits.ts'
import { paymentFileInput } from '#api/financial/payment-files.ts'
import { exchangeFile, savedFile } from '../../../request/file-exchange.server.ts'
import { createRedirect, isSameOrigin } from '../../../request/http.server.ts'
import type { RequestScope } from '../../../request/request-scope.server.ts'
import { portalUploads } from '../../../request/portal-uploads.ts'
import { readUpload } from '../../../request/read-upload.server.ts'
import { PortalError } from '../../../request/portal-error.ts'

const fault = 'a file of a payment could not be served'

const uploadInput = paymentFileInput.extend({
  paymentId: z.uuid(),
  file: z.instanceof(File).refine(({ size }) => size > 0 && size <= paymentFileLimits.maxSize),
})
/** Form fields `file` and `paymentId`; the name is the idempotency key. */
export async function receivePaymentFile(scope: RequestScope, name: string, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  return exchangeFile(scope, fault, async () => {
    const { form, discard } = await readUpload(scope, request, portalUploads.paymentFile)
    try {
      const input = uploadInput.safeParse({ name, paymentId: form.get('paymentId'), file: form.get('file') })
      if (!input.success) throw new PortalError('BAD_REQUEST')
      await scope.upstream.financial.files.send(input.data)
      return Response.json({})
    } finally {
      await discard()
    }
  })
}

/** Redirects to a URL that is valid for minutes; with `download`, sends an attachment under its original name. */
export async function servePaymentFile(scope: RequestScope, name: string, request: Request): Promise<Response> {
  return exchangeFile(scope, fault, async () => {
    const input = paymentFileInput.safeParse({ name })
    if (!input.success) throw new PortalError('NOT_FOUND')
    if (!new URL(request.url).searchParams.has('download'))
      return createRedirect((await scope.upstream.financial.files.url(input.data)).url)
    const file = await scope.upstream.financial.files.read(input.data)
    return savedFile(file)
  })
}
