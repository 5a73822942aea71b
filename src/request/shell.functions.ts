import { createIsomorphicFn, createServerFn, getGlobalStartContext } from '@tanstack/react-start'
import { z } from 'zod'
import type { CaptchaProviderName } from '#api/identity/captcha-providers.ts'
import type { Assistants } from '#api/settings/embedding.ts'
import type { SupportSetting } from '#api/integration.ts'
import type { Locale } from '#config'
import type { BrandLogo } from '#design/patterns/brand-mark.tsx'
import type { SidebarWidth } from './sidebar-preference.ts'
import { type NavigationItem, navigationTarget, type RouteAccess } from './navigation.ts'
import { requestMiddleware } from './request.middleware.ts'
import { readMenu, readShell } from './shell.server.ts'
import { sessionMiddleware } from './session/session.middleware.ts'
import type { SessionPerson } from './session/session.ts'

/** Data of the frame around every page. Safe to send to browsers. */
export interface Shell extends RouteAccess {
  tenant: { name: string; initial: string; language: Locale; logo: BrandLogo | null; favicon: string | null }
  loginPageImage: string | null
  captcha: { provider: CaptchaProviderName; siteKey: string } | null
  institutions: Array<{ id: number; name: string }>
  owner: 'tenant' | 'ies' | null
  /** The aliases of the institution's features. */
  features: readonly string[]
  sidebarWidth: SidebarWidth
  connectivityWarning: boolean
  /** The assistants of the hostname's tenant, whose origins are the only ones that the CSP allows. */
  assistants: Assistants
  embedders: string[]
  support: SupportSetting[]
  currency: string
  /** For instants: the user's own, or the institution's before sign-in. */
  timeZone: string
  termsOfUseUrl: string | null
  privacyUrl: string | null
  locale: Locale
  person: SessionPerson | null
  /** Set if the session has ended. */
  hasSessionEnded?: true
  /** Identifies the session without granting access. */
  sessionMark: string | null
  independentTabs: boolean
}

/** The links in the frame's text. Only pages that list them again request them. */
export interface PersonsMenu {
  /** Empty for users without a role. */
  navigation: NavigationItem[]
  accountActions: Array<{ label: string; url: string }>
}

/** Needs no session, since sign-in pages show it too. */
export const getShell = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .handler(({ context }) => readShell(context.scope))

export const getMenu = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => readMenu(context.scope))

/** Returns the menu on the server, which cannot wait for a query while it renders. */
export const menuAtHand = createIsomorphicFn().server((): PersonsMenu | undefined => {
  const scope = getGlobalStartContext()?.scope
  return scope && readMenu(scope)
})

/** Target of a permanent link (`/redirect/{id}`); null for an unknown id. Needs no session: the target authorises. */
export const findRedirect = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(z.object({ id: z.string().max(64) }))
  .handler(({ context: { scope }, data }) => {
    const feature = scope.acting.navigation.find(({ id }) => String(id) === data.id)
    return feature ? navigationTarget(feature) : null
  })
