import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { creditList } from '../../../../features/credits/credits.list.tsx'
import { creditAddress } from '../../../../features/credits/credit-search.ts'
import { creditQueries } from '../../../../features/credits/credits.queries.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { PeriodFields } from '../../../../kit/list/list-filters.tsx'
import { ListPage } from '../../../../kit/list/list-page.tsx'

export const Route = createFileRoute('/_portal/financial/credits/')({
  staticData: { words: ['credits', 'lists'] },
  validateSearch: creditAddress.read,
  loaderDeps: ({ search }) => creditAddress.own(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    await Promise.all([queryClient.prefetchQuery(creditQueries.list(search)), PeriodFields.preload?.()])
  },
  head: ({ match }) => pageTitle(match, msg`Créditos`),
  component: function CreditsRoute() {
    return <ListPage list={creditList} search={Route.useLoaderDeps()} />
  },
})
