import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { idParams, settingsSearch } from '../../../../features/reenrollment-office/office-search.ts'
import { loadPeriod } from '../../../../features/reenrollment-office/reenrollment-office.queries.ts'
import { SettingsPage } from '../../../../features/reenrollment-office/settings-page.tsx'
import { pageTitle } from '../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/reenrollment-office/$periodId/settings')({
  staticData: { words: ['reenrollment-office', 'reenrollment-shared', 'versions', 'lists'] },
  params: idParams('periodId'),
  validateSearch: settingsSearch,
  loader: ({ context: { queryClient }, params: { periodId } }) => loadPeriod(queryClient, periodId),
  head: ({ match }) => pageTitle(match, msg`Regras e valores da rematrícula`),
  component: function SettingsRoute() {
    const { periodId } = Route.useParams()
    return <SettingsPage key={periodId} periodId={periodId} search={Route.useSearch()} />
  },
})
