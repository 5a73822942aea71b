import { boolean, foreignKey, integer, jsonb, primaryKey, timestamp, unique } from 'drizzle-orm/pg-core'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { tenantPolicy } from '../../platform/tenant-policy.ts'
import { academic } from '../academic.schema.ts'

/** A type of request that students may make. */
export const requestType = academic.table(
  'request_type',
  {
    typeId: integer('type_id').primaryKey().generatedByDefaultAsIdentity(),
    tenantId: integer('tenant_id').notNull(),
    /** Null means every institution of the tenant. */
    institutionId: integer('institution_id'),
    isActive: boolean('is_active').notNull(),
    /** Number of the newest version. */
    version: integer().notNull(),
    /** Order among the types of a category. */
    position: integer().notNull(),
  },
  (table) => [unique('request_type_of_tenant').on(table.tenantId, table.typeId), tenantPolicy()],
)

/** Never changed: requests refer to the version that they were sent under. */
export const requestTypeVersion = academic.table(
  'request_type_version',
  {
    tenantId: integer('tenant_id').notNull(),
    typeId: integer('type_id').notNull(),
    version: integer().notNull(),
    definition: jsonb().$type<RequestDefinition>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** User id. */
    madeBy: integer('made_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.typeId, table.version] }),
    foreignKey({ columns: [table.tenantId, table.typeId], foreignColumns: [requestType.tenantId, requestType.typeId] }),
    tenantPolicy(),
  ],
)
