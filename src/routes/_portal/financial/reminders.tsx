import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { readReminderOutcome } from '../../../features/reminders/reminder-values.ts'
import { RemindersPage } from '../../../features/reminders/reminders-page.tsx'
import { reminderQueries } from '../../../features/reminders/reminders.queries.ts'
import { allOptional } from '../../../kit/search/search-values.ts'
import { shellQuery } from '../../../request/shell.queries.ts'

export const Route = createFileRoute('/_portal/financial/reminders')({
  staticData: { words: ['reminders'] },
  validateSearch: (search: Record<string, unknown>) => allOptional({ outcome: readReminderOutcome(search.outcome) }),
  // Best effort: each part shows its own failure. An impersonating operator must not see the secret calendar URL.
  loader: async ({ context: { queryClient } }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    await Promise.all([
      queryClient.prefetchQuery(reminderQueries.settings()),
      person?.impersonated ? null : queryClient.prefetchQuery(reminderQueries.calendarLink()),
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Lembretes e calendário`),
  component: function RemindersRoute() {
    const { outcome } = Route.useSearch()
    return <RemindersPage outcome={outcome} />
  },
})
