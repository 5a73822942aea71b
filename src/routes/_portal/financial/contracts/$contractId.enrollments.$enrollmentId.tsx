import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { BackToReenrollment } from '../../../../subjects/reenrollment/way-back.tsx'
import { pageTitle } from '../../../../router/page-title.ts'
import { ContractPage } from '../../../../features/contracts/contract-page.tsx'
import { contractQueries } from '../../../../features/contracts/contracts.queries.ts'
import { contractPageSearch, contractParams } from '../../../../features/contracts/contract-search.ts'

export const Route = createFileRoute('/_portal/financial/contracts/$contractId/enrollments/$enrollmentId')({
  staticData: { words: ['contracts'] },
  params: contractParams,
  validateSearch: contractPageSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const query = contractQueries.detail(Number(params.contractId), Number(params.enrollmentId))
    const { year, period } = await notFoundIfForbidden(queryClient.ensureQueryData(query))
    return { term: `${year}/${period}` }
  },
  head: ({ match, loaderData: { term } = { term: '' } }) => pageTitle(match, msg`Contrato ${term}`),
  component: function ContractRoute() {
    const { contractId, enrollmentId } = Route.useParams()
    return (
      <>
        <BackToReenrollment />
        <ContractPage contractId={Number(contractId)} enrollmentId={Number(enrollmentId)} search={Route.useSearch()} />
      </>
    )
  },
})
