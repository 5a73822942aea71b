import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BackToReenrollment } from '../../subjects/reenrollment/way-back.tsx'
import { pageTitle } from '../../router/page-title.ts'
import { updateByFormMiddleware } from '../../features/update-data/update-by-form.middleware.ts'
import { localityQueries, personalDataChangesQuery, personalDataQuery } from '../../features/update-data/update-data.queries.ts'
import { updateDataSearch } from '../../features/update-data/update-data-search.ts'
import { UpdateDataPage } from '../../features/update-data/update-data-page.tsx'

export const Route = createFileRoute('/_portal/update-data')({
  staticData: { words: ['update-data', 'contact-proof'] },
  validateSearch: updateDataSearch,
  loaderDeps: ({ search }) => updateDataSearch(search),
  server: { middleware: [updateByFormMiddleware] },
  // Best effort: a list that fails to load affects only itself.
  loader: async ({ context: { queryClient, i18n }, deps, serverContext }) => {
    await Promise.all([
      queryClient.prefetchQuery(personalDataQuery),
      queryClient.prefetchQuery(personalDataChangesQuery(deps)),
      queryClient.prefetchQuery(localityQueries.countries(i18n.locale)),
      queryClient.prefetchQuery(localityQueries.states()),
    ])
    return { posted: serverContext?.posted }
  },
  head: ({ match }) => pageTitle(match, msg`Dados pessoais`),
  component: function UpdateDataRoute() {
    return (
      <>
        <BackToReenrollment />
        <UpdateDataPage search={Route.useLoaderDeps()} posted={Route.useLoaderData().posted} />
      </>
    )
  },
})
