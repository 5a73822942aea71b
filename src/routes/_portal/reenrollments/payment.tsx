import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { contractQueries } from '../../../features/contracts/contracts.queries.ts'
import { debtQueries } from '../../../features/debts/debts.queries.ts'
import { loadProcess } from '../../../features/reenrollment/load-process.ts'
import { NoEnrollment } from '../../../features/reenrollment/no-enrollment.tsx'
import { PaymentPage } from '../../../features/reenrollment/payment-page.tsx'
import { reenrollmentSearch } from '../../../features/reenrollment/reenrollment-search.ts'
import { pageTitle } from '../../../router/page-title.ts'
import { ReenrollmentContract } from './-components/reenrollment-contract.tsx'
import { ReenrollmentPay } from './-components/reenrollment-pay.tsx'

export const Route = createFileRoute('/_portal/reenrollments/payment')({
  staticData: { words: ['reenrollment', 'reenrollment-shared', 'contracts', 'debts'], paying: true },
  validateSearch: reenrollmentSearch,
  loaderDeps: ({ search: { record } }) => ({ record }),
  loader: async ({ context: { queryClient }, deps }) => {
    const process = await loadProcess(queryClient, deps)
    if (!process) return null
    const { contract, firstDebtId, status } = process.reenrollment ?? {}
    await Promise.all([
      contract && status === 'confirmed'
        ? queryClient.prefetchQuery(contractQueries.detail(contract.contractId, contract.enrollmentId))
        : null,
      firstDebtId && status === 'awaiting_payment' ? queryClient.prefetchQuery(debtQueries.detail(firstDebtId)) : null,
    ])
    return process.academicRecord
  },
  head: ({ match }) => pageTitle(match, msg`Pagamento da rematrícula`),
  component: function PaymentRoute() {
    const academicRecord = Route.useLoaderData()
    const search = Route.useSearch()
    if (!academicRecord) return <NoEnrollment />
    return (
      <PaymentPage
        key={academicRecord}
        academicRecord={academicRecord}
        search={search}
        renderContract={(contract) => <ReenrollmentContract academicRecord={academicRecord} contract={contract} />}
        renderPay={(debtId) => <ReenrollmentPay debtId={debtId} record={search.record} />}
      />
    )
  },
})
