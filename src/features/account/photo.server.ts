import { redirectTo, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import { backToAccount, rememberAccount } from './account.server.ts'

/** Bytes: a photo of 1 MB plus multipart overhead. */
const most = 1_048_576 + 65_536

/** Redirects to the photo's presigned URL, which expires in minutes; the redirect is cached for less. */
export async function showPhoto({ session, upstream }: RequestScope): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  const { photo } = await upstream.users.me()
  if (!photo) return new Response(null, { status: 404 })
  const response = redirectTo(photo)
  response.headers.set('cache-control', 'private, max-age=240')
  return response
}

/** Saves the form field `photo`, or deletes the photo with `remove`. Responds with JSON to scripts and a redirect to forms. */
export async function takePhoto(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const isScript = request.headers.get('accept') === 'application/json'
  try {
    const person = await changePhoto(scope, request)
    return isScript ? Response.json({ person }) : backToAccount(scope, 'saved')
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'UNKNOWN') scope.log.error({ err: error }, 'photo could not be taken')
    return isScript ? Response.json({ code }, { status: code === 'UNAUTHORIZED' ? 401 : 422 }) : backToAccount(scope, code)
  }
}

async function changePhoto(scope: RequestScope, request: Request) {
  const { session, upstream } = scope
  if (!session) throw new PortalError('UNAUTHORIZED')
  if (session.person.impersonated) throw new PortalError('FORBIDDEN')
  const form = await readForm(request)
  const photo = form.get('photo')
  if (!form.has('remove') && !(photo instanceof File && photo.size > 0)) throw new PortalError('PHOTO_TYPE')
  const user = photo instanceof File && photo.size > 0 ? await upstream.users.updatePhoto({ photo }) : await upstream.users.removePhoto()
  return rememberAccount(scope, session, user)
}

/** Discards oversized bodies instead of aborting: browsers show no response before they finish sending. */
async function readForm(request: Request): Promise<FormData> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size <= most) parts.push(part)
    else parts.length = 0
  }
  if (size > most) throw new PortalError('PHOTO_TOO_LARGE')
  const type = request.headers.get('content-type') ?? ''
  return new Response(new Blob(parts), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new PortalError('BAD_REQUEST')
  })
}
