import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import type { ApplicationSettings } from '#api/settings.ts'
import type { SamlProvider } from '../domain/saml-provider.ts'

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
  tenantId: integer('tenant_id').notNull().references(() => tenant.id),
  name: text().notNull(),
  alias: text().notNull(),
})

export const application = settingsSchema.table('application', {
  hostname: text().primaryKey(),
  tenantId: integer('tenant_id').references(() => tenant.id),
  owner: text().$type<'tenant' | 'ies'>(),
  safeaVersion: text('safea_version').$type<ApplicationSettings['safeaVersion']>().notNull(),
  features: jsonb().$type<ApplicationSettings['features']>().notNull().default([]),
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
}, () =>
  // Colours reach style sheets, so the table itself refuses anything but #rrggbb.
  ['primaryColor', 'accentColor', 'secondaryColor', 'loadingColor'].map((color) =>
    check(`theme_${color.replace('Color', '')}_color`, sql.raw(`theme ->> '${color}' ~ '^#[0-9a-fA-F]{6}$'`)),
  ),
)
