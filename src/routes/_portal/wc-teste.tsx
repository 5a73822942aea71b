import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageTitle } from '../../router/page-title.ts'
import { SamplePage } from '../../features/embedding/sample-page.tsx'
import { shellQuery } from '../../request/shell.queries.ts'

/** Sample for developers of web components. */
export const Route = createFileRoute('/_portal/wc-teste')({
  staticData: { words: ['embedding'] },
  beforeLoad: async ({ context }) => {
    const { features } = await context.queryClient.ensureQueryData(shellQuery)
    if (!features.includes('web-components')) throw notFound()
  },
  head: ({ match }) => pageTitle(match, msg`Componente de exemplo`),
  component: SamplePage,
})
