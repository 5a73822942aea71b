import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pickErrors } from './contract-errors.ts'
import { applicationsContract } from './applications.ts'
import { assistants, webComponent } from './embedding.ts'
import { localizedText } from './locales.ts'
import { navigationFeature } from './navigation.ts'
import { entityId } from './shared.ts'

/** A colour, strictly `#rrggbb`: anything else must not reach a style sheet. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)

/** The look of a tenant (docs/requirements/shell.md, section 3, application settings). */
export const theme = z.object({
  primaryColor: hexColor,
  accentColor: hexColor,
  secondaryColor: hexColor,
  loadingColor: hexColor,
  /** Paths or absolute URLs; null where the tenant has none and the initial stands in. */
  favicon: z.string().nullable(),
  logo: z.string().nullable(),
  darkLogo: z.string().nullable(),
  /** Of small screens; null where the logo itself is small enough. */
  logoMini: z.string().nullable().default(null),
  darkLogoMini: z.string().nullable().default(null),
  loginPageImage: z.string().nullable(),
})

/** Ways in that a tenant offers. */
export const authenticationModes = z.object({
  hasAuthBySafea: z.boolean(),
  hasAuthByEmail: z.boolean(),
  hasAuthBySaml: z.boolean(),
  samlRequest: z
    .object({ url: z.string(), providerType: z.string(), providerName: z.string(), providerLogo: z.string().nullable() })
    .nullable(),
})

/** An institution of a tenant; without a logo of its own it shows the tenant's. */
export const institution = z.object({
  id: entityId,
  name: z.string(),
  alias: z.string(),
  logo: z.string().nullable().default(null),
  darkLogo: z.string().nullable().default(null),
})

/** An entry that an institution puts into everybody's account menu. */
export const accountAction = z.object({ label: localizedText, url: z.string() })

/** Everything the portal must know of a hostname before anybody signs in. */
export const applicationSettings = z.object({
  alias: z.string(),
  hostname: z.string(),
  /** Null for the application itself, the operation context. */
  tenant: z.object({ id: entityId, name: z.string(), alias: z.string(), taxId: z.string(), languageId: z.string() }).nullable(),
  institutions: z.array(institution),
  owner: z.enum(['tenant', 'ies']).nullable(),
  /** Which sign-in the hostname has; the older one unless said otherwise (docs/requirements/shell.md, section 9). */
  safeaVersion: z.enum(['v2', 'migrating', 'v3']).default('v2'),
  /** Parts of the product that the institution has. */
  features: z.array(z.object({ alias: z.string() })).default([]),
  /** Where people may go, in the order of the menu. */
  navigation: z.array(navigationFeature).default([]),
  accountActions: z.array(accountAction).default([]),
  /** Whether an unstable connection is said on top of every page. */
  connectivityWarning: z.boolean().default(false),
  assistants: assistants.default({ handTalk: null, vlibras: null, equalWeb: null }),
  webComponents: z.array(webComponent).default([]),
  theme,
  authenticationModes,
  captchaKey: z.string().nullable(),
  createAccountEnabled: z.boolean(),
  independentTabsEnabled: z.boolean(),
  /** Origins that may embed the portal in a frame. */
  frameAncestors: z.array(z.string()),
  termsOfUseUrl: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  timeZone: z.string(),
  currency: z.string().length(3),
})
export type ApplicationSettings = z.infer<typeof applicationSettings>

/** Settings service (docs/requirements/shell.md, section 7). Settings are asked for before sign-in, without a token. */
export const settingsContract = {
  ...applicationsContract,
  byHostname: oc
    .route({ method: 'GET', path: '/settings/hostname/{host}', summary: 'Application settings of a hostname' })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.object({ host: z.string().min(1).max(253) }))
    .output(applicationSettings),
  byTenant: oc
    .route({ method: 'GET', path: '/settings/tenants/{tenantId}', summary: 'Application settings of a tenant' })
    .errors(pickErrors('NOT_FOUND'))
    .input(z.object({ tenantId: entityId }))
    .output(applicationSettings),
}
