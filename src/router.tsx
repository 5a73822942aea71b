import { I18nProvider } from '@lingui/react'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { appConfig } from '#config'
import { ErrorPage, NotFoundPage } from './shell/error-pages.tsx'
import { isDocumentStale } from './router/initial-document.ts'
import { parseSearch, stringifySearch } from './router/plain-search.ts'
import { RootErrorBoundary } from './router/root-error-boundary.tsx'
import { dehydrateQueries } from './router/dehydrate-queries.ts'
import { type DehydratedQuery, hydrateQueries } from './router/hydrate-queries.ts'
import { createI18n, usePageI18n } from './i18n/create-i18n.ts'
import { toLocale } from './i18n/negotiate-locale.ts'
import { sendToSignIn } from './request/browser/forced-sign-out.ts'
import { shellQuery } from './request/shell.queries.ts'
import { routeTree } from './routeTree.gen'
import './router/zod-without-eval.ts'

const pageContext = createIsomorphicFn()
  .server(() => {
    const { scope } = getGlobalStartContext()!
    return { locale: scope.locale, nonce: scope.nonce as string | undefined }
  })
  .client(() => ({ locale: toLocale(document.documentElement.lang) ?? appConfig.defaultLocale, nonce: undefined as string | undefined }))

/** The shell's answer stands in the page for the root route, too. */
const queriesOfPage = createIsomorphicFn()
  .server((queryClient: QueryClient) => dehydrateQueries(queryClient, [shellQuery.queryKey]))
  .client((): DehydratedQuery[] => [])

export async function getRouter() {
  const { locale, nonce } = pageContext()
  const i18n = await createI18n(locale)
  const onError = (error: unknown) => sendToSignIn(queryClient, error)
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The server already retries upstream calls.
      queries: { retry: false, retryOnMount: false, staleTime: 10_000, refetchOnWindowFocus: false },
    },
  })
  return createRouter({
    routeTree,
    context: { queryClient, i18n },
    parseSearch,
    stringifySearch,
    scrollRestoration: skipInitialScroll(),
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    ...(nonce && { ssr: { nonce } }),
    // The router serialises errors too, but its types only know plain data.
    dehydrate: () => ({ queries: queriesOfPage(queryClient) as never }),
    hydrate: async ({ queries }) => {
      hydrateQueries(queryClient, queries)
      // The router would use another URL than the rendered one; the document is about to reload.
      if (isDocumentStale()) await new Promise(() => {})
    },
    Wrap: function Page({ children }) {
      return (
        <RootErrorBoundary>
          <I18nProvider i18n={usePageI18n(i18n)}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </I18nProvider>
        </RootErrorBoundary>
      )
    },
  })
}

/** Not on the initial document: the browser or the user already scrolled it. */
function skipInitialScroll(): () => boolean {
  let isFirst = typeof document !== 'undefined'
  return () => {
    if (!isFirst) return true
    isFirst = false
    // The router missed earlier scroll events and would not restore this position later.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    return false
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
