import { createFileRoute } from '@tanstack/react-router'
import { decidePhotoByForm } from '../features/card-photos/decide-by-form.server.ts'

/** For browsers without scripts, and for a submission before they have loaded. */
export const Route = createFileRoute('/enrollment-student-cards/photos_/decide')({
  server: { handlers: { POST: ({ request, context }) => decidePhotoByForm(context.scope, request) } },
})
