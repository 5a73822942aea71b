import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MyAccountPage } from './-components/my-account-page.tsx'
import { pageTitle } from '../../router/page-title.ts'
import { accountQuery, timeZonesQuery } from '../../features/account/account.queries.ts'
import { accountOutcomes } from '../../features/account/account-outcomes.ts'
import { activityQuery } from '../../features/account/activity.queries.ts'
import { allOptional, oneOf } from '../../shared/search/search-values.ts'

/** The own account. */
export const Route = createFileRoute('/_portal/my-account')({
  staticData: { words: ['account', 'recovery'], assistants: false },
  validateSearch: (search: Record<string, unknown>) => allOptional({ outcome: oneOf(search.outcome, accountOutcomes) }),
  // Best effort: each part of the page shows its own failure.
  loader: ({ context: { queryClient, i18n } }) =>
    Promise.all([
      queryClient.prefetchQuery(accountQuery),
      queryClient.prefetchQuery(timeZonesQuery(i18n.locale)),
      queryClient.prefetchInfiniteQuery(activityQuery),
    ]),
  head: ({ match }) => pageTitle(match.context, msg`Minha conta`),
  component: function MyAccountRoute() {
    const { outcome } = Route.useSearch()
    return <MyAccountPage outcome={outcome} />
  },
})
