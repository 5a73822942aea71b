import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, retainSearchParams, Scripts } from '@tanstack/react-router'
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import styles from '#design/styles.css?url'
import { NotFoundPage } from '../app/not-found-page.tsx'
import { TenantStyle } from '../app/tenant-style.tsx'
import { FrameSize } from '../features/embedding/frame-size.tsx'
import { keptSearch, portalSearch } from '../session/portal-search.ts'
import { ShellContext, shellQuery } from '../session/shell.queries.ts'
import { Assistants } from '../shell/assistants/assistants.tsx'
import { StandaloneLayout } from '../shell/standalone-layout.tsx'
import { TabWatch } from '../shell/tab-watch.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; i18n: I18n }>()({
  validateSearch: portalSearch,
  search: { middlewares: [retainSearchParams([...keptSearch])] },
  loader: ({ context }) => context.queryClient.ensureQueryData(shellQuery),
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: loaderData?.tenant.name ?? '' },
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: textFont },
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: loaderData?.tenant.favicon ?? '/academic-services/favicon.svg' },
    ],
  }),
  notFoundComponent: () => (
    <StandaloneLayout>
      <NotFoundPage />
    </StandaloneLayout>
  ),
  component: Document,
})

function Document() {
  const shell = Route.useLoaderData()
  const { locale, person } = shell
  return (
    <html lang={locale} {...(person?.mode && { 'data-mode': person.mode })}>
      <head>
        <TenantStyle />
        <HeadContent />
      </head>
      <body>
        <ShellContext value={shell}>
          <Outlet />
          <TabWatch />
          <Assistants />
          <FrameSize />
        </ShellContext>
        <Scripts />
      </body>
    </html>
  )
}
