import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadProcess } from '../../../features/reenrollment/load-process.ts'
import { NoEnrollment } from '../../../features/reenrollment/no-enrollment.tsx'
import { PendingItemsPage } from '../../../features/reenrollment/pending-items-page.tsx'
import { reenrollmentQueries } from '../../../features/reenrollment/reenrollment.queries.ts'
import { reenrollmentSearch } from '../../../features/reenrollment/reenrollment-search.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollments/pending-items')({
  staticData: { words: ['reenrollment', 'reenrollment-shared'], step: true },
  validateSearch: reenrollmentSearch,
  loaderDeps: ({ search: { record } }) => ({ record }),
  loader: async ({ context: { queryClient }, deps }) => {
    const process = await loadProcess(queryClient, deps)
    if (!process) return null
    const { academicRecord } = process
    await Promise.all([
      queryClient.prefetchQuery(reenrollmentQueries.pendencies(academicRecord)),
      queryClient.prefetchQuery(reenrollmentQueries.documents(academicRecord)),
    ])
    return academicRecord
  },
  head: ({ match }) => pageTitle(match, msg`Pendências da rematrícula`),
  component: function PendingItemsRoute() {
    const record = Route.useLoaderData()
    const search = Route.useSearch()
    return record ? <PendingItemsPage key={record} academicRecord={record} search={search} /> : <NoEnrollment />
  },
})
