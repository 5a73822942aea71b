import type pg from 'pg'
import { definition } from '../../../services/academic/testing/request-world.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { mayManageRequests } from '../../../api/permissions.ts'
import { addPerson } from './people.ts'
import type { TestStudent } from './students.ts'

const permissions = { [mayManageRequests.audience]: mayManageRequests.permissions }

export const addMember = (database: pg.Pool) =>
  addPerson(database, 1, [{ institutionId: 11, name: 'Secretaria', profile: 'OPERATION', permissions }])

const given = definition()

/** Requests of the student, the first of which is late. @returns their ids */
export async function sendRequests(database: pg.Pool, { id, name }: TestStudent, count: number): Promise<string[]> {
  return inTenant(database, 1, async ({ client }) => {
    await client.query(
      `insert into academic.enrollment (enrollment_id, tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values ($1::int, 1, 11, $1::int, $2, '52998224725', $1::text, 'Engenharia Civil', 1, 'active', '2026-02-01')`,
      [id, name],
    )
    const type = await client.query<{ typeId: number }>(
      `with type as (insert into academic.request_type (tenant_id, is_active, version, position) values (1, false, 1, 99) returning type_id),
         version as (insert into academic.request_type_version (tenant_id, type_id, version, definition, at, made_by)
           select 1, type_id, 1, $1, now(), 1102 from type)
       select type_id as "typeId" from type`,
      [JSON.stringify(given)],
    )
    const { rows } = await client.query<{ requestId: string }>(
      `insert into academic.request (request_id, tenant_id, institution_id, enrollment_id, user_id, type_id, version, name, category, protocol,
         channel, status, answers, steps, chosen, cost, created_at, updated_at, deadline, started_at, revision, message_count, unread_by_student,
         unread_by_office)
       select gen_random_uuid(), 1, 11, $1::int, $1::int, $2::int, 1, $3, 'documents', $1::int::text || '-' || n, 'portal', 'open', '{"why": "Perdi na mudança"}', '{one}',
         '{}', 0, now(), now(), current_date + case n when 1 then -9 else 30 + n end, now(), 0, 0, 0, 0
       from generate_series(1, $4) n returning request_id as "requestId"`,
      [id, type.rows[0]!.typeId, JSON.stringify(given.name), count],
    )
    return rows.map(({ requestId }) => requestId)
  })
}

export const addMessages = (database: pg.Pool, requestId: string | undefined, userId: number, count: number) =>
  inTenant(database, 1, async ({ client }) => {
    await client.query('update academic.request set message_count = $2 where request_id = $1', [requestId, count])
    await client.query(
      `insert into academic.request_message (message_id, tenant_id, request_id, position, author, user_id, text, at, is_internal)
       select gen_random_uuid(), 1, $1::uuid, n, 'office', $2::int, 'Recado de número ' || n, now() - (10 - n) * interval '1 hour', false
       from generate_series(1, $3::int) n`,
      [requestId, userId, count],
    )
  })

export const facts = (database: pg.Pool, requestId: string | undefined) =>
  inTenant(database, 1, async ({ client }) => {
    const { rows } = await client.query<{ status: string; assignee: number | null }>(
      'select status, assignee from academic.request where request_id = $1',
      [requestId],
    )
    return rows[0]!
  })

export const changeElsewhere = (database: pg.Pool, requestId: string | undefined) =>
  inTenant(database, 1, ({ client }) =>
    client.query('update academic.request set revision = revision + 1 where request_id = $1', [requestId]),
  )
