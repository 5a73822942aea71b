import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { HomePage } from './-home/home-page.tsx'
import { campaignQueries } from '../../features/campaigns/campaigns.queries.ts'
import { contractQueries } from '../../features/contracts/contracts.queries.ts'
import { debtQueries, dueListSearch } from '../../features/debts/debts.queries.ts'
import { documentQueries } from '../../features/enrollment-documents/enrollment-documents.queries.ts'
import { waitingRequestsQuery } from '../../features/requests/waiting-requests.query.ts'
import { personalDataQuery } from '../../features/update-data/update-data.queries.ts'
import { leadToUpdateMiddleware } from '../../features/update-data/lead-to-update.middleware.ts'
import { withWords } from '../../i18n/create-i18n.ts'
import { hasFeature } from '../../request/features.ts'
import { offersPage } from '../../request/navigation.ts'
import { mayReadDebts } from '#api/debt-permissions.ts'
import { mayReviewDocuments } from '#api/document-review-limits.ts'
import { reviewQueries } from '../../features/document-reviews/document-reviews.queries.ts'
import { hasOwnFinances, hasPermission, isStaff } from '../../auth/permissions.ts'
import type { Shell } from '../../request/shell.functions.ts'
import { shellQuery, useShell } from '../../request/shell.queries.ts'

/** Only staff load them. */
const AreasHomePage = lazyRouteComponent(() => import('./-home/areas-home-page.tsx'))
const WorkloadCard = lazyRouteComponent(() => withWords(import('../../features/debts/workload-card.tsx'), 'debts-staff'))

/** Not among the scripts that the page waits for. */
const SemesterCard = lazyRouteComponent(() => withWords(import('../../features/debts/semester-card.tsx'), 'semester'))

const hasWorkload = ({ person, features }: Pick<Shell, 'person' | 'features'>) =>
  person !== null && isStaff(person) && hasFeature(features, 'financial') && hasPermission(person, mayReadDebts)

export const Route = createFileRoute('/_portal/')({
  staticData: { words: ['home', 'debts'] },
  server: { middleware: [leadToUpdateMiddleware] },
  loader: async ({ context: { queryClient } }) => {
    const { person, features, navigation } = await queryClient.ensureQueryData(shellQuery)
    if (person && isStaff(person) && hasPermission(person, mayReviewDocuments)) await queryClient.prefetchQuery(reviewQueries.figures)
    // Server rendering does not wait for lazy components.
    if (hasWorkload({ person, features })) await Promise.all([WorkloadCard.preload?.(), queryClient.prefetchQuery(debtQueries.workload())])
    if (!hasFeature(features, 'financial') || (person && isStaff(person))) return AreasHomePage.preload?.()
    // Each panel shows its own failure.
    await Promise.all([
      SemesterCard.preload?.(),
      queryClient.prefetchQuery(debtQueries.overview()),
      queryClient.prefetchQuery(debtQueries.list(dueListSearch)),
      hasOwnFinances(person) ? queryClient.prefetchQuery(campaignQueries.valid()) : null,
      hasOwnFinances(person) ? queryClient.prefetchQuery(contractQueries.list({})) : null,
      offersPage(navigation, '/enrollment-documents') ? queryClient.prefetchQuery(documentQueries.list()) : null,
      offersPage(navigation, '/my-requests') ? queryClient.prefetchQuery(waitingRequestsQuery) : null,
      offersPage(navigation, '/update-data') ? queryClient.prefetchQuery(personalDataQuery) : null,
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Início`),
  component: Home,
})

function Home() {
  const { person, features } = useShell()
  if (hasFeature(features, 'financial') && !(person && isStaff(person))) return <HomePage Semester={SemesterCard} />
  return <AreasHomePage workload={hasWorkload({ person, features }) ? <WorkloadCard /> : null} />
}
