import { eq, isNull, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { appLocales } from '#api/locales.ts'
import { type ApplicationSettings, hexColor } from '#api/settings/settings.ts'
import { defaultTimeZone } from '#api/time-zones.ts'
import { application, institution, tenant } from '../settings.schema.ts'
import { mergeNavigation } from '../navigation.ts'

/** Default colors, also used for invalid ones. */
const defaultColors = { primaryColor: '#000000', accentColor: '#00BFA5', secondaryColor: '#757474', loadingColor: '#000000' }

/** Settings of a hostname without port; null when not registered. */
export function settingsOfHostname(pool: pg.Pool, hostname: string): Promise<ApplicationSettings | null> {
  return settingsWhere(pool, eq(application.hostname, hostname.toLowerCase()))
}

/** Settings of a tenant's first hostname (0 for the application itself); null when it has none. */
export function settingsOfTenant(pool: pg.Pool, tenantId: number): Promise<ApplicationSettings | null> {
  return settingsWhere(pool, tenantId === 0 ? isNull(application.tenantId) : eq(application.tenantId, tenantId))
}

/** Returns the institution's default language; people may choose another. */
export const getLanguage = (settings: ApplicationSettings | null) => appLocales.catch('pt-BR').parse(settings?.tenant?.languageId)

async function settingsWhere(pool: pg.Pool, condition: SQL): Promise<ApplicationSettings | null> {
  const db = drizzle(pool)
  const [row] = await db
    .select()
    .from(application)
    .leftJoin(tenant, eq(tenant.id, application.tenantId))
    .where(condition)
    .orderBy(application.hostname)
    .limit(1)
  if (!row) return null
  const institutions = row.tenant
    ? await db.select().from(institution).where(eq(institution.tenantId, row.tenant.id)).orderBy(institution.id)
    : []
  const { application: settings } = row
  return {
    alias: 'academic-services',
    hostname: settings.hostname,
    tenant: row.tenant && {
      id: row.tenant.id,
      name: row.tenant.name,
      alias: row.tenant.alias,
      taxId: row.tenant.taxId,
      languageId: row.tenant.languageId,
    },
    institutions: institutions.map(({ id, name, alias, logo, darkLogo, logoMini, darkLogoMini }) => ({
      id,
      name,
      alias,
      logo,
      darkLogo,
      logoMini,
      darkLogoMini,
    })),
    owner: settings.owner,
    safeaVersion: settings.safeaVersion,
    features: settings.features,
    navigation: mergeNavigation(settings.navigation),
    accountActions: settings.accountActions,
    connectivityWarning: settings.connectivityWarning,
    assistants: settings.assistants,
    webComponents: settings.webComponents,
    theme: readableTheme(settings.theme),
    authenticationModes: settings.authenticationModes,
    captchaKey: settings.captchaKey,
    createAccountEnabled: settings.createAccountEnabled,
    independentTabsEnabled: settings.independentTabsEnabled,
    frameAncestors: settings.frameAncestors,
    termsOfUseUrl: webAddress(settings.termsOfUseUrl),
    privacyUrl: webAddress(settings.privacyUrl),
    timeZone: row.tenant?.timeZone ?? defaultTimeZone,
    currency: row.tenant?.currency ?? 'BRL',
  }
}

/** The only hostnames to which the identity provider redirects. */
export async function registeredHostnames(pool: pg.Pool): Promise<string[]> {
  const rows = await drizzle(pool).select({ hostname: application.hostname }).from(application)
  return rows.map(({ hostname }) => hostname)
}

/** Returns the address only if it is a web address: it is linked on every page, where `javascript:` would run for whoever clicks it. */
function webAddress(address: string | null): string | null {
  const { protocol } = (address && URL.parse(address)) || { protocol: '' }
  return protocol === 'https:' || protocol === 'http:' ? address : null
}

/** Invalid colors must not reach a style sheet. */
function readableTheme(theme: ApplicationSettings['theme']): ApplicationSettings['theme'] {
  const color = (key: keyof typeof defaultColors) => (hexColor.safeParse(theme[key]).success ? theme[key] : defaultColors[key])
  return {
    ...theme,
    primaryColor: color('primaryColor'),
    accentColor: color('accentColor'),
    secondaryColor: color('secondaryColor'),
    loadingColor: color('loadingColor'),
  }
}
