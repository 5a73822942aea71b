import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '../../../../router/page-title.ts'
import { agreementSearch, ownAgreements } from '../../../../features/agreements/agreement-search.ts'
import { agreementQueries } from '../../../../features/agreements/agreements.queries.ts'
import { StudentAgreementsPage } from '../../../../features/agreements/student-agreements-page.tsx'
import { loadWords } from '../../../../i18n/create-i18n.ts'
import { isStaff } from '../../../../auth/permissions.ts'
import { shellQuery, useShell } from '../../../../request/shell.queries.ts'

// The administrators' table is large and students never need it.
const StaffAgreementsPage = lazyRouteComponent(async () => {
  await loadWords(['agreements-staff', 'lists'])
  return import('../../../../features/agreements/staff-agreements-page.tsx')
}, 'StaffAgreementsPage')

/** A student's own agreements; for staff, those of all students of their context. */
export const Route = createFileRoute('/_portal/financial/agreements/')({
  staticData: { words: ['agreements'] },
  validateSearch: agreementSearch,
  // Without the flags that every page carries: they change nothing about the list.
  loaderDeps: ({ search }) => agreementSearch(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    const staff = person !== null && isStaff(person)
    await Promise.all([
      // The server renders in one go and cannot wait for it while rendering.
      staff && StaffAgreementsPage.preload?.(),
      queryClient.prefetchQuery(agreementQueries.list(staff ? search : ownAgreements)),
    ])
  },
  head: ({ match }) => pageTitle(match.context, msg`Acordos`),
  component: function AgreementsRoute() {
    const search = Route.useLoaderDeps()
    const { person } = useShell()
    return person && isStaff(person) ? <StaffAgreementsPage search={search} /> : <StudentAgreementsPage />
  },
})
