import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewPeriodPage } from '../../../features/reenrollment-office/new-period-page.tsx'
import { officeQueries } from '../../../features/reenrollment-office/reenrollment-office.queries.ts'
import { pageTitle } from '../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollment-office/new')({
  staticData: { words: ['reenrollment-office', 'reenrollment-shared', 'lists'] },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(officeQueries.periods()),
  head: ({ match }) => pageTitle(match, msg`Novo período de rematrícula`),
  component: NewPeriodPage,
})
