import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Locale } from '#config'
import { finalStep } from '#api/academic/form-ends.ts'
import { DraftPage } from '../../../../features/requests/draft-page.tsx'
import { draftByFormMiddleware } from '../../../../features/requests/draft-by-form.middleware.ts'
import { draftSearch, uuidParams } from '../../../../features/requests/request-search.ts'
import { notFoundIfForbidden } from '../../../../request/not-found.ts'
import { pageTitle } from '../../../../router/page-title.ts'
import { rpc } from '../../../../rpc/rpc.ts'

export const Route = createFileRoute('/_portal/my-requests/drafts/$draftId')({
  staticData: { words: ['requests', 'request-form', 'uploads'], step: true },
  params: uuidParams('draftId'),
  validateSearch: draftSearch,
  server: { middleware: [draftByFormMiddleware] },
  // Read when it is opened: what is typed then is newer.
  shouldReload: false,
  gcTime: 0,
  loader: async ({ context: { queryClient, i18n }, params, location, serverContext }) => {
    const draft = await notFoundIfForbidden(rpc.academic.requests.draft.query(params))
    const { prefetchValues } = await import('../../../../features/requests/prefetch-values.ts')
    await prefetchValues(queryClient, draft, draftSearch(location.search as Record<string, unknown>).step, i18n.locale)
    return { draft, posted: serverContext?.posted }
  },
  head: ({ match, loaderData }) => {
    const { i18n } = match.context
    const step = loaderData?.draft.form.steps.find(({ name }) => name === match.search.step)
    const shown = match.search.step === finalStep ? i18n._(msg`Revisão`) : step?.title[i18n.locale as Locale]
    return pageTitle(match, msg`Rascunho de requerimento`, shown)
  },
  component: function DraftRoute() {
    const { draft, posted } = Route.useLoaderData()
    return <DraftPage key={draft.draftId} draft={draft} posted={posted} search={Route.useSearch()} />
  },
})
