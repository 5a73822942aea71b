import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AgreementSettingsPage } from '../../../features/agreement-settings/agreement-settings-page.tsx'
import { agreementSettingsSearch } from '../../../features/agreement-settings/agreement-settings-search.ts'
import { agreementSettingsQueries } from '../../../features/agreement-settings/agreement-settings.queries.ts'
import { SimulatedOffers } from '../../../features/agreements/simulated-offers.tsx'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only users who manage agreements have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/financial/agreement-settings')({
  staticData: { words: ['agreement-settings', 'agreements', 'versions', 'lists'] },
  validateSearch: agreementSettingsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { shown, simulation } = agreementSettingsQueries
    await queryClient.prefetchQuery(shown(deps))
    const setting = queryClient.getQueryData(shown(deps).queryKey)?.setting
    if (deps.tab === 'plans' && deps.student && setting) await queryClient.prefetchQuery(simulation(setting.externalId, deps.student))
  },
  head: ({ match }) => pageTitle(match, msg`Regras de acordos`),
  component: function AgreementSettingsRoute() {
    return (
      <AgreementSettingsPage
        search={Route.useSearch()}
        renderOffers={({ debts, offers }) => <SimulatedOffers debts={debts} offers={offers} />}
      />
    )
  },
})
