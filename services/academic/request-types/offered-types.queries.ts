import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type RequestDefinition, requestDefinition } from '#api/academic/request-types.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { curriculumCompletion } from '../situation/situation.queries.ts'
import type { RuleFacts } from './request-rules.ts'
import type { Course } from '../requests/request-course.queries.ts'

export interface FoundType {
  typeId: number
  version: number
  definition: RequestDefinition
}

const newest = sql`academic.request_type t
  join academic.request_type_version v on v.tenant_id = t.tenant_id and v.type_id = t.type_id and v.version = t.version`

/** Types that are offered at an institution, by name within each category. */
export const offeredTypes = (client: pg.ClientBase, place: { tenantId: number; institutionId: number }): Promise<FoundType[]> =>
  typesWhere(client, offeredAt(place))

/** Returns the newest version of an offered type. Throws NOT_FOUND. */
export async function requireOfferedType(
  client: pg.ClientBase,
  place: { tenantId: number; institutionId: number },
  typeId: number,
): Promise<FoundType> {
  const [found] = await typesWhere(client, sql`${offeredAt(place)} and t.type_id = ${typeId}`)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Returns the definition under which a request was sent. */
export async function getDefinition(
  client: pg.ClientBase,
  { tenantId, typeId, version }: { tenantId: number; typeId: number; version: number },
): Promise<RequestDefinition> {
  const [found] = await query<{ definition: unknown }>(
    client,
    sql`select v.definition from academic.request_type_version v
      where v.tenant_id = ${tenantId} and v.type_id = ${typeId} and v.version = ${version}`,
  )
  return requestDefinition.parse(found!.definition)
}

const offeredAt = ({ tenantId, institutionId }: { tenantId: number; institutionId: number }): SQL =>
  sql`t.tenant_id = ${tenantId} and t.is_active and (t.institution_id is null or t.institution_id = ${institutionId})`

async function typesWhere(client: pg.ClientBase, condition: SQL): Promise<FoundType[]> {
  const rows = await query<Omit<FoundType, 'definition'> & { definition: unknown }>(
    client,
    sql`select t.type_id as "typeId", t.version, v.definition from ${newest} where ${condition} order by t.position, t.type_id`,
  )
  // Fields that older versions lack get their defaults.
  return rows.map((row) => ({ ...row, definition: requestDefinition.parse(row.definition) }))
}

/** Returns the facts about a course that rules of types need; `openTypes` are types with a request that is not concluded. */
export async function ruleFacts(
  client: pg.ClientBase,
  tenantId: number,
  course: Course,
  today: string,
): Promise<Omit<RuleFacts, 'hasOpenRequest'> & { openTypes: ReadonlySet<number> }> {
  const [[documents], open, completion] = await Promise.all([
    query<{ missing: number }>(
      client,
      sql`select count(*) as missing from academic.enrollment_document d
        join academic.document_kind k on k.tenant_id = d.tenant_id and k.kind_id = d.kind_id
        where d.tenant_id = ${tenantId} and d.enrollment_id = ${course.enrollmentId} and k.purpose = 'admission'
          and d.status in ('pending', 'waiting', 'refused')`,
    ),
    query<{ typeId: number }>(
      client,
      sql`select distinct r.type_id as "typeId" from academic.request r
        where r.tenant_id = ${tenantId} and r.enrollment_id = ${course.enrollmentId}
          and r.status in ('waiting_for_payment', 'open', 'in_attendance', 'pending', 'waiting_for_student_action')`,
    ),
    curriculumCompletion(client, tenantId, course),
  ])
  return {
    status: course.status,
    course: course.course,
    progress: completion.percentage,
    hasDocumentsAccepted: documents!.missing === 0,
    today,
    openTypes: new Set(open.map(({ typeId }) => typeId)),
  }
}
