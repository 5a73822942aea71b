import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadSettings, settingQueries } from '../../../features/financial-settings/financial-settings.queries.ts'
import { settingSearch } from '../../../features/financial-settings/setting-search.ts'
import { SettingsPage } from '../../../features/financial-settings/settings-page.tsx'
import { pageTitle } from '../../../router/page-title.ts'

/** No guard: only users who manage settings have the navigation item, and the services check the permission. */
export const Route = createFileRoute('/_portal/financial/settings')({
  staticData: { words: ['financial-settings', 'versions', 'lists'] },
  validateSearch: settingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { view, institution } }) =>
    view === 'lists' ? queryClient.prefetchQuery(settingQueries.catalogs()) : loadSettings(queryClient, institution),
  head: ({ match }) => pageTitle(match, msg`Configurações financeiras`),
  component: function SettingsRoute() {
    return <SettingsPage search={Route.useSearch()} />
  },
})
