import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { RequestTypePage } from '../../../../features/requests/request-type-page.tsx'
import { requestQueries } from '../../../../features/requests/requests.queries.ts'
import { typePageSearch } from '../../../../features/requests/request-search.ts'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { integer } from '../../../../kit/search/search-values.ts'

export const Route = createFileRoute('/_portal/my-requests/new/$typeId')({
  staticData: { words: ['requests'], step: true },
  params: {
    parse: ({ typeId }) => {
      if (!integer(typeId, 1, 2_147_483_647)) throw notFound()
      return { typeId }
    },
  },
  validateSearch: typePageSearch,
  loaderDeps: ({ search: { enrollment } }) => ({ enrollment }),
  loader: async ({ context: { queryClient }, params, deps: { enrollment } }) => {
    const enrollmentId = enrollment ?? (await notFoundIfForbidden(queryClient.ensureQueryData(requestQueries.types()))).enrollmentId
    if (enrollmentId === null) throw notFound()
    await notFoundIfForbidden(queryClient.fetchQuery(requestQueries.type(Number(params.typeId), enrollmentId)))
    return { enrollmentId }
  },
  head: ({ match }) => pageTitle(match, msg`Novo requerimento`),
  component: function RequestTypeRoute() {
    return (
      <RequestTypePage
        typeId={Number(Route.useParams().typeId)}
        enrollmentId={Route.useLoaderData().enrollmentId}
        search={Route.useSearch()}
      />
    )
  },
})
