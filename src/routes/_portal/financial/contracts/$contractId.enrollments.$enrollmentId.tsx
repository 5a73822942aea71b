import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { BackToReenrollment } from '../../../../shared/reenrollment/way-back.tsx'
import { pageTitle } from '../../../../router/page-title.ts'
import { ContractPage } from '../../../../features/contracts/contract-page.tsx'
import { contractPageSearch, contractParams, contractQueries } from '../../../../features/contracts/contracts.queries.ts'

export const Route = createFileRoute('/_portal/financial/contracts/$contractId/enrollments/$enrollmentId')({
  staticData: { words: ['contracts'] },
  params: contractParams,
  validateSearch: contractPageSearch,
  loader: ({ context: { queryClient }, params }) =>
    notFoundIfForbidden(queryClient.ensureQueryData(contractQueries.detail(Number(params.contractId), Number(params.enrollmentId)))),
  head: ({ match }) => {
    const { contractId, enrollmentId } = match.params
    const contract = match.context.queryClient.getQueryData(contractQueries.detail(Number(contractId), Number(enrollmentId)).queryKey)
    const term = contract ? `${contract.year}/${contract.period}` : ''
    return pageTitle(match, msg`Contrato ${term}`)
  },
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
