import { createFileRoute } from '@tanstack/react-router'
import { figuresResponse } from '../../../features/request-office/figures-response.server.ts'

export const Route = createFileRoute('/_portal/requests/figures_/export')({
  server: { handlers: { GET: ({ context }) => figuresResponse(context.scope) } },
})
