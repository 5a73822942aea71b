import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'
import { enrollment, institution } from '../enrollments/enrollments.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const cardSetting = academic.table(
  'card_setting',
  {
    tenantId: integer('tenant_id').notNull(),
    institutionId: integer('institution_id').notNull(),
    /** Whether the office reviews a photo before the card becomes valid. */
    reviewsPhotos: boolean('reviews_photos').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.institutionId] }),
    foreignKey({ columns: [table.tenantId, table.institutionId], foreignColumns: [institution.tenantId, institution.institutionId] }),
    tenantPolicy(),
  ],
)

export type PhotoStatus = 'pending' | 'accepted' | 'refused'

export const studentCard = academic.table(
  'student_card',
  {
    cardId: uuid('card_id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    enrollmentId: integer('enrollment_id').notNull(),
    validationCode: text('validation_code').notNull(),
    typedCode: text('typed_code').notNull(),
    /** Key in the file store; null for cards from before photos were kept here. */
    photo: text(),
    photoStatus: text('photo_status').$type<PhotoStatus>().notNull(),
    /** The reason why the last photo was refused: the card's own, or the one that was to replace an accepted one. */
    photoReason: text('photo_reason'),
    /** Key of the photo that waits to replace the accepted one, which stays valid until then. */
    newPhoto: text('new_photo'),
    validFrom: date('valid_from').notNull(),
    validUntil: date('valid_until').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('student_card_of_tenant').on(table.tenantId, table.cardId),
    uniqueIndex('student_card_live').on(table.tenantId, table.enrollmentId).where(sql`${table.revokedAt} is null`),
    uniqueIndex('student_card_typed').on(table.tenantId, table.typedCode),
    foreignKey({ columns: [table.tenantId, table.enrollmentId], foreignColumns: [enrollment.tenantId, enrollment.enrollmentId] }),
    check('student_card_photo', sql`${table.photoStatus} in ('pending', 'accepted', 'refused')`),
    check('student_card_new_photo', sql`${table.newPhoto} is null or ${table.photoStatus} = 'accepted'`),
    tenantPolicy(),
  ],
)

/** Maps a validation code to its tenant, without row-level security: whoever validates a card does not name a tenant. */
export const cardCode = academic.table('card_code', {
  validationCode: text('validation_code').primaryKey(),
  tenantId: integer('tenant_id').notNull(),
  cardId: uuid('card_id').notNull(),
})

export const cardCheckIn = academic.table(
  'card_check_in',
  {
    checkInId: integer('check_in_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    cardId: uuid('card_id').notNull(),
    at: instant('at').notNull(),
    place: text().notNull(),
    readBy: integer('read_by').notNull(),
  },
  (table) => [
    index('card_check_in_card').on(table.tenantId, table.cardId, table.at),
    foreignKey({ columns: [table.tenantId, table.cardId], foreignColumns: [studentCard.tenantId, studentCard.cardId] }),
    tenantPolicy(),
  ],
)

/** Recent readings of gates, to detect codes that were shown before. Deleted daily, and never shown to students. */
export const cardReading = academic.table(
  'card_reading',
  {
    readingId: integer('reading_id').primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    cardId: uuid('card_id').notNull(),
    /** SHA-256 of the proof, or of the code without one. */
    codeHash: text('code_hash').notNull(),
    at: instant('at').notNull(),
    place: text().notNull(),
    readBy: integer('read_by').notNull(),
  },
  (table) => [
    // A reading that is sent again because its answer was lost is written once.
    uniqueIndex('card_reading_once').on(table.tenantId, table.cardId, table.codeHash, table.at, table.place),
    index('card_reading_end').on(table.tenantId, table.at),
    foreignKey({ columns: [table.tenantId, table.cardId], foreignColumns: [studentCard.tenantId, studentCard.cardId] }),
    tenantPolicy(),
  ],
)

/** Keys that sign a tenant's proofs. The newest one signs; older ones still verify. */
export const cardKey = academic.table(
  'card_key',
  {
    kid: text().primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    publicKey: jsonb('public_key').$type<JWK>().notNull(),
    /** Encrypted, so that a backup of the database cannot sign cards. */
    sealedKey: text('sealed_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('card_key_tenant').on(table.tenantId, table.createdAt), tenantPolicy()],
)
