import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { type AnyRouter, createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createContext, type ReactNode, useContext } from 'react'
import { onTestFinished } from 'vitest'
import type { Locale } from '#config'
import type { Shell } from '../../src/request/shell.functions.ts'
import { ShellContext } from '../../src/request/shell.queries.ts'
import { parseSearch, stringifySearch } from '../../src/router/plain-search.ts'

export interface ComponentOptions {
  locale?: Locale
  /** What the part asks of the shell beside language, currency and time zone. */
  shell?: Partial<Omit<Shell, 'person'>> & { person?: Partial<Shell['person']> }
  /** The address at which the part is shown. */
  at?: string
  /** Queries that are loaded already, and are not asked for again. */
  data?: readonly (readonly [QueryKey, unknown])[]
}

/**
 * Shows a part of the portal as a page does: with language, queries, shell and a router that knows every address. It is
 * removed at the end of the test.
 */
export async function renderPart(part: ReactNode, options: ComponentOptions = {}) {
  const { wrapper, ...rest } = await prepareParts(options)
  return { ...render(part, { wrapper }), ...rest }
}

/** For `renderHook`, and for what is drawn more than once. */
export async function prepareParts({ locale = 'pt-BR', shell, at = '/', data = [] }: ComponentOptions = {}) {
  giveWhatJsdomLacks()
  onTestFinished(cleanup)
  const i18n = setupI18n({ locale, messages: { 'pt-BR': {}, en: {}, es: {} } })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  for (const [key, value] of data) queryClient.setQueryData(key, value)
  const router = createParts(at)
  await router.load()
  const wholeShell = { locale, currency: 'BRL', timeZone: 'America/Sao_Paulo', person: null, ...shell } as Shell
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ShellContext value={wholeShell}>
          <PartContext value={children}>
            <RouterProvider router={router as never} />
          </PartContext>
        </ShellContext>
      </QueryClientProvider>
    </I18nProvider>
  )
  return {
    wrapper,
    i18n,
    queryClient,
    user: userEvent.setup(),
    /** The address as it is now, with its search. */
    address: () => router.history.location.href,
  }
}

const PartContext = createContext<ReactNode>(null)

/** The part stands at the root: it stays when a link or a call leads to another address. */
function createParts(at: string): AnyRouter {
  const root = createRootRoute({
    component: function Part() {
      return useContext(PartContext)
    },
  })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  return createRouter({
    routeTree: root.addChildren([elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
}

function giveWhatJsdomLacks(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.hidePopover = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
