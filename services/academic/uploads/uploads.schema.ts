import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { uploadTypes } from '#api/academic/upload-limits.ts'
import type { UploadType, UploadUse } from '#api/academic/uploads.ts'
import type { FileProblem } from '../../platform/files/check-file.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'

const literals = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** A file that a person is sending or has sent; the key in the file store derives from this row. */
export const upload = academic.table(
  'upload',
  {
    key: uuid().notNull(),
    tenantId: integer('tenant_id').notNull(),
    /** User id of the sender. */
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    type: text().$type<UploadType>().notNull(),
    /** The purpose for which it may be handed in. */
    use: text().$type<UploadUse>().notNull().default('document'),
    /** Size in bytes: the announced one at first, then that of the stored file. */
    size: integer().notNull(),
    state: text().$type<'begun' | 'complete' | 'failed'>().notNull(),
    /** Reason of the refusal. */
    problem: text().$type<FileProblem>(),
    /** The SHA-256 hash of the file that is kept, in hexadecimal. */
    sha256: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.key] }),
    index('upload_user').on(table.tenantId, table.userId, table.state),
    check('upload_type', sql`${table.type} in (${literals(uploadTypes.request)})`),
    check(
      'upload_use',
      sql`${table.use} = 'request' or (${table.use} = 'document' and ${table.type} in (${literals(uploadTypes.document)}))`,
    ),
    check('upload_size', sql`${table.size} > 0`),
    check('upload_state', sql`${table.state} in ('begun', 'complete', 'failed')`),
    check('upload_complete', sql`(${table.state} = 'complete') = (${table.sha256} is not null)`),
    check('upload_failed', sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
    tenantPolicy(),
  ],
)
