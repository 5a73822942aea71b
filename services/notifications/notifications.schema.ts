import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AnnouncementStatus, AnnouncementTexts, Audience } from '#api/notifications/announcements.ts'
import type { AppLocale } from '#api/locales.ts'
import type { DisplayMode } from '#api/notifications/notifications.ts'
import type { NoticeTexts } from './notice-texts.ts'
import { tenantPolicy } from '../platform/tenant-policy.ts'

export const notificationsSchema = pgSchema('notifications')

export const recipient = notificationsSchema.table(
  'recipient',
  {
    id: uuid().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** The texts by language, chosen when shown; a reader whose language is missing gets `title` and `message`. */
    texts: jsonb().$type<Partial<NoticeTexts>>(),
    icon: text(),
    /** Common target; `recipientTargetUrl` takes precedence. */
    targetUrl: text('target_url'),
    recipientTargetUrl: text('recipient_target_url'),
    displayMode: text('display_mode').$type<DisplayMode>().notNull().default('toast'),
    /** Makes notifications of one event idempotent. */
    eventKey: text('event_key'),
    announcementId: uuid('announcement_id'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    // Scanned backwards for newest first.
    index('recipient_inbox').on(table.tenantId, table.userId, table.sentAt, table.id),
    index('recipient_unread').on(table.tenantId, table.userId, table.sentAt, table.id).where(sql`read_at is null`),
    uniqueIndex('recipient_event').on(table.tenantId, table.userId, table.eventKey),
    // Ensures that nobody receives an announcement twice.
    uniqueIndex('recipient_announcement').on(table.tenantId, table.announcementId, table.userId).where(sql`announcement_id is not null`),
    index('recipient_readers').on(table.tenantId, table.announcementId).where(sql`announcement_id is not null and read_at is not null`),
    tenantPolicy(),
  ],
)

/** An announcement that staff send to a role, a course or a person. */
export const announcement = notificationsSchema.table(
  'announcement',
  {
    id: uuid().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    /** Institution reached; null for every institution of the tenant. */
    institutionId: integer('institution_id'),
    senderId: integer('sender_id').notNull(),
    senderName: text('sender_name').notNull(),
    texts: jsonb().$type<AnnouncementTexts>().notNull(),
    mainLanguage: text('main_language').$type<AppLocale>().notNull(),
    targetPath: text('target_path'),
    audience: jsonb().$type<Audience>().notNull(),
    personName: text('person_name'),
    status: text().$type<AnnouncementStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sendAt: timestamp('send_at', { withTimezone: true }).notNull(),
    /** Id of the last person in the last batch; batches are in order of id. */
    sentUpTo: integer('sent_up_to').notNull().default(0),
    recipients: integer().notNull().default(0),
  },
  (table) => [index('announcement_newest').on(table.tenantId, table.sendAt, table.id), tenantPolicy()],
)
