import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TemplatesPage } from '../../../../features/templates/templates-page.tsx'
import { templateQueries } from '../../../../features/templates/templates.queries.ts'
import { pageTitle } from '../../../../router/page-title.ts'

/** No guard: only users who manage templates have the navigation item, and the service checks the permission. */
export const Route = createFileRoute('/_portal/financial/template/')({
  staticData: { words: ['templates', 'lists'] },
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(templateQueries.list()),
  head: ({ match }) => pageTitle(match, msg`Modelos de documentos`),
  component: TemplatesPage,
})
