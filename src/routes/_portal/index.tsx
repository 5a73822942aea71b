import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { HomePage } from './-home/home-page.tsx'
import { Inbox, openReenrollmentsQuery } from './-home/later.ts'
import { contractQueries } from '../../features/contracts/contracts.queries.ts'
import { debtQueries, dueListSearch } from '../../features/debts/debts.queries.ts'
import { documentQueries } from '../../features/enrollment-documents/enrollment-documents.queries.ts'
import { waitingRequestsQuery } from '../../features/requests/waiting-requests.query.ts'
import { personalDataQuery } from '../../features/update-data/update-data.queries.ts'
import { leadToUpdateMiddleware } from '../../features/update-data/lead-to-update.middleware.ts'
import { offersPage } from '../../request/navigation.ts'
import { hasOwnFinances, isStaff } from '../../request/permissions.ts'
import type { Shell } from '../../request/shell.functions.ts'
import { menuQuery, shellQuery, useShell } from '../../request/shell.queries.ts'

/** The home of staff is lazy, since students need not load it on their first visit. */
const loadAreasHome = () => import('./-home/areas-home.tsx')
const AreasHome = lazyRouteComponent(loadAreasHome)

/** Returns whether students have the financial home page. */
const hasHomePage = ({ person, features }: Pick<Shell, 'person' | 'features'>) =>
  features.includes('financial') && !(person && isStaff(person))

export const Route = createFileRoute('/_portal/')({
  staticData: { words: ['home', 'debts'] },
  server: { middleware: [leadToUpdateMiddleware] },
  loader: async ({ context: { queryClient } }) => {
    const [{ person, features, openPaths }] = await Promise.all([
      queryClient.ensureQueryData(shellQuery),
      queryClient.ensureQueryData(menuQuery),
    ])
    if (!hasHomePage({ person, features })) {
      const [{ prefetchAreasHome }] = await Promise.all([loadAreasHome(), AreasHome.preload?.()])
      return prefetchAreasHome(queryClient, { person, openPaths })
    }
    // Each panel shows its own failure.
    await Promise.all([
      Inbox.preload?.(),
      queryClient.prefetchQuery(debtQueries.overview()),
      queryClient.prefetchQuery(debtQueries.list(dueListSearch)),
      hasOwnFinances(person) ? queryClient.prefetchQuery(contractQueries.list({})) : null,
      offersPage({ openPaths }, '/enrollment-documents') ? queryClient.prefetchQuery(documentQueries.list()) : null,
      offersPage({ openPaths }, '/reenrollments') ? queryClient.prefetchQuery(openReenrollmentsQuery) : null,
      offersPage({ openPaths }, '/my-requests') ? queryClient.prefetchQuery(waitingRequestsQuery) : null,
      offersPage({ openPaths }, '/update-data') ? queryClient.prefetchQuery(personalDataQuery) : null,
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Início`),
  component: Home,
})

function Home() {
  return hasHomePage(useShell()) ? <HomePage /> : <AreasHome />
}
