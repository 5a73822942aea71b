import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../../router/page-title.ts'
import { agreementQueries, studentAgreements } from '../../../../features/agreements/agreements.queries.ts'
import { agreementAddress } from '../../../../features/agreements/agreement-address.ts'
import { StudentAgreementsPage } from '../../../../features/agreements/student-agreements-page.tsx'
import { isStaff } from '../../../../request/permissions.ts'
import { shellQuery, useShell } from '../../../../request/shell.queries.ts'
import { lazyListPage } from '../../../../kit/list/lazy-list-page.tsx'

const StaffAgreementsPage = lazyListPage(
  'agreements-staff',
  async () => (await import('../../../../features/agreements/agreements.list.tsx')).agreementList,
)

export const Route = createFileRoute('/_portal/financial/agreements/')({
  staticData: { words: ['agreements'] },
  validateSearch: agreementAddress.read,
  loaderDeps: ({ search }) => agreementAddress.own(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    const staff = person !== null && isStaff(person)
    await Promise.all([
      // Server rendering does not wait for lazy components.
      staff && StaffAgreementsPage.preload?.(),
      queryClient.prefetchQuery(agreementQueries.list(staff ? search : studentAgreements)),
    ])
  },
  head: ({ match }) => pageTitle(match, msg`Acordos`),
  component: function AgreementsRoute() {
    const search = Route.useLoaderDeps()
    const { person } = useShell()
    return person && isStaff(person) ? <StaffAgreementsPage search={search} /> : <StudentAgreementsPage />
  },
})
