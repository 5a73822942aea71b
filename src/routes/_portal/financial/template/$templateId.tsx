import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TemplatePage } from '../../../../features/templates/template-page.tsx'
import { templateParams, templateSearch } from '../../../../features/templates/template-search.ts'
import { templateQueries } from '../../../../features/templates/templates.queries.ts'
import { notFoundIfForbidden, notFoundIfMissing } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'

export const Route = createFileRoute('/_portal/financial/template/$templateId')({
  staticData: { words: ['templates', 'editing'] },
  params: templateParams,
  validateSearch: templateSearch,
  loader: ({ context: { queryClient }, params: { templateId } }) =>
    notFoundIfForbidden(notFoundIfMissing(queryClient.ensureQueryData(templateQueries.detail(templateId)))),
  head: ({ match }) => pageTitle(match, msg`Modelo de documento`),
  component: function TemplateRoute() {
    const { templateId } = Route.useParams()
    return <TemplatePage key={templateId} templateId={templateId} search={Route.useSearch()} />
  },
})
