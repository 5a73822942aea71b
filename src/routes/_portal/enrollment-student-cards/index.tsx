import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../router/page-title.ts'
import { studentCardQueries } from '../../../features/student-cards/student-cards.queries.ts'
import { studentCardsSearch } from '../../../features/student-cards/student-card-search.ts'
import { StudentCardsPage } from '../../../features/student-cards/student-cards-page.tsx'

export const Route = createFileRoute('/_portal/enrollment-student-cards/')({
  staticData: { words: ['student-cards'] },
  validateSearch: studentCardsSearch,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(studentCardQueries.all)
    const { cards = [] } = queryClient.getQueryData(studentCardQueries.all.queryKey) ?? {}
    const active = cards.filter(({ situation }) => situation === 'active')
    await Promise.all(active.map((card) => queryClient.prefetchQuery(studentCardQueries.proof(card))))
  },
  head: ({ match }) => pageTitle(match, msg`Carteira de estudante`),
  component: function StudentCardsRoute() {
    return <StudentCardsPage search={Route.useSearch()} />
  },
})
