import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../../../router/page-title.ts'
import { DebtsPayButton } from '../-components/debts-pay-button.tsx'
import { OwnLinksBelow } from '../-components/own-links-below.tsx'
import { CampaignBanner } from '../../../../features/campaigns/campaign-banner.tsx'
import { campaignQueries } from '../../../../features/campaigns/campaigns.queries.ts'
import { hasCampaigns } from '../../../../features/campaigns/has-campaigns.ts'
import { debtSearch } from '../../../../features/debts/debt-search.ts'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { receivableSearch } from '../../../../features/debts/debt-list.ts'
import { StudentDebtsPage } from '../../../../features/debts/student-debts-page.tsx'
import { studentListSearch } from '../../../../features/debts/student-list-search.ts'
import { loadWords } from '../../../../i18n/create-i18n.ts'
import { isStaff } from '../../../../auth/permissions.ts'
import { shellQuery, useShell } from '../../../../request/shell.queries.ts'

// The administrators' table is large and students never need it.
const StaffDebtsPage = lazyRouteComponent(async () => {
  await loadWords(['debts-staff', 'lists'])
  return import('../../../../features/debts/staff-debts-page.tsx')
}, 'StaffDebtsPage')

/** A student's own debts; for staff, those of all students of their context. */
export const Route = createFileRoute('/_portal/financial/payments/')({
  staticData: { words: ['campaign-banner'] },
  validateSearch: debtSearch,
  // Without the flags that every page carries: they change nothing about the list.
  loaderDeps: ({ search }) => debtSearch(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    const staff = person !== null && isStaff(person)
    const receivable = staff ? receivableSearch(search) : null
    await Promise.all([
      // The server renders in one go and cannot wait for it while rendering.
      staff && StaffDebtsPage.preload?.(),
      queryClient.prefetchQuery(debtQueries.list(staff ? search : studentListSearch(search))),
      receivable && queryClient.prefetchQuery(debtQueries.list(receivable)),
      ...(staff
        ? []
        : [
            hasCampaigns(person) && queryClient.prefetchQuery(campaignQueries.valid()),
            queryClient.prefetchQuery(debtQueries.overview()),
            queryClient.prefetchQuery(debtQueries.years()),
            queryClient.prefetchQuery(debtQueries.filters()),
            queryClient.prefetchQuery(debtQueries.enrollments()),
          ]),
    ])
  },
  head: ({ match }) => pageTitle(match.context, msg`Pagamentos`),
  component: Payments,
})

function Payments() {
  const search = Route.useLoaderDeps()
  const { person } = useShell()
  if (person && isStaff(person)) return <StaffDebtsPage search={search} />
  return (
    <StudentDebtsPage
      search={search}
      offers={<CampaignBanner />}
      renderPay={(debtIds, amount) => <DebtsPayButton debtIds={debtIds} amount={amount} />}
    >
      <OwnLinksBelow />
    </StudentDebtsPage>
  )
}
