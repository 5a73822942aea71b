import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { BackToReenrollment } from '../../../../subjects/reenrollment/way-back.tsx'
import { pageTitle } from '../../../../router/page-title.ts'
import { AgreementDetailsPage } from '../../../../features/agreements/agreement-details-page.tsx'
import { agreementQueries } from '../../../../features/agreements/agreements.queries.ts'
import { personQuery } from '../../../../subjects/person/persons.queries.ts'
import { isStaff } from '../../../../request/permissions.ts'
import { shellQuery } from '../../../../request/shell.queries.ts'
import { allOptional, flag, integer } from '../../../../kit/search/search-values.ts'

export const Route = createFileRoute('/_portal/financial/agreements/$agreementId')({
  staticData: { words: ['agreements'] },
  params: {
    parse: ({ agreementId }) => {
      if (!integer(agreementId, 1, 2_147_483_647)) throw notFound()
      return { agreementId }
    },
  },
  validateSearch: (search) => allOptional({ made: flag(search.made) }),
  loader: async ({ context: { queryClient }, params }) => {
    const [{ person }, { personId }] = await Promise.all([
      queryClient.ensureQueryData(shellQuery),
      notFoundIfForbidden(queryClient.ensureQueryData(agreementQueries.detail(Number(params.agreementId)))),
    ])
    if (person && isStaff(person) && personId) await queryClient.prefetchQuery(personQuery(personId))
  },
  head: ({ match }) => {
    const { agreementId } = match.params
    return pageTitle(match, msg`Acordo nº ${agreementId}`)
  },
  component: function AgreementRoute() {
    const { agreementId } = Route.useParams()
    const { made } = Route.useSearch()
    return (
      <>
        <BackToReenrollment />
        <AgreementDetailsPage agreementId={Number(agreementId)} made={made} />
      </>
    )
  },
})
