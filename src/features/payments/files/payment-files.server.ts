import { z } from 'zod'
import { paymentFileLimits } from '#api/payment-file-limits.ts'
import { paymentFileInput } from '#api/payment-files.ts'
import { redirectTo, isSameOrigin } from '../../../request/http.server.ts'
import type { RequestScope } from '../../../request/request-scope.server.ts'
import { portalUploads } from '../../../request/portal-uploads.ts'
import { readUpload } from '../../../request/read-upload.server.ts'
import { PortalError, portalErrorCode, type PortalErrorCode } from '../../../request/portal-error.ts'

const uploadInput = paymentFileInput.extend({
  paymentId: z.uuid(),
  file: z.instanceof(File).refine(({ size }) => size > 0 && size <= paymentFileLimits.maxSize),
})
const statuses: Partial<Record<PortalErrorCode, number>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_REQUEST: 400,
  FILE_TYPE: 422,
  FILE_ACTIVE: 422,
  FILE_LOCKED: 422,
  FILE_TOO_LARGE: 422,
  TOO_MANY_FILES: 409,
  TOO_MANY_ATTEMPTS: 429,
}

/** Form fields `file` and `paymentId`; the name is the idempotency key. */
export async function receivePaymentFile(scope: RequestScope, name: string, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  return toResponse(scope, async () => {
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
  return toResponse(scope, async () => {
    const input = paymentFileInput.safeParse({ name })
    if (!input.success) throw new PortalError('NOT_FOUND')
    if (!new URL(request.url).searchParams.has('download')) return redirectTo((await scope.upstream.financial.files.url(input.data)).url)
    const file = await scope.upstream.financial.files.read(input.data)
    const headers = {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    }
    return new Response(file, { headers })
  })
}

async function toResponse(scope: RequestScope, work: () => Promise<Response>): Promise<Response> {
  try {
    if (!scope.session) throw new PortalError('UNAUTHORIZED')
    return await work()
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'UNKNOWN') scope.log.error({ err: error }, 'a file of a payment could not be served')
    return Response.json({ code }, { status: statuses[code] ?? 503 })
  }
}
