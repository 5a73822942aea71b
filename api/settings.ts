import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, entityId } from './shared.ts'

/** A colour, strictly `#rrggbb`: anything else must not reach a style sheet. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)

/** The look of a tenant (shell specification, section 3, application settings). */
export const theme = z.object({
  primaryColor: hexColor,
  accentColor: hexColor,
  secondaryColor: hexColor,
  loadingColor: hexColor,
  /** Paths or absolute URLs; null where the tenant has none and the initial stands in. */
  favicon: z.string().nullable(),
  logo: z.string().nullable(),
  darkLogo: z.string().nullable(),
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

export const institution = z.object({ id: entityId, name: z.string(), alias: z.string() })

/** Everything the portal must know of a hostname before anybody signs in. */
export const applicationSettings = z.object({
  alias: z.string(),
  hostname: z.string(),
  /** Null for the application itself, the operation context. */
  tenant: z
    .object({ id: entityId, name: z.string(), alias: z.string(), taxId: z.string(), languageId: z.string() })
    .nullable(),
  institutions: z.array(institution),
  owner: z.enum(['tenant', 'ies']).nullable(),
  /** Which sign-in the hostname has; the older one unless said otherwise (shell specification, section 9). */
  safeaVersion: z.enum(['v2', 'migrating', 'v3']).default('v2'),
  /** Parts of the product that the institution has. */
  features: z.array(z.object({ alias: z.string() })).default([]),
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

/** Settings service (shell specification, section 7). Answers without a token: it is asked before sign-in. */
export const settingsContract = {
  byHostname: oc
    .route({ method: 'GET', path: '/settings/hostname/{host}', summary: 'Application settings of a hostname' })
    .errors({ NOT_FOUND: commonErrors.NOT_FOUND })
    .input(z.object({ host: z.string().min(1).max(253) }))
    .output(applicationSettings),
  byTenant: oc
    .route({ method: 'GET', path: '/settings/tenants/{tenantId}', summary: 'Application settings of a tenant' })
    .errors({ NOT_FOUND: commonErrors.NOT_FOUND })
    .input(z.object({ tenantId: entityId }))
    .output(applicationSettings),
}
