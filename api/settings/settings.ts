import { z } from 'zod'
import { pickErrors } from '../contract-errors.ts'
import { applicationsContract } from './applications.ts'
import { assistants, webComponent } from './embedding.ts'
import { localizedText } from '../locales.ts'
import { navigationFeature } from './navigation.ts'
import { entityId } from '../shared.ts'
import { portalCall } from '../portal-call.ts'

/** Strict `#rrggbb`: anything else must not reach a style sheet. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)

/** docs/requirements/shell.md, section 3, application settings. */
export const theme = z.object({
  primaryColor: hexColor,
  accentColor: hexColor,
  secondaryColor: hexColor,
  loadingColor: hexColor,
  /** Paths or absolute URLs; null shows the tenant's initial. */
  favicon: z.string().nullable(),
  logo: z.string().nullable(),
  darkLogo: z.string().nullable(),
  logoMini: z.string().nullable().default(null),
  darkLogoMini: z.string().nullable().default(null),
  loginPageImage: z.string().nullable(),
  /** CSS pixels from 600 px of width on; phones have less. Null is the product's own. */
  headerHeight: z.number().int().min(56).max(120).nullable().default(null),
})

export const authenticationModes = z.object({
  hasAuthBySafea: z.boolean(),
  hasAuthByEmail: z.boolean(),
  hasAuthBySaml: z.boolean(),
  samlRequest: z
    .object({ url: z.string(), providerType: z.string(), providerName: z.string(), providerLogo: z.string().nullable() })
    .nullable(),
  /** The accounts that a demo's sign-in page suggests. */
  demo: z
    .object({
      password: z.string(),
      people: z.array(z.object({ username: z.string(), description: z.union([localizedText, z.string()]) })),
    })
    .nullable()
    .default(null),
})

export const institution = z.object({
  id: entityId,
  name: z.string(),
  alias: z.string(),
  logo: z.string().nullable().default(null),
  darkLogo: z.string().nullable().default(null),
  /** For narrow places. */
  logoMini: z.string().nullable().default(null),
  darkLogoMini: z.string().nullable().default(null),
})

export const accountAction = z.object({ label: localizedText, url: z.string() })

export const applicationSettings = z.object({
  alias: z.string(),
  hostname: z.string(),
  /** Null for the operation context. */
  tenant: z.object({ id: entityId, name: z.string(), alias: z.string(), taxId: z.string(), languageId: z.string() }).nullable(),
  institutions: z.array(institution),
  owner: z.enum(['tenant', 'ies']).nullable(),
  /** Sign-in version of the hostname (docs/requirements/shell.md, section 9). */
  safeaVersion: z.enum(['v2', 'migrating', 'v3']).default('v2'),
  features: z.array(z.object({ alias: z.string() })).default([]),
  navigation: z.array(navigationFeature).default([]),
  accountActions: z.array(accountAction).default([]),
  connectivityWarning: z.boolean().default(false),
  assistants: assistants.default({ handTalk: null, vlibras: null, equalWeb: null }),
  webComponents: z.array(webComponent).default([]),
  theme,
  authenticationModes,
  captchaKey: z.string().nullable(),
  createAccountEnabled: z.boolean(),
  independentTabsEnabled: z.boolean(),
  frameAncestors: z.array(z.string()),
  termsOfUseUrl: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  timeZone: z.string(),
  currency: z.string().length(3),
})
export type ApplicationSettings = z.infer<typeof applicationSettings>

/** docs/requirements/shell.md, section 7. Settings are read before sign-in, without a token. */
export const settingsContract = {
  ...applicationsContract,
  byHostname: portalCall
    .route({ method: 'GET', path: '/settings/hostname/{host}', summary: 'Application settings of a hostname' })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.object({ host: z.string().min(1).max(253) }))
    .output(applicationSettings),
  byApplication: portalCall
    .route({ method: 'GET', path: '/applications/{app}/hostname/{host}', summary: 'Settings of an application at a hostname' })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.object({ app: z.string().min(1).max(64), host: z.string().min(1).max(253) }))
    .output(applicationSettings),
  byTenant: portalCall
    .route({ method: 'GET', path: '/settings/tenants/{tenantId}', summary: 'Application settings of a tenant' })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.object({ tenantId: entityId }))
    .output(applicationSettings),
}
