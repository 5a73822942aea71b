import { createFileRoute } from '@tanstack/react-router'
import { answerWebManifest } from '../shell/web-manifest.server.ts'

export const Route = createFileRoute('/manifest.webmanifest')({
  server: { handlers: { GET: ({ context }) => answerWebManifest(context.scope) } },
})
