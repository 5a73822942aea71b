import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ActivityCertificatesPage } from '../../features/activity-certificates/activity-certificates-page.tsx'
import { activityCertificateQueries } from '../../features/activity-certificates/activity-certificates.queries.ts'
import { activityCertificatesSearch } from '../../features/activity-certificates/certificate-search.ts'
import { pageTitle } from '../../router/page-title.ts'

/** No guard: only staff who decide on certificates have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/academic-situation_/certificates')({
  staticData: { words: ['activity-certificates', 'lists'] },
  validateSearch: activityCertificatesSearch,
  loaderDeps: ({ search }) => activityCertificatesSearch(search),
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(activityCertificateQueries.list(deps)),
  head: ({ match }) => pageTitle(match, msg`Certificados de atividades`),
  component: function ActivityCertificatesRoute() {
    return <ActivityCertificatesPage search={Route.useLoaderDeps()} />
  },
})
