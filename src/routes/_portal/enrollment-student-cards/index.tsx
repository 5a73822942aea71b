import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { studentCardQueries } from '../../../features/student-cards/student-cards.queries.ts'
import { studentCardsSearch } from '../../../features/student-cards/student-card-search.ts'
import { CardCode, StudentCardsPage } from '../../../features/student-cards/student-cards-page.tsx'

export const Route = createFileRoute('/_portal/enrollment-student-cards/')({
  staticData: { words: ['student-cards'] },
  validateSearch: studentCardsSearch,
  loaderDeps: ({ search: { code, signed } }) => ({ code, signed }),
  loader: async ({ context: { queryClient }, deps: { code, signed } }) => {
    await queryClient.prefetchQuery(studentCardQueries.all)
    const card = queryClient.getQueryData(studentCardQueries.all.queryKey)?.cards.find(({ cardId }) => cardId === code)
    if (card?.situation === 'active')
      await Promise.all([queryClient.prefetchQuery(studentCardQueries.proof(card, signed === 'yes')), CardCode.preload?.()])
  },
  head: ({ match }) => pageTitle(match, msg`Carteira de estudante`),
  component: function StudentCardsRoute() {
    return <StudentCardsPage search={Route.useSearch()} />
  },
})
