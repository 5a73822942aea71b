import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import type { LaunchableApplication } from '#api/applications.ts'
import type { Profile } from '#api/principal.ts'
import type { ApplicationSettings } from '#api/settings.ts'
import type { SamlProvider } from './applications/saml-provider.ts'

/**
 * What the portal must know before anybody signs in. Public by nature, found by hostname, so without
 * row-level security: there is no tenant yet when it is read.
 */
export const settingsSchema = pgSchema('settings')

export const tenant = settingsSchema.table('tenant', {
  id: integer().primaryKey(),
  name: text().notNull(),
  alias: text().notNull().unique(),
  taxId: text('tax_id').notNull(),
  languageId: text('language_id').notNull(),
  timeZone: text('time_zone').notNull(),
  currency: text().notNull(),
})

export const institution = settingsSchema.table('institution', {
  id: integer().primaryKey(),
  tenantId: integer('tenant_id')
    .notNull()
    .references(() => tenant.id),
  name: text().notNull(),
  alias: text().notNull(),
  /** Of its own, where it does not show the tenant's. */
  logo: text(),
  darkLogo: text('dark_logo'),
})

export const application = settingsSchema.table(
  'application',
  {
    hostname: text().primaryKey(),
    tenantId: integer('tenant_id').references(() => tenant.id),
    owner: text().$type<'tenant' | 'ies'>(),
    safeaVersion: text('safea_version').$type<ApplicationSettings['safeaVersion']>().notNull(),
    features: jsonb().$type<ApplicationSettings['features']>().notNull().default([]),
    /** Entries of its own, and those that stand in for the product's. */
    navigation: jsonb().$type<ApplicationSettings['navigation']>().notNull().default([]),
    accountActions: jsonb('account_actions').$type<ApplicationSettings['accountActions']>().notNull().default([]),
    connectivityWarning: boolean('connectivity_warning').notNull().default(false),
    assistants: jsonb().$type<ApplicationSettings['assistants']>().notNull().default({ handTalk: null, vlibras: null, equalWeb: null }),
    webComponents: jsonb('web_components').$type<ApplicationSettings['webComponents']>().notNull().default([]),
    theme: jsonb().$type<ApplicationSettings['theme']>().notNull(),
    authenticationModes: jsonb('authentication_modes').$type<ApplicationSettings['authenticationModes']>().notNull(),
    /** Not for everybody, unlike the rest: only the identity service asks for it. */
    samlProvider: jsonb('saml_provider').$type<SamlProvider>(),
    captchaKey: text('captcha_key'),
    createAccountEnabled: boolean('create_account_enabled').notNull(),
    independentTabsEnabled: boolean('independent_tabs_enabled').notNull(),
    frameAncestors: jsonb('frame_ancestors').$type<string[]>().notNull(),
    termsOfUseUrl: text('terms_of_use_url'),
    privacyUrl: text('privacy_url'),
  },
  () =>
    // Colours reach style sheets, so the table itself refuses anything but #rrggbb.
    ['primaryColor', 'accentColor', 'secondaryColor', 'loadingColor'].map((color) =>
      check(`theme_${color.replace('Color', '')}_color`, sql.raw(`theme ->> '${color}' ~ '^#[0-9a-fA-F]{6}$'`)),
    ),
)

/** Other applications of the house: who may open them, and where to ask how they are. */
export const launchable = settingsSchema.table('launchable_application', {
  id: integer().primaryKey(),
  alias: text().notNull().unique(),
  commercialName: text('commercial_name').notNull(),
  logo: text(),
  /** May hold `{hostname}`. */
  ssoUrl: text('sso_url'),
  allowAppLauncher: boolean('allow_app_launcher').notNull(),
  safeaVersion: text('safea_version').$type<LaunchableApplication['safeaVersion']>().notNull(),
  /** Who opens it, in the tenants named; no tenant named means all. */
  profiles: jsonb().$type<Profile[]>().notNull(),
  tenantIds: jsonb('tenant_ids').$type<number[]>().notNull(),
  /** Answers 2xx while the application is well; null for one that nobody watches. */
  healthUrl: text('health_url'),
})
