import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { EditedType, RequestDefinition } from '#api/academic/request-types.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { withinOffice } from '../enrollments/enrollments.queries.ts'
import { openRequests } from '../request-office/request-age.queries.ts'
import { requestType, requestTypeVersion } from './request-types.schema.ts'
import { definitionToKeep, type EditorScope } from './request-types.ts'

/** Types of the tenant and of the editor's institution, on `academic.request_type t`. */
const visibleTypes = ({ tenantId, institutionId }: EditorScope): SQL =>
  institutionId === null
    ? sql`t.tenant_id = ${tenantId}`
    : sql`t.tenant_id = ${tenantId} and (t.institution_id is null or t.institution_id = ${institutionId})`

type TypeRow = Omit<EditedType, 'updatedAt'> & { updatedAt: Date }

/** @param version of the definition; undefined for the newest */
function typeColumns({ institutionId }: EditorScope): SQL {
  return sql`t.type_id as "typeId", t.institution_id as "institutionId", t.is_active as "isActive", v.version, v.at as "updatedAt",
    ${institutionId === null ? sql`true` : sql`t.institution_id is not null`} as "mayEdit",
    v.definition->'name' as name, v.definition->>'category' as category, (v.definition->>'cost')::int as cost,
    (v.definition->>'limitOfDays')::int as "limitOfDays",
    (select count(*)::int from academic.request r
      where r.tenant_id = t.tenant_id and r.type_id = t.type_id and ${openRequests}
        ${institutionId === null ? sql`` : sql`and r.institution_id = ${institutionId}`}) as "openRequests"`
}

const typeVersions = sql`academic.request_type t join academic.request_type_version v on v.tenant_id = t.tenant_id and v.type_id = t.type_id`

const edited = <Row extends TypeRow>(row: Row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })

/** Lists the types by name, including those that are switched off (GET /request-types). */
export async function listTypes(pool: pg.Pool, scope: EditorScope): Promise<EditedType[]> {
  const rows = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<TypeRow>(
      client,
      sql`select ${typeColumns(scope)} from ${typeVersions} where ${visibleTypes(scope)} and v.version = t.version
        order by v.definition->'name'->>'pt-BR', t.type_id`,
    ),
  )
  return rows.map(edited)
}

/** Courses with students of the editor's institutions. */
export function getCourses(pool: pg.Pool, scope: EditorScope): Promise<string[]> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const rows = await query<{ course: string }>(
      client,
      sql`select distinct e.course from academic.enrollment e where ${withinOffice(scope)} order by 1`,
    )
    return rows.map(({ course }) => course)
  })
}

/** Throws NOT_FOUND for a type or a version that the editor does not see. @param version the newest unless given */
export function readType(pool: pg.Pool, scope: EditorScope, typeId: number, version: number | undefined) {
  return readTenant(pool, scope.tenantId, async ({ client, db }) => {
    const [row] = await query<TypeRow & { definition: RequestDefinition }>(
      client,
      sql`select ${typeColumns(scope)}, v.definition from ${typeVersions}
        where ${visibleTypes(scope)} and t.type_id = ${typeId} and v.version = ${version ?? sql`t.version`}`,
    )
    if (!row) throw new DomainError('NOT_FOUND')
    const { version: number, at, madeBy, tenantId, typeId: ofType } = requestTypeVersion
    const versions = await db
      .select({ version: number, at, madeBy })
      .from(requestTypeVersion)
      .where(and(eq(tenantId, scope.tenantId), eq(ofType, typeId)))
      .orderBy(desc(number))
    return { type: edited(row), versions }
  })
}

/** Adds a type of the editor's institution, switched off and placed last. Throws NOT_ALLOWED like `definitionToKeep`. */
export async function createType(pool: pg.Pool, scope: EditorScope, definition: RequestDefinition, now: Date): Promise<number> {
  const kept = definitionToKeep(definition)
  const { tenantId, institutionId } = scope
  return inTenant(pool, tenantId, async ({ client, db }) => {
    const [created] = await query<{ typeId: number }>(
      client,
      sql`insert into academic.request_type (tenant_id, institution_id, is_active, version, position)
        select ${tenantId}, ${institutionId}, false, 1, coalesce(max(position), 0) + 1 from academic.request_type where tenant_id = ${tenantId}
        returning type_id as "typeId"`,
    )
    await addVersion(db, scope, { typeId: created!.typeId, version: 1, definition: kept, at: now })
    return created!.typeId
  })
}

/**
 * The next version. Throws NOT_FOUND for a type that the editor does not see, FORBIDDEN for one of the whole tenant that is not theirs to
 * change, CONTENT_CHANGED where `version` is no longer the newest, NOT_ALLOWED like `definitionToKeep`.
 */
export async function saveType(
  pool: pg.Pool,
  scope: EditorScope,
  { typeId, version, definition }: { typeId: number; version: number; definition: RequestDefinition },
  now: Date,
): Promise<number> {
  return inTenant(pool, scope.tenantId, async ({ client, db }) => {
    const newest = await lockType(client, scope, typeId)
    if (newest !== version) throw new DomainError('CONTENT_CHANGED')
    const next = version + 1
    await addVersion(db, scope, { typeId, version: next, definition: definitionToKeep(definition), at: now })
    await db.update(requestType).set({ version: next }).where(byKey(scope, typeId))
    return next
  })
}

/** Throws NOT_FOUND and FORBIDDEN like `saveType`. */
export async function switchType(
  pool: pg.Pool,
  scope: EditorScope,
  { typeId, isActive }: { typeId: number; isActive: boolean },
): Promise<void> {
  await inTenant(pool, scope.tenantId, async ({ client, db }) => {
    await lockType(client, scope, typeId)
    await db.update(requestType).set({ isActive }).where(byKey(scope, typeId))
  })
}

/** The newest version of a type that the editor may change. */
async function lockType(client: pg.ClientBase, scope: EditorScope, typeId: number): Promise<number> {
  const [found] = await query<{ version: number; institutionId: number | null }>(
    client,
    sql`select t.version, t.institution_id as "institutionId" from academic.request_type t
      where ${visibleTypes(scope)} and t.type_id = ${typeId} for update`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  if (scope.institutionId !== null && found.institutionId === null) throw new DomainError('FORBIDDEN')
  return found.version
}

const byKey = ({ tenantId }: EditorScope, typeId: number) => and(eq(requestType.tenantId, tenantId), eq(requestType.typeId, typeId))

const addVersion = (
  db: TenantTransaction['db'],
  { tenantId, userId }: EditorScope,
  version: Omit<typeof requestTypeVersion.$inferInsert, 'tenantId' | 'madeBy'>,
) => db.insert(requestTypeVersion).values({ ...version, tenantId, madeBy: userId })
