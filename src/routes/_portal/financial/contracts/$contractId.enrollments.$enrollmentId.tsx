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
  head: ({ match }) => pageTitle(match, msg`Contrato`),
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
