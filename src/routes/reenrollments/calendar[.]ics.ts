import { createFileRoute } from '@tanstack/react-router'
import { classCalendar } from '../../features/reenrollment/class-calendar.server.ts'

export const Route = createFileRoute('/reenrollments/calendar.ics')({
  server: { handlers: { GET: ({ request, context }) => classCalendar(context.scope, request) } },
})
