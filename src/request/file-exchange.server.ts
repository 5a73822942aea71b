import { type ErrorCode, errorStatuses } from '#api/errors.ts'
import { PortalError, portalErrorCode } from './portal-error.ts'
import type { RequestScope } from './request-scope.server.ts'

/**
 * Answers a route that takes or gives a file, for whoever is signed in. What fails is JSON with its code, and logged where it is a fault.
 *
 * @param fault of the log, such as `a bank file could not be exchanged`
 */
export async function exchangeFile(scope: RequestScope, fault: string, work: () => Promise<Response>): Promise<Response> {
  try {
    if (!scope.session) throw new PortalError('UNAUTHORIZED')
    return await work()
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'UNKNOWN') scope.log.error({ err: error }, fault)
    const status = code === 'BAD_REQUEST' ? 400 : errorStatuses[code as ErrorCode]
    return Response.json({ code }, { status: status ?? 503 })
  }
}

/** Returns a person's file as a download under its own name, never to be displayed. */
export function savedFile(file: File): Response {
  return new Response(file, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
