import { photoLimits } from '#api/photo-limits.ts'
import { createRedirect, isSameOrigin } from '../../request/http.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import { portalUploads } from '../../request/portal-uploads.ts'
import { toPage } from '../../request/session/tabs.server.ts'
import { readUpload } from '../../request/read-upload.server.ts'
import { accountPage, rememberAccount } from './account.server.ts'

/** Redirects to the photo's presigned URL, which expires in minutes; the redirect is cached for less. */
export async function showPhoto({ session, upstream }: RequestScope): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  const { photo } = await upstream.users.me()
  if (!photo) return new Response(null, { status: 404 })
  const response = createRedirect(photo)
  response.headers.set('cache-control', 'private, max-age=240')
  return response
}

/** Saves the form field `photo`, or deletes the photo with `remove`. Responds with JSON to scripts and a redirect to forms. */
export async function takePhoto(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const isScript = request.headers.get('accept') === 'application/json'
  try {
    const person = await changePhoto(scope, request)
    return isScript ? Response.json({ person }) : toPage(scope, accountPage('saved'))
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'UNKNOWN') scope.log.error({ err: error }, 'photo could not be taken')
    return isScript ? Response.json({ code }, { status: code === 'UNAUTHORIZED' ? 401 : 422 }) : toPage(scope, accountPage(code))
  }
}

async function changePhoto(scope: RequestScope, request: Request) {
  const { session, upstream } = scope
  if (!session) throw new PortalError('UNAUTHORIZED')
  if (session.person.impersonated) throw new PortalError('FORBIDDEN')
  const { form, discard } = await readUpload(scope, request, portalUploads.photo)
  try {
    const photo = form.get('photo')
    if (!form.has('remove') && !(photo instanceof File && photo.size > 0)) throw new PortalError('PHOTO_TYPE')
    if (photo instanceof File && photo.size > photoLimits.maxSize) throw new PortalError('PHOTO_TOO_LARGE')
    const isNew = photo instanceof File && photo.size > 0
    const user = isNew ? await upstream.users.updatePhoto({ photo }) : await upstream.users.removePhoto()
    return rememberAccount(scope, session, user)
  } finally {
    await discard()
  }
}
