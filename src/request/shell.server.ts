import { appConfig, type Locale } from '#config'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { BrandLogo } from '#design/patterns/brand-mark.tsx'
import { markLetter } from '#design/theme/brand-mark-rules.ts'
import { toLocale } from '../i18n/negotiate-locale.ts'
import { embedders, safeAssistants } from './content-sources.ts'
import { boundedCache } from './bounded-cache.server.ts'
import { getNavigation, getRouteAccess, type NavigationItem, type RouteAccess } from './navigation.ts'
import { fullOrRestrictedSession, type RequestScope } from './request-scope.server.ts'
import type { SessionPerson } from './session/session.ts'
import type { PersonsMenu, Shell } from './shell.functions.ts'
import { webAddress } from './web-address.ts'

/** Data of the frame around every page of a request. */
export async function readShell(scope: RequestScope): Promise<Shell> {
  const { acting: settings, locale } = scope
  const opened = fullOrRestrictedSession(scope)
  const { support, currency } = await scope.integration()
  const { captchaProvider: provider } = scope.runtime
  const { captchaKey: siteKey } = scope.settings
  const name = settings.tenant?.name ?? appConfig.name
  const { favicon, loginPageImage } = settings.theme
  const person = opened?.person ?? null
  const place = settings.institutions.find(({ id }) => id === person?.context?.institutionId)
  return {
    // The initial comes from the last word, which distinguishes institutions: the first is often "Universidade".
    tenant: {
      name,
      initial: markLetter(name),
      language: toLocale(settings.tenant?.languageId) ?? appConfig.defaultLocale,
      logo: brandLogo(settings.theme, place),
      favicon,
    },
    loginPageImage,
    captcha: provider && siteKey ? { provider, siteKey } : null,
    owner: scope.settings.owner,
    institutions: settings.institutions.map(({ id, name: institution }) => ({ id, name: institution })),
    features: settings.features.map(({ alias }) => alias),
    assistants: safeAssistants(scope.settings.assistants),
    embedders: embedders(scope.settings),
    support,
    currency: currency ?? settings.currency,
    timeZone: opened?.person.timezone ?? settings.timeZone,
    termsOfUseUrl: settings.termsOfUseUrl,
    privacyUrl: settings.privacyUrl,
    locale,
    ...getPersonsPages(settings, person, locale).access,
    sidebarWidth: scope.sidebarWidth,
    connectivityWarning: settings.connectivityWarning,
    person,
    ...(scope.hasSessionEnded && { hasSessionEnded: true }),
    sessionMark: opened ? opened.idHash.toString('base64url').slice(0, 12) : null,
    independentTabs: scope.settings.independentTabsEnabled,
  }
}

export function readMenu(scope: Pick<RequestScope, 'acting' | 'locale' | 'session' | 'restrictedSession'>): PersonsMenu {
  const { acting: settings, locale } = scope
  const person = fullOrRestrictedSession(scope)?.person ?? null
  return {
    navigation: getPersonsPages(settings, person, locale).navigation,
    accountActions: person?.context ? accountLinks(settings, locale) : [],
  }
}

interface PersonsPages {
  navigation: NavigationItem[]
  access: RouteAccess
}

/** The pages of people, by the navigation of settings, which stays the same object while the settings are fresh. */
const pages = new WeakMap<ApplicationSettings['navigation'], ReturnType<typeof boundedCache<PersonsPages>>>()

/** Returns a person's pages, cached: each request needs them, and people of one role share them. */
function getPersonsPages({ navigation: all, features }: ApplicationSettings, person: SessionPerson | null, locale: Locale): PersonsPages {
  const asked = person?.context ? { profile: person.profile, permissions: person.permissions } : null
  let kept = pages.get(all)
  if (!kept) pages.set(all, (kept = boundedCache()))
  return kept(JSON.stringify([asked, features, locale]), () => {
    const navigation = asked ? getNavigation(all, { person: asked, has: features, locale }) : []
    return { navigation, access: getRouteAccess(all, navigation) }
  })
}

/** The institution's own links of the account menu. */
export const accountLinks = ({ accountActions }: Pick<ApplicationSettings, 'accountActions'>, locale: Locale) =>
  accountActions.flatMap(({ label, url }) => {
    const address = webAddress(url)
    return address === null ? [] : [{ label: label[locale], url: address }]
  })

function brandLogo(
  { logo, darkLogo, logoMini, darkLogoMini }: ApplicationSettings['theme'],
  place: ApplicationSettings['institutions'][number] | undefined,
): BrandLogo | null {
  if (place?.logo) return { light: place.logo, dark: place.darkLogo, mini: place.logoMini, darkMini: place.darkLogoMini }
  return logo ? { light: logo, dark: darkLogo, mini: logoMini, darkMini: darkLogoMini } : null
}
