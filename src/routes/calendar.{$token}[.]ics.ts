import { createFileRoute } from '@tanstack/react-router'
import { calendarFeed } from '../features/reminders/calendar-feed.server.ts'

/** The private calendar of a person, read by programs without a session. */
export const Route = createFileRoute('/calendar/{$token}.ics')({
  server: { handlers: { GET: ({ context, params }) => calendarFeed(context.scope, params.token) } },
})
