import { lazy, Suspense } from 'react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { DebtsPayButton } from '../-components/debts-pay-button.tsx'
import { debtQueries, receivableSearch, studentListSearch } from '../../../../features/debts/debts.queries.ts'
import { debtAddress } from '../../../../features/debts/debt-address.ts'
import { StudentDebtsPage } from '../../../../features/debts/student-debts-page.tsx'
import { loadWords, withWords } from '../../../../i18n/create-i18n.ts'
import { isStaff } from '../../../../request/permissions.ts'
import { shellQuery, useShell } from '../../../../request/shell.queries.ts'
import { getLivePix } from '../../../../subjects/debts/live-pix.tsx'
import { lazyListPage } from '../../../../kit/list/lazy-list-page.tsx'

const StudentPaymentLinks = lazy(async () => {
  await loadWords(['payment-links'])
  return { default: (await import('../../../../features/payments/links/own-links.tsx')).StudentPaymentLinks }
})

/** Months of the semester, beside what is paid. */
const SemesterCard = lazyRouteComponent(() => withWords(import('../../../../features/debts/semester-card.tsx'), 'semester'))

const StaffDebtsPage = lazyListPage('debts-staff', async () => (await import('../../../../features/debts/debts.list.tsx')).debtList)

export const Route = createFileRoute('/_portal/financial/payments/')({
  validateSearch: debtAddress.read,
  loaderDeps: ({ search }) => debtAddress.own(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    const staff = person !== null && isStaff(person)
    const receivable = staff ? receivableSearch(search) : null
    await Promise.all([
      // Server rendering does not wait for lazy components.
      staff ? StaffDebtsPage.preload?.() : search.status === 'settled' && SemesterCard.preload?.(),
      queryClient.prefetchQuery(debtQueries.list(staff ? search : studentListSearch(search))),
      receivable && queryClient.prefetchQuery(debtQueries.totals(receivable)),
      ...(staff
        ? []
        : [
            queryClient.prefetchQuery(debtQueries.overview()),
            queryClient.prefetchQuery(debtQueries.years()),
            queryClient.prefetchQuery(debtQueries.enrollments()),
          ]),
    ])
    return staff
  },
  head: ({ match, loaderData: staff }) => pageTitle(match, staff ? msg`Débitos` : msg`Pagamentos`),
  component: Payments,
})

function Payments() {
  const { t } = useLingui()
  const search = Route.useLoaderDeps()
  const { person } = useShell()
  const { data: overview } = useQuery(debtQueries.overview())
  if (person && isStaff(person)) return <StaffDebtsPage search={search} />
  return (
    <StudentDebtsPage
      search={search}
      renderPay={(debts, amount, formId) => (
        // Still a form, since others may be chosen before scripts run.
        <DebtsPayButton
          brief
          debts={debts}
          amount={amount}
          formId={formId}
          words={getLivePix(debts, amount) ? t`Ver código Pix` : undefined}
        />
      )}
    >
      {search.status === 'settled' && overview ? <SemesterCard overview={overview} /> : null}
      <StudentPaymentLinksPanel />
    </StudentDebtsPage>
  )
}

/** The user's own payment links, loaded after the page and only for the few who have any. */
function StudentPaymentLinksPanel() {
  const isReady = useHydrated()
  const { data: overview } = useQuery(debtQueries.overview())
  return isReady && overview?.hasPaymentLinks ? (
    <Suspense>
      <StudentPaymentLinks />
    </Suspense>
  ) : null
}
