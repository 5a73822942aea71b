import { PortalError } from './portal-error.ts'
import type { PortalUpload } from './portal-uploads.ts'
import type { RequestScope } from './request-scope.server.ts'

/** Reads a form with files from a signed-in user; `discard` deletes them. @throws PortalError UNAUTHORIZED, TOO_MANY_ATTEMPTS, BAD_REQUEST */
export async function readUpload({ runtime, session }: RequestScope, request: Request, { maxBytes }: PortalUpload) {
  if (!session) throw new PortalError('UNAUTHORIZED')
  const upload = await runtime.readUpload(request, `${session.tenantId}-${session.userId}`, maxBytes)
  if (upload === 'busy') throw new PortalError('TOO_MANY_ATTEMPTS')
  if (upload === 'malformed') throw new PortalError('BAD_REQUEST')
  return upload
}
