import { index, integer, jsonb, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { officeQuery } from '#api/academic/request-office.ts'
import type { RequestStatus } from '#api/academic/request-status.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'

/** Filters and order that an office member saved under a name. */
export const requestView = academic.table(
  'request_view',
  {
    viewId: integer('view_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    query: jsonb().$type<z.infer<typeof officeQuery>>().notNull(),
  },
  (table) => [unique('request_view_name').on(table.tenantId, table.userId, table.name), tenantPolicy()],
)

export const requestTemplate = academic.table(
  'request_template',
  {
    templateId: integer('template_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    /** Null means every institution of the tenant. */
    institutionId: integer('institution_id'),
    typeId: integer('type_id'),
    name: text().notNull(),
    text: text().notNull(),
  },
  (table) => [unique('request_template_name').on(table.tenantId, table.institutionId, table.name).nullsNotDistinct(), tenantPolicy()],
)

/** Who may be given requests at an institution: everybody who opens its queue. */
export const requestAssignee = academic.table(
  'request_assignee',
  {
    tenantId: integer('tenant_id').notNull(),
    /** 0 for who works for every institution. */
    institutionId: integer('institution_id').notNull(),
    userId: integer('user_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** When the person was last given a request. */
    givenAt: timestamp('given_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.institutionId, table.userId] }), tenantPolicy()],
)

/** Changes that one act made to several requests, kept so that it can be undone. */
export const requestBulk = academic.table(
  'request_bulk',
  {
    bulkId: uuid('bulk_id').notNull(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    input: text().notNull(),
    changes: jsonb().$type<{ requestId: string; revision: number; status: RequestStatus; assignee: number | null }[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.bulkId] }),
    index('request_bulk_user').on(table.tenantId, table.userId),
    tenantPolicy(),
  ],
)
