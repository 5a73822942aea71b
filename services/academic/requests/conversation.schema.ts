import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { AskedItemStatus } from '#api/academic/request-status.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { upload } from '../uploads/uploads.schema.ts'
import { request } from './requests.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const requestMessage = academic.table(
  'request_message',
  {
    messageId: uuid('message_id').notNull(),
    tenantId: integer('tenant_id').notNull(),
    requestId: uuid('request_id').notNull(),
    position: integer().notNull(),
    author: text().$type<'student' | 'office'>().notNull(),
    userId: integer('user_id').notNull(),
    text: text().notNull(),
    at: instant('at').notNull(),
    /** When the other side read the message. */
    readAt: instant('read_at'),
    isInternal: boolean('is_internal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.messageId] }),
    unique('request_message_position').on(table.tenantId, table.requestId, table.position),
    foreignKey({ columns: [table.tenantId, table.requestId], foreignColumns: [request.tenantId, request.requestId] }),
    check('request_message_author', sql`${table.author} = 'office' or (${table.author} = 'student' and not ${table.isInternal})`),
    tenantPolicy(),
  ],
)

/** What the office asks the student to hand in. */
export const requestAction = academic.table(
  'request_action',
  {
    actionId: integer('action_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    requestId: uuid('request_id').notNull(),
    text: text().notNull(),
    /** Last day. */
    deadline: date().notNull(),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('request_action_of_tenant').on(table.tenantId, table.actionId),
    index('request_action_request').on(table.tenantId, table.requestId),
    foreignKey({ columns: [table.tenantId, table.requestId], foreignColumns: [request.tenantId, request.requestId] }),
    tenantPolicy(),
  ],
)

export const requestItem = academic.table(
  'request_item',
  {
    itemId: integer('item_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    actionId: integer('action_id').notNull(),
    position: integer().notNull(),
    kind: text().$type<'document' | 'data'>().notNull(),
    label: text().notNull(),
    status: text().$type<AskedItemStatus>().notNull(),
    reason: text(),
    text: text(),
  },
  (table) => [
    unique('request_item_of_tenant').on(table.tenantId, table.itemId),
    index('request_item_action').on(table.tenantId, table.actionId),
    foreignKey({ columns: [table.tenantId, table.actionId], foreignColumns: [requestAction.tenantId, requestAction.actionId] }),
    check('request_item_status', sql`${table.status} in ('required', 'pending', 'accepted', 'refused', 'not_applicable')`),
    check('request_item_reason', sql`${table.status} <> 'refused' or ${table.reason} is not null`),
    tenantPolicy(),
  ],
)

/** A file of a request: of a field, a message, an item asked for, or the result. */
export const requestFile = academic.table(
  'request_file',
  {
    tenantId: integer('tenant_id').notNull(),
    requestId: uuid('request_id').notNull(),
    uploadKey: uuid('upload_key').notNull(),
    /** The position, counted from 1, in the order in which the files were chosen. */
    position: integer().notNull(),
    place: text().$type<'field' | 'message' | 'item' | 'result'>().notNull(),
    field: text(),
    messageId: uuid('message_id'),
    itemId: integer('item_id'),
    /** The token of a result that the public may validate. */
    sharedToken: text('shared_token'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.requestId, table.uploadKey] }),
    unique('request_file_upload').on(table.tenantId, table.uploadKey),
    index('request_file_shared').on(table.tenantId, table.sharedToken).where(sql`shared_token is not null`),
    foreignKey({ columns: [table.tenantId, table.requestId], foreignColumns: [request.tenantId, request.requestId] }),
    foreignKey({ columns: [table.tenantId, table.uploadKey], foreignColumns: [upload.tenantId, upload.key] }),
    foreignKey({ columns: [table.tenantId, table.messageId], foreignColumns: [requestMessage.tenantId, requestMessage.messageId] }),
    foreignKey({ columns: [table.tenantId, table.itemId], foreignColumns: [requestItem.tenantId, requestItem.itemId] }),
    check(
      'request_file_place',
      sql`(${table.place} = 'field') = (${table.field} is not null) and (${table.place} = 'message') = (${table.messageId} is not null)
        and (${table.place} = 'item') = (${table.itemId} is not null)`,
    ),
    tenantPolicy(),
  ],
)
