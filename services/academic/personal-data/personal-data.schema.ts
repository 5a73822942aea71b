import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AddressPurpose, PersonalDataChange, PersonalField } from '#api/academic/personal-data.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { institution } from '../enrollments/enrollments.schema.ts'

/** Personal data that is not in the account; mobile and email are kept there. */
export const personalData = academic.table(
  'personal_data',
  {
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Digits with area code. */
    phone: text(),
    /** When phone, mobile and email were last confirmed. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] }), tenantPolicy()],
)

export const address = academic.table(
  'address',
  {
    addressId: integer('address_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    purpose: text().$type<AddressPurpose>().notNull(),
    countryIsoCode: text('country_iso_code').notNull(),
    zipCode: text('zip_code').notNull(),
    state: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    number: text().notNull(),
    neighborhood: text().notNull(),
    complement: text().notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('address_user').on(table.tenantId, table.userId),
    check('address_purpose', sql`${table.purpose} in ('residence', 'correspondence', 'other')`),
    tenantPolicy(),
  ],
)

/** Changes of personal data, with their authors. */
export const personalDataChange = academic.table(
  'personal_data_change',
  {
    changeId: integer('change_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    changedBy: integer('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    field: text().$type<PersonalDataChange['field']>().notNull(),
    /** Id of the address; null for changes of the contact. */
    addressId: integer('address_id'),
    oldValue: text('old_value'),
    newValue: text('new_value'),
  },
  (table) => [index('personal_data_change_user').on(table.tenantId, table.userId, table.changedAt), tenantPolicy()],
)

/** The data that an institution wants its students to confirm; one request at a time. */
export const dataUpdateRequest = academic.table(
  'data_update_request',
  {
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    dueOn: date('due_on').notNull(),
    fields: text().array().$type<PersonalField[]>().notNull(),
    /** Whether students are led to the page once in each session. */
    required: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.institutionId] }),
    foreignKey({ columns: [table.tenantId, table.institutionId], foreignColumns: [institution.tenantId, institution.institutionId] }),
    tenantPolicy(),
  ],
)
