import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { webComponentQuery } from '../../features/embedding/web-component.queries.ts'
import { WebComponentPage } from '../../features/embedding/web-component-page.tsx'
import { shellQuery } from '../../request/shell.queries.ts'

export const Route = createFileRoute('/_portal/wc/{-$routeBase}/{-$tag}')({
  staticData: { words: ['embedding'] },
  beforeLoad: async ({ context }) => {
    const { features } = await context.queryClient.ensureQueryData(shellQuery)
    if (!features.includes('web-components')) throw notFound()
  },
  // Best effort: the page shows its own failure.
  loader: ({ context, params: { routeBase = '', tag = '' } }) => context.queryClient.prefetchQuery(webComponentQuery(routeBase, tag)),
  head: ({ match }) => pageTitle(match, msg`Componente`),
  component: function WebComponentRoute() {
    const { routeBase = '', tag = '' } = Route.useParams()
    return <WebComponentPage routeBase={routeBase} tag={tag} />
  },
})
