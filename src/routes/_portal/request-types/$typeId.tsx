import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewRequestTypePage, RequestTypePage } from '../../../features/request-types/request-type-page.tsx'
import { requestTypeQueries } from '../../../features/request-types/request-types.queries.ts'
import { editorSearch, typeParams } from '../../../features/request-types/editor-search.ts'
import { notFoundIfForbidden, notFoundIfMissing } from '../../../request/not-found.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/request-types/$typeId')({
  staticData: { words: ['request-types', 'request-form', 'uploads', 'editing'] },
  params: typeParams,
  validateSearch: editorSearch,
  loaderDeps: ({ search: { copy } }) => ({ copy }),
  loader: async ({ context: { queryClient }, params: { typeId }, deps: { copy } }) => {
    const shown = typeId === 'new' ? copy : typeId
    await Promise.all([
      // This query also tells whether the reader may edit types at all.
      notFoundIfForbidden(queryClient.ensureQueryData(requestTypeQueries.options())),
      shown === undefined ? null : notFoundIfMissing(queryClient.ensureQueryData(requestTypeQueries.detail(shown))),
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Tipo de requerimento`),
  component: function RequestTypeRoute() {
    const { typeId } = Route.useParams()
    const search = Route.useSearch()
    return typeId === 'new' ? (
      <NewRequestTypePage key={search.copy} search={search} />
    ) : (
      <RequestTypePage key={typeId} typeId={typeId} search={search} />
    )
  },
})
