import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RequestTypesPage } from '../../../features/request-types/request-types-page.tsx'
import { requestTypeQueries } from '../../../features/request-types/request-types.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only staff who edit types have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/request-types/')({
  staticData: { words: ['request-types'] },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(requestTypeQueries.list()),
  head: ({ match }) => pageTitle(match, msg`Tipos de requerimento`),
  component: RequestTypesPage,
})
