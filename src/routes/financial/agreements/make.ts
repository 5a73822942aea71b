import { createFileRoute } from '@tanstack/react-router'
import { makeByForm } from '../../../features/agreements/agreements.server.ts'

export const Route = createFileRoute('/financial/agreements/make')({
  server: { handlers: { POST: makeByForm } },
})
