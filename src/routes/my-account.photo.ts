import { createFileRoute } from '@tanstack/react-router'
import { showPhoto, takePhoto } from '../features/account/photo.server.ts'

export const Route = createFileRoute('/my-account/photo')({
  server: {
    handlers: { GET: ({ context }) => showPhoto(context.scope), POST: ({ request, context }) => takePhoto(context.scope, request) },
  },
})
