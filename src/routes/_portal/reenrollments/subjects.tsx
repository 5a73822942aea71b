import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadProcess } from '../../../features/reenrollment/load-process.ts'
import { NoEnrollment } from '../../../features/reenrollment/no-enrollment.tsx'
import { reenrollmentQueries } from '../../../features/reenrollment/reenrollment.queries.ts'
import { reenrollmentSearch } from '../../../features/reenrollment/reenrollment-search.ts'
import { SubjectsPage } from '../../../features/reenrollment/subjects-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollments/subjects')({
  staticData: { words: ['reenrollment', 'reenrollment-shared'], step: true },
  validateSearch: reenrollmentSearch,
  loaderDeps: ({ search: { record } }) => ({ record }),
  loader: async ({ context: { queryClient }, deps }) => {
    const process = await loadProcess(queryClient, deps)
    if (!process) return null
    const groups = process.reenrollment?.classes.filter(({ status }) => status !== 'dropping').map(({ group }) => group.groupId) ?? []
    await Promise.all([
      process.carouselId === null || process.result === 'no_renewal_needed'
        ? null
        : queryClient.prefetchQuery(reenrollmentQueries.offer(process)),
      groups.length === 0 ? null : queryClient.prefetchQuery(reenrollmentQueries.price(process.academicRecord, groups)),
    ])
    return process.academicRecord
  },
  head: ({ match }) => pageTitle(match, msg`Disciplinas da rematrícula`),
  component: function SubjectsRoute() {
    const record = Route.useLoaderData()
    const search = Route.useSearch()
    return record ? <SubjectsPage key={record} academicRecord={record} search={search} /> : <NoEnrollment />
  },
})
