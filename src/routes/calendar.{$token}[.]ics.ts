import { createFileRoute } from '@tanstack/react-router'
import { calendarFeed } from '../features/reminders/calendar-feed.server.ts'

/** Calendar programs have no session: the token authorises. */
export const Route = createFileRoute('/calendar/{$token}.ics')({
  server: { handlers: { GET: ({ context, params }) => calendarFeed(context.scope, params.token) } },
})
