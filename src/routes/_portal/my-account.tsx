import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../app/page-title.ts'
import { MyAccountPage } from '../../app/my-account-page.tsx'
import { activityQuery } from '../../features/account/activity.queries.ts'

/** The own account. */
export const Route = createFileRoute('/_portal/my-account')({
  staticData: { assistants: false },
  // Best effort: the activity shows its own failure.
  loader: ({ context }) => context.queryClient.prefetchQuery(activityQuery),
  head: ({ match }) => pageTitle(match.context, msg`Minha conta`),
  component: MyAccountPage,
})
