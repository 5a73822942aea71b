import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewRequestPage } from '../../../../features/requests/new-request-page.tsx'
import { newRequestSearch } from '../../../../features/requests/request-search.ts'
import { requestQueries } from '../../../../features/requests/requests.queries.ts'
import { pageTitle } from '../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/my-requests/new/')({
  staticData: { words: ['requests'] },
  validateSearch: newRequestSearch,
  loaderDeps: ({ search }) => newRequestSearch(search),
  loader: ({ context: { queryClient }, deps: { enrollment } }) => queryClient.prefetchQuery(requestQueries.types(enrollment)),
  head: ({ match }) => pageTitle(match, msg`Novo requerimento`),
  component: function NewRequestRoute() {
    return <NewRequestPage search={Route.useLoaderDeps()} />
  },
})
