import { createFileRoute } from '@tanstack/react-router'
import { changeRemindersByForm } from '../features/reminders/reminder-forms.server.ts'

export const Route = createFileRoute('/preferences/reminders')({
  server: { handlers: { POST: changeRemindersByForm } },
})
