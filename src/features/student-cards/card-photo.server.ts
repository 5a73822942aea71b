import { z } from 'zod'
import { photoLimits } from '#api/photo-limits.ts'
import { isSameOrigin, createRedirect } from '../../request/http.server.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import { portalUploads } from '../../request/portal-uploads.ts'
import { readUpload } from '../../request/read-upload.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { photoOutcomes } from './student-card-search.ts'

/** Responds with the photo on a card, for its owner and the institution's gates; with `?photoId=`, the photo waiting for review. */
export async function showCardPhoto({ session, upstream }: RequestScope, request: Request, cardId: string): Promise<Response> {
  if (!session) return new Response(null, { status: 401 })
  if (!z.uuid().safeParse(cardId).success) return new Response(null, { status: 404 })
  try {
    const photoId = new URL(request.url).searchParams.get('photoId') ?? undefined
    const photo = await upstream.academic.studentCards.photo({ cardId, photoId })
    return new Response(photo, {
      headers: {
        'content-type': photo.type === 'image/png' ? 'image/png' : 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=240',
      },
    })
  } catch (error) {
    const code = portalErrorCode(error)
    return new Response(null, { status: code === 'NOT_FOUND' || code === 'FORBIDDEN' ? 404 : 502 })
  }
}

/** Saves the form field `photo` on the card of `enrollmentId`. Responds with JSON to scripts and a redirect to forms. */
export async function takeCardPhoto(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const isScript = request.headers.get('accept') === 'application/json'
  const back = (outcome: string) => createRedirect(`${scope.runtime.portalUrl(scope.hostname)}/enrollment-student-cards?photo=${outcome}`)
  try {
    await putPhoto(scope, request)
    return isScript ? Response.json({}) : back('sent')
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'UNKNOWN') scope.log.error({ err: error }, 'photo of a card could not be taken')
    if (isScript) return Response.json({ code }, { status: code === 'UNAUTHORIZED' ? 401 : 422 })
    return back(photoOutcomes.find((outcome) => outcome === code) ?? 'failed')
  }
}

async function putPhoto(scope: RequestScope, request: Request): Promise<void> {
  if (scope.session?.person.impersonated) throw new PortalError('FORBIDDEN')
  const { form, discard } = await readUpload(scope, request, portalUploads.cardPhoto)
  try {
    const photo = form.get('photo')
    const enrollmentId = Number(form.get('enrollmentId'))
    if (!(photo instanceof File && photo.size > 0)) throw new PortalError('PHOTO_TYPE')
    if (photo.size > photoLimits.maxSize) throw new PortalError('PHOTO_TOO_LARGE')
    await scope.upstream.academic.studentCards.register({ enrollmentId, photo })
  } finally {
    await discard()
  }
}
