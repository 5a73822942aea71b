import { z } from 'zod'
import { creditRefund } from '#api/credits.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { PortalError, portalErrorCode, type PortalErrorCode } from '../../request/portal-error.ts'
import { portalUploads } from '../../request/portal-uploads.ts'
import { readUpload } from '../../request/read-upload.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

const statuses: Partial<Record<PortalErrorCode, number>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_REQUEST: 400,
  CONTENT_CHANGED: 409,
  DAY_NOT_ALLOWED: 422,
  FILE_TYPE: 422,
  FILE_ACTIVE: 422,
  FILE_LOCKED: 422,
  FILE_TOO_LARGE: 422,
  KEY_REUSED: 422,
  TOO_MANY_ATTEMPTS: 429,
}

/** A refund with its proof, from who may see the list of credit. The body is read after that is known. */
export function receiveRefund(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return Promise.resolve(new Response(null, { status: 403 }))
  return toResponse(scope, async () => {
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
  return toResponse(scope, async () => {
    if (!z.uuid().safeParse(useId).success) throw new PortalError('NOT_FOUND')
    const file = await scope.upstream.financial.credits.proof({ useId })
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
    if (code === 'UNKNOWN') scope.log.error({ err: error }, 'a refund or its proof could not be exchanged')
    return Response.json({ code }, { status: statuses[code] ?? 503 })
  }
}
