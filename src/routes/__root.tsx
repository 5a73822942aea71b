import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  retainSearchParams,
  ScriptOnce,
  Scripts,
  useMatches,
} from '@tanstack/react-router'
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import { earlySubmitScript } from '#design/components/fields/form.tsx'
import styles from '#design/styles.css?url'
import formatWorker from '../i18n/warm-formats.worker.js?url'
import { earlyPressScript } from '../router/early-press.ts'
import { staleDocumentScript, useDocumentHydrated } from '../router/initial-document.ts'
import { fallbackTitle } from '../router/page-title.ts'
import { NotFoundPage } from '../shell/error-pages.tsx'
import { TenantStyle } from '../shell/tenant-style.tsx'
import { FrameSize } from '../features/embedding/frame-size.tsx'
import { loadWords } from '../i18n/create-i18n.ts'
import { retainedSearch, portalSearch } from '../kit/search/portal-search.ts'
import { ShellContext, shellQuery } from '../request/shell.queries.ts'
import { Assistants } from '../shell/assistants/assistants.tsx'
import { UnhandledErrors } from '../shell/unhandled-errors.tsx'
import { LinkMenu } from '../shell/link-menu.tsx'
import { PageFocus } from '../shell/page-focus.tsx'
import { preloadImpersonationBanner } from '../shell/impersonation-banner.tsx'
import { StandaloneLayout } from '../shell/standalone-layout.tsx'
import { SessionSync } from '../auth/session/session-sync.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; i18n: I18n }>()({
  validateSearch: portalSearch,
  search: { middlewares: [retainSearchParams([...retainedSearch])] },
  beforeLoad: ({ matches }) => loadWords(getWords(matches)),
  loader: async ({ context }) => {
    const shell = await context.queryClient.ensureQueryData(shellQuery)
    await preloadImpersonationBanner(shell)
    return shell
  },
  head: ({ match, matches, loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: fallbackTitle(match, matches) },
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

const getWords = (matches: ReadonlyArray<{ staticData: { words?: readonly string[] } }>) => [
  ...new Set(matches.flatMap(({ staticData }) => staticData.words ?? [])),
]

function Document() {
  const shell = Route.useLoaderData()
  const { locale, person } = shell
  const words = useMatches({ select: (matches) => getWords(matches).join(' ') })
  useDocumentHydrated()
  return (
    <html lang={locale} data-words={words} data-mode={person?.mode ?? undefined} data-text={person?.largeText ? 'large' : undefined}>
      <head>
        {/* These scripts stand in the HTML alone: what a browser loads has no second copy. The first waits for the first paint. */}
        {import.meta.env.SSR ? (
          <ScriptOnce>{`requestAnimationFrame(()=>setTimeout(()=>new Worker('${formatWorker}',{name:'${locale}'})))`}</ScriptOnce>
        ) : null}
        <TenantStyle />
        {import.meta.env.SSR ? <ScriptOnce>{[earlySubmitScript, staleDocumentScript, earlyPressScript].join(';')}</ScriptOnce> : null}
        <HeadContent />
      </head>
      <body>
        <ShellContext value={shell}>
          <Outlet />
          <SessionSync />
          <PageFocus />
          <LinkMenu />
          <UnhandledErrors />
          <Assistants />
          <FrameSize />
        </ShellContext>
        <Scripts />
      </body>
    </html>
  )
}
