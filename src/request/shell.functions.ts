import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { CaptchaProviderName } from '#api/captcha-providers.ts'
import type { Assistants } from '#api/embedding.ts'
import type { SupportSetting } from '#api/integration.ts'
import { appConfig, type Locale } from '#config'
import type { ApplicationSettings } from '#api/settings.ts'
import type { BrandLogo } from '#design/patterns/brand-mark.tsx'
import { markLetter } from '#design/theme/brand-mark-rules.ts'
import { toLocale } from '../i18n/negotiate-locale.ts'
import type { Feature } from './features.ts'
import { safeAssistants, embedders } from './content-sources.ts'
import type { SidebarWidth } from './sidebar-preference.ts'
import { type NavigationItem, navigationOf, navigationTarget, type RouteAccess, routeAccessOf } from './navigation.ts'
import { requestMiddleware } from './request.middleware.ts'
import { fullOrRestrictedSession } from './request-scope.server.ts'
import type { SessionPerson } from '../auth/session/session.ts'
import { webAddress } from './web-address.ts'

/** Data of the frame around every page. Safe to send to browsers. */
export interface Shell extends RouteAccess {
  tenant: { name: string; initial: string; language: Locale; logo: BrandLogo | null; favicon: string | null }
  loginPageImage: string | null
  captcha: { provider: CaptchaProviderName; siteKey: string } | null
  institutions: Array<{ id: number; name: string }>
  owner: 'tenant' | 'ies' | null
  features: readonly Feature[]
  /** Empty for users without a role. */
  navigation: NavigationItem[]
  sidebarWidth: SidebarWidth
  accountActions: Array<{ label: string; url: string }>
  connectivityWarning: boolean
  /** Of the hostname's tenant, whose origins alone the CSP allows. */
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
  /** Nobody is signed in any more. */
  isSessionOver?: true
  /** Identifies the session without granting access. */
  sessionMark: string | null
  independentTabs: boolean
}

/** Needs no session, since sign-in pages show it too. */
export const getShell = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .handler(async ({ context }): Promise<Shell> => {
    const { acting: settings, locale } = context.scope
    const opened = fullOrRestrictedSession(context.scope)
    const { support, currency } = await context.scope.integration()
    const { captchaProvider: provider } = context.scope.runtime
    const { captchaKey: siteKey } = context.scope.settings
    const name = settings.tenant?.name ?? appConfig.name
    const { favicon, loginPageImage } = settings.theme
    const person = opened?.person ?? null
    const place = settings.institutions.find(({ id }) => id === person?.context?.institutionId)
    const navigation = person?.context ? navigationOf(settings.navigation, { person, has: settings.features, locale }) : []
    return {
      // The last word tells institutions apart: the first is often "Universidade".
      tenant: {
        name,
        initial: markLetter(name),
        language: toLocale(settings.tenant?.languageId) ?? appConfig.defaultLocale,
        logo: brandLogo(settings.theme, place),
        favicon,
      },
      loginPageImage,
      captcha: provider && siteKey ? { provider, siteKey } : null,
      owner: context.scope.settings.owner,
      institutions: settings.institutions.map(({ id, name: institution }) => ({ id, name: institution })),
      features: settings.features,
      assistants: safeAssistants(context.scope.settings.assistants),
      embedders: embedders(context.scope.settings),
      support,
      currency: currency ?? settings.currency,
      timeZone: opened?.person.timezone ?? settings.timeZone,
      termsOfUseUrl: settings.termsOfUseUrl,
      privacyUrl: settings.privacyUrl,
      locale,
      navigation,
      ...routeAccessOf(settings.navigation, navigation),
      sidebarWidth: context.scope.sidebarWidth,
      accountActions: settings.accountActions.flatMap(({ label, url }) => {
        const address = webAddress(url)
        return address === null ? [] : [{ label: label[locale], url: address }]
      }),
      connectivityWarning: settings.connectivityWarning,
      person,
      ...(context.scope.isSessionOver && { isSessionOver: true }),
      sessionMark: opened ? opened.idHash.toString('base64url').slice(0, 12) : null,
      independentTabs: context.scope.settings.independentTabsEnabled,
    }
  })

function brandLogo(
  { logo, darkLogo, logoMini, darkLogoMini }: ApplicationSettings['theme'],
  place: ApplicationSettings['institutions'][number] | undefined,
): BrandLogo | null {
  if (place?.logo) return { light: place.logo, dark: place.darkLogo, mini: place.logoMini, darkMini: place.darkLogoMini }
  return logo ? { light: logo, dark: darkLogo, mini: logoMini, darkMini: darkLogoMini } : null
}

/** Target of a permanent link (`/redirect/{id}`); null for an unknown id. Needs no session: the target authorises. */
export const findRedirect = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .validator(z.object({ id: z.string().max(64) }))
  .handler(({ context: { scope }, data }) => {
    const feature = scope.acting.navigation.find(({ id }) => String(id) === data.id)
    return feature ? navigationTarget(feature) : null
  })
