import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { accountOutcomes } from '../../features/account/account.ts'
import { accountQuery, activityQuery, devicesQuery, timeZonesQuery } from '../../features/account/account.queries.ts'
import { MyAccountPage } from '../../features/account/my-account-page.tsx'
import { mobileOutcomes } from '../../shared/mobile-proof/mobile-outcome.ts'
import { allOptional, oneOf } from '../../shared/search/search-values.ts'

export const Route = createFileRoute('/_portal/my-account')({
  staticData: { words: ['account', 'recovery', 'mobile-proof'], assistants: false },
  validateSearch: (search: Record<string, unknown>) =>
    allOptional({ outcome: oneOf(search.outcome, accountOutcomes), mobile: oneOf(search.mobile, mobileOutcomes) }),
  // Best effort: each part of the page shows its own failure.
  loader: ({ context: { queryClient, i18n } }) =>
    Promise.all([
      queryClient.prefetchQuery(accountQuery),
      queryClient.prefetchQuery(timeZonesQuery(i18n.locale)),
      queryClient.prefetchQuery(devicesQuery),
      queryClient.prefetchInfiniteQuery(activityQuery),
    ]),
  head: ({ match }) => pageTitle(match, msg`Minha conta`),
  component: function MyAccountRoute() {
    const { outcome, mobile } = Route.useSearch()
    return <MyAccountPage outcome={outcome} mobile={mobile} />
  },
})
