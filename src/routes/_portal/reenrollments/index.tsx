import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NoEnrollment } from '../../../features/reenrollment/no-enrollment.tsx'
import { ReenrollmentPage } from '../../../features/reenrollment/reenrollment-page.tsx'
import { loadProcess } from '../../../features/reenrollment/load-process.ts'
import { reenrollmentQueries } from '../../../features/reenrollment/reenrollment.queries.ts'
import { reenrollmentSearch } from '../../../features/reenrollment/reenrollment-search.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollments/')({
  staticData: { words: ['reenrollment', 'reenrollment-shared'] },
  validateSearch: reenrollmentSearch,
  loaderDeps: ({ search: { record } }) => ({ record }),
  loader: async ({ context: { queryClient }, deps }) => {
    const process = await loadProcess(queryClient, deps)
    if (!process) return null
    const { academicRecord, reenrollment, period, step } = process
    await Promise.all([
      // The explanation is only shown to students who have not begun.
      !reenrollment && period ? queryClient.prefetchQuery(reenrollmentQueries.settings(academicRecord)) : null,
      period && (!reenrollment || step === 'pending_items')
        ? queryClient.prefetchQuery(reenrollmentQueries.pendencies(academicRecord))
        : null,
    ])
    return process.academicRecord
  },
  head: ({ match }) => pageTitle(match, msg`Rematrícula`),
  component: function ReenrollmentRoute() {
    const record = Route.useLoaderData()
    const search = Route.useSearch()
    return record ? <ReenrollmentPage key={record} academicRecord={record} search={search} /> : <NoEnrollment />
  },
})
