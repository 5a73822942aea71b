import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OfficeQueuePage } from '../../../features/request-office/office-queue-page.tsx'
import { officeQueries } from '../../../features/request-office/request-office.queries.ts'
import { officeAddress } from '../../../features/request-office/office-search.ts'
import { pageTitle } from '../../../router/page-title.ts'
import { rpc } from '../../../rpc/rpc.ts'

export const Route = createFileRoute('/_portal/requests/')({
  staticData: { words: ['request-office', 'lists'] },
  validateSearch: officeAddress.read,
  loaderDeps: ({ search }) => officeAddress.own(search),
  loader: ({ context: { queryClient }, deps: search }) =>
    Promise.all([
      queryClient.prefetchQuery(officeQueries.list(search)),
      queryClient.prefetchQuery(rpc.academic.requestOffice.figures.queryOptions()),
      queryClient.prefetchQuery(rpc.academic.requestOffice.options.queryOptions()),
      queryClient.prefetchQuery(rpc.academic.requestOffice.views.queryOptions()),
    ]),
  head: ({ match }) => pageTitle(match, msg`Requerimentos`),
  component: function RequestsRoute() {
    const search = Route.useLoaderDeps()
    return <OfficeQueuePage search={search} />
  },
})
