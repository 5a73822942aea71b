import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fieldSourceId, type FieldSourceId } from '#api/academic/request-field-sources.ts'
import type { FieldValue } from '#api/academic/requests.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { Course } from './request-course.queries.ts'

/** Access to the locality service's places of the country. */
export interface LocalityPort {
  states(): Promise<FieldValue[]>
  /** Lists the cities of a state by its code; empty for an unknown code. */
  cities(state: string): Promise<FieldValue[]>
}

export interface SourcePorts {
  pool: pg.Pool
  localities: LocalityPort
}

type Filter = Readonly<Record<string, string>>
type Source = (ports: SourcePorts, tenantId: number, course: Course, filter: Filter) => Promise<FieldValue[]>

const subjects =
  (condition: (filter: Filter) => ReturnType<typeof sql>): Source =>
  ({ pool }, tenantId, { enrollmentId, curriculumId }, filter) =>
    readTenant(pool, tenantId, ({ client }) =>
      query<FieldValue>(
        client,
        sql`select distinct s.code as value, s.code || ' ' || s.name as label from academic.subject s
          left join academic.curriculum_subject cs
            on cs.tenant_id = s.tenant_id and cs.subject_id = s.subject_id and cs.curriculum_id = ${curriculumId}
          left join academic.history h on h.tenant_id = s.tenant_id and h.subject_id = s.subject_id and h.enrollment_id = ${enrollmentId}
          where s.tenant_id = ${tenantId} and ${condition(filter)} order by label`,
      ),
    )

/** Sources of the values of dynamic fields, by the id that forms use. */
const sources: Readonly<Record<FieldSourceId, Source>> = {
  'subjects-in-progress': subjects(() => sql`h.result = 'in_progress'`),
  'subjects-approved': subjects(() => sql`h.result in ('approved', 'exempt')`),
  'subjects-of-curriculum': subjects(({ term }) =>
    term && /^\d{1,2}$/.test(term) ? sql`cs.term = ${Number(term)}` : sql`cs.subject_id is not null`,
  ),
  courses: ({ pool }, tenantId, { institutionId }) =>
    readTenant(pool, tenantId, ({ client }) =>
      query<FieldValue>(
        client,
        sql`select distinct e.course as value, e.course as label from academic.enrollment e
          where e.tenant_id = ${tenantId} and e.institution_id = ${institutionId} order by label`,
      ),
    ),
  institutions: ({ pool }, tenantId) =>
    readTenant(pool, tenantId, ({ client }) =>
      query<FieldValue>(
        client,
        sql`select i.institution_id::text as value, i.name as label from academic.institution i
          where i.tenant_id = ${tenantId} order by label`,
      ),
    ),
  states: ({ localities }) => localities.states(),
  cities: async ({ localities }, _tenantId, _course, { state }) => (state ? localities.cities(state) : []),
}

/** Returns a source's values for a course. Throws NOT_FOUND for an unknown source, BAD_GATEWAY if another system fails. */
export async function fieldValues(
  ports: SourcePorts,
  tenantId: number,
  course: Course,
  { id, filter }: { id: string; filter: Filter },
): Promise<FieldValue[]> {
  const known = fieldSourceId.safeParse(id)
  if (!known.success) throw new DomainError('NOT_FOUND')
  try {
    return await sources[known.data](ports, tenantId, course, filter)
  } catch (cause) {
    throw new DomainError('BAD_GATEWAY', { cause })
  }
}
