import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { reminderOutcomes } from '../../../features/reminders/reminder-values.ts'
import { RemindersPage } from '../../../features/reminders/reminders-page.tsx'
import { reminderQueries } from '../../../features/reminders/reminders.queries.ts'
import { allOptional, oneOf } from '../../../shared/search/search-values.ts'
import { shellQuery } from '../../../request/shell.queries.ts'

/** Reminders of what is due, and a calendar of it. */
export const Route = createFileRoute('/_portal/financial/reminders')({
  staticData: { words: ['reminders'] },
  validateSearch: (search: Record<string, unknown>) => allOptional({ outcome: oneOf(search.outcome, reminderOutcomes) }),
  // Best effort: each part of the page shows its own failure. Whoever acts in another's name sees no calendar address.
  loader: async ({ context: { queryClient } }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    await Promise.all([
      queryClient.prefetchQuery(reminderQueries.settings()),
      person?.impersonated ? null : queryClient.prefetchQuery(reminderQueries.calendarLink()),
    ])
  },
  head: ({ match }) => pageTitle(match.context, msg`Lembretes e calendário`),
  component: function RemindersRoute() {
    const { outcome } = Route.useSearch()
    return <RemindersPage outcome={outcome} />
  },
})
