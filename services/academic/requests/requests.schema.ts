import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalizedText } from '#api/locales.ts'
import type { ProtocolChannel } from '#api/academic/protocols.ts'
import type { FormAnswer } from '#api/academic/request-forms.ts'
import type { RequestStatus } from '#api/academic/request-status.ts'
import type { OfficeEventKind } from '#api/academic/request-office.ts'
import type { FieldValue } from '#api/academic/requests.ts'
import type { RequestCategory } from '#api/academic/request-types.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { enrollment } from '../enrollments/enrollments.schema.ts'
import { requestTypeVersion } from '../request-types/request-types.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A form that a student has begun and not sent. Its id becomes that of the request. */
export const requestDraft = academic.table(
  'request_draft',
  {
    draftId: uuid('draft_id').notNull(),
    tenantId: integer('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    typeId: integer('type_id').notNull(),
    version: integer().notNull(),
    /** The version under which the draft was begun, if the type has changed since. */
    begunUnder: integer('begun_under'),
    answers: jsonb().$type<Record<string, FormAnswer>>().notNull(),
    pressed: jsonb().$type<Record<string, string>>().notNull(),
    /** For each field, the revision that changed it last. */
    changedIn: jsonb('changed_in').$type<Record<string, number>>().notNull(),
    revision: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.draftId] }),
    index('request_draft_user').on(table.tenantId, table.userId, table.updatedAt),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    foreignKey({
      columns: [table.tenantId, table.typeId, table.version],
      foreignColumns: [requestTypeVersion.tenantId, requestTypeVersion.typeId, requestTypeVersion.version],
    }),
    tenantPolicy(),
  ],
)

/** The last protocol number of a year. */
export const requestNumber = academic.table(
  'request_number',
  { tenantId: integer('tenant_id').notNull(), year: smallint().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.year] }), tenantPolicy()],
)

/** A student's request to the office, with its protocol number. */
export const request = academic.table(
  'request',
  {
    requestId: uuid('request_id').primaryKey(),
    /** Four bytes for views of long lists (docs/decisions/0084-list-views-in-the-database.md). */
    listId: integer('list_id').notNull().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    /** The institution of the enrollment, copied so that the queue of an institution needs no join. */
    institutionId: integer('institution_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    /** User id; null for students without an account. */
    userId: integer('user_id'),
    typeId: integer('type_id').notNull(),
    version: integer().notNull(),
    /** The name in its version, copied for lists. */
    name: jsonb().$type<LocalizedText>().notNull(),
    category: text().$type<RequestCategory>().notNull(),
    protocol: text().notNull(),
    channel: text().$type<ProtocolChannel>().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    answers: jsonb().$type<Record<string, FormAnswer>>().notNull(),
    /** Names of the answered steps. */
    steps: text().array().notNull(),
    /** Labels of chosen values of dynamic fields. */
    chosen: jsonb().$type<Record<string, FieldValue[]>>().notNull(),
    /** In cents. */
    cost: integer().notNull(),
    /** Id of the debt in the financial service. */
    debtId: integer('debt_id'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Last day for the office's answer; null until it is paid. */
    deadline: date(),
    /** When the office received it: when it was sent, or paid. */
    startedAt: instant('started_at'),
    /** User id. */
    assignee: integer(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by'),
    /** Text of the decision for the student. */
    resultText: text('result_text'),
    /** The status to restore if the decision, or the bulk act, is undone. */
    statusBefore: text('status_before').$type<RequestStatus>(),
    /** Number of changes by office and student, so that staff decide only on the state that they saw. */
    revision: integer().notNull(),
    /** The position of the newest message. */
    messageCount: integer('message_count').notNull(),
    /** Number of unread messages from the office. */
    unreadByStudent: integer('unread_by_student').notNull(),
    unreadByOffice: integer('unread_by_office').notNull(),
    score: smallint(),
    scoreReason: text('score_reason'),
    ratedAt: instant('rated_at'),
  },
  (table) => [
    unique('request_of_tenant').on(table.tenantId, table.requestId),
    uniqueIndex('request_list').on(table.tenantId, table.listId),
    uniqueIndex('request_protocol').on(table.tenantId, table.protocol),
    index('request_user').on(table.tenantId, table.userId, table.createdAt),
    index('request_queue').on(table.tenantId, table.status, table.deadline, table.listId, table.institutionId),
    index('request_type_status').on(table.tenantId, table.typeId, table.status),
    index('request_enrollment').on(table.tenantId, table.enrollmentId),
    index('request_decided').on(table.tenantId, table.decidedAt, table.institutionId).where(sql`decided_at is not null`),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    foreignKey({
      columns: [table.tenantId, table.typeId, table.version],
      foreignColumns: [requestTypeVersion.tenantId, requestTypeVersion.typeId, requestTypeVersion.version],
    }),
    check(
      'request_status',
      sql`${table.status} in ('waiting_for_payment', 'open', 'in_attendance', 'pending', 'waiting_for_student_action',
        'granted', 'rejected', 'delivered', 'concluded', 'canceled')`,
    ),
    check('request_channel', sql`${table.channel} in ('portal', 'counter')`),
    check('request_cost', sql`${table.cost} >= 0 and (${table.status} <> 'waiting_for_payment' or ${table.cost} > 0)`),
    check('request_started', sql`(${table.startedAt} is null) = (${table.deadline} is null)`),
    check('request_score', sql`${table.score} between 1 and 5 and (${table.score} is null) = (${table.ratedAt} is null)`),
    tenantPolicy(),
  ],
)

/** Events of a request, with their authors. */
export const requestEvent = academic.table(
  'request_event',
  {
    eventId: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    requestId: uuid('request_id').notNull(),
    kind: text().$type<OfficeEventKind>().notNull(),
    /** Status after the event. */
    status: text().$type<RequestStatus>().notNull(),
    at: instant('at').notNull(),
    by: text().$type<'student' | 'office' | 'system'>().notNull(),
    /** User id. */
    madeBy: integer('made_by'),
    /** Text for the office. */
    text: text(),
  },
  (table) => [
    index('request_event_request').on(table.tenantId, table.requestId, table.at),
    foreignKey({ columns: [table.tenantId, table.requestId], foreignColumns: [request.tenantId, request.requestId] }),
    check('request_event_by', sql`${table.by} in ('student', 'office', 'system')`),
    tenantPolicy(),
  ],
)
