import { createServerFn } from '@tanstack/react-start'
import { newUpload, uploadInput, uploadType } from '#api/uploads.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

export const beginUpload = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newUpload)
  .handler(({ context, data }) => context.upstream.academic.uploads.begin(data))

/** What has not arrived of a file, at addresses that are valid anew. */
export const resumeUpload = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(uploadInput.extend({ contentType: uploadType }))
  .handler(({ context, data }) => context.upstream.academic.uploads.resume(data))

export const completeUpload = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(uploadInput)
  .handler(({ context, data }) => context.upstream.academic.uploads.complete(data))

export const abortUpload = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(uploadInput)
  .handler(({ context, data }) => context.upstream.academic.uploads.abort(data))
