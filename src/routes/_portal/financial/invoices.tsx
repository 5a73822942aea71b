import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { invoiceQueries } from '../../../features/invoices/invoices.queries.ts'
import { invoiceSearch } from '../../../features/invoices/invoice-search.ts'
import { InvoicesPage } from '../../../features/invoices/invoices-page.tsx'

export const Route = createFileRoute('/_portal/financial/invoices')({
  staticData: { words: ['invoices'] },
  validateSearch: invoiceSearch,
  loaderDeps: ({ search }) => invoiceSearch(search),
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(invoiceQueries.list(deps)),
  head: ({ match }) => pageTitle(match, msg`Notas fiscais`),
  component: function InvoicesRoute() {
    return <InvoicesPage search={Route.useLoaderDeps()} />
  },
})
