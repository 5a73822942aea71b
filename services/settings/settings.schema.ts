import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import type { LaunchableApplication } from '#api/settings/applications.ts'
import type { Profile } from '#api/principal.ts'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { SamlProvider } from './applications/saml-provider.ts'

/** Public settings read by hostname before sign-in, so without row-level security. */
export const settingsSchema = pgSchema('settings')

export const tenant = settingsSchema.table('tenant', {
  id: integer().primaryKey(),
  name: text().notNull(),
  alias: text().notNull().unique(),
  taxId: text('tax_id').notNull(),
  languageId: text('language_id').notNull(),
  timeZone: text('time_zone').notNull(),
  currency: text().notNull(),
  /** Profiles whose roles require a second factor. */
  secondFactorProfiles: jsonb('second_factor_profiles').$type<Profile[]>().notNull().default([]),
})

export const institution = settingsSchema.table('institution', {
  id: integer().primaryKey(),
  tenantId: integer('tenant_id')
    .notNull()
    .references(() => tenant.id),
  name: text().notNull(),
  alias: text().notNull(),
  logo: text(),
  darkLogo: text('dark_logo'),
  logoMini: text('logo_mini'),
  darkLogoMini: text('dark_logo_mini'),
})

export const application = settingsSchema.table(
  'application',
  {
    hostname: text().primaryKey(),
    tenantId: integer('tenant_id').references(() => tenant.id),
    owner: text().$type<'tenant' | 'ies'>(),
    safeaVersion: text('safea_version').$type<ApplicationSettings['safeaVersion']>().notNull(),
    features: jsonb().$type<ApplicationSettings['features']>().notNull().default([]),
    /** Own entries, and replacements of product entries. */
    navigation: jsonb().$type<ApplicationSettings['navigation']>().notNull().default([]),
    accountActions: jsonb('account_actions').$type<ApplicationSettings['accountActions']>().notNull().default([]),
    connectivityWarning: boolean('connectivity_warning').notNull().default(false),
    assistants: jsonb().$type<ApplicationSettings['assistants']>().notNull().default({ handTalk: null, vlibras: null, equalWeb: null }),
    webComponents: jsonb('web_components').$type<ApplicationSettings['webComponents']>().notNull().default([]),
    theme: jsonb().$type<ApplicationSettings['theme']>().notNull(),
    authenticationModes: jsonb('authentication_modes').$type<ApplicationSettings['authenticationModes']>().notNull(),
    /** Not public: read only by the identity service. */
    samlProvider: jsonb('saml_provider').$type<SamlProvider>(),
    captchaKey: text('captcha_key'),
    createAccountEnabled: boolean('create_account_enabled').notNull(),
    independentTabsEnabled: boolean('independent_tabs_enabled').notNull(),
    frameAncestors: jsonb('frame_ancestors').$type<string[]>().notNull(),
    termsOfUseUrl: text('terms_of_use_url'),
    privacyUrl: text('privacy_url'),
  },
  () =>
    // Colors reach style sheets, so only #rrggbb is stored.
    ['primaryColor', 'accentColor', 'secondaryColor', 'loadingColor'].map((color) =>
      check(`theme_${color.replace('Color', '')}_color`, sql.raw(`theme ->> '${color}' ~ '^#[0-9a-fA-F]{6}$'`)),
    ),
)

export const launchable = settingsSchema.table('launchable_application', {
  id: integer().primaryKey(),
  alias: text().notNull().unique(),
  commercialName: text('commercial_name').notNull(),
  logo: text(),
  /** May contain `{hostname}`. */
  ssoUrl: text('sso_url'),
  allowAppLauncher: boolean('allow_app_launcher').notNull(),
  safeaVersion: text('safea_version').$type<LaunchableApplication['safeaVersion']>().notNull(),
  /** Allowed profiles; no `tenantIds` means every tenant. */
  profiles: jsonb().$type<Profile[]>().notNull(),
  tenantIds: jsonb('tenant_ids').$type<number[]>().notNull(),
  /** Returns 2xx when healthy; null when not monitored. */
  healthUrl: text('health_url'),
})
