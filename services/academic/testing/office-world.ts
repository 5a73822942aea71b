import { beforeAll, beforeEach, expect } from 'vitest'
import { mayManageRequests } from '#api/permissions.ts'
import type { RequestStatus } from '#api/academic/request-status.ts'
import { principal } from '../../../tests/support/callers.ts'
import { addType } from './request-world.ts'
import { createWorld, type World } from './world.ts'

export const officePermissions = { [mayManageRequests.audience]: mayManageRequests.permissions }
export const page = { page: 1, perPage: 50 } as const
export const code = (expected: string) => expect.objectContaining({ code: expected })

interface OfficeWorldOptions {
  /** 1 is Ana's and 2 Bruno's, of institution 11; 4 is Clara's, of institution 12. */
  enrollmentId?: number
  status?: RequestStatus
  deadline?: string | null
  assignee?: number | null
  createdAt?: string
  decidedAt?: string | null
  score?: number | null
}

/** Prepares, before the tests of the file that calls it, an office with two members and, before each, no requests. */
export function useOffice() {
  let world: World
  let typeId: number
  let count = 0
  const member = (userId: number, institutionId: number | null = 11, tenantId = 1) =>
    world.client(principal({ userId, tenantId, institutionId, profile: 'OPERATION', permissions: officePermissions })).requestOffice

  beforeAll(async () => {
    // Saturday, 21 November 2026.
    world = await createWorld()
    typeId = await addType(world)
  })

  beforeEach(async () => {
    world.jobs.length = 0
    // Expensive lists are computed again after this time.
    world.clock.advance(5_000)
    for (const table of ['request_file', 'request_message', 'request_item', 'request_action', 'request_event', 'request_bulk', 'request'])
      await world.rows(1, `delete from academic.${table}`)
    await world.rows(1, 'delete from academic.request_assignee')
    for (const userId of [1102, 1103])
      await world.rows(
        1,
        `insert into academic.request_assignee (tenant_id, institution_id, user_id, seen_at) values (1, 11, $1, '2026-11-20T12:00:00Z')`,
        [userId],
      )
  })

  async function put(given: OfficeWorldOptions = {}): Promise<string> {
    const { enrollmentId = 1, status = 'open', deadline = '2026-12-10', assignee = null, createdAt = '2026-11-10T12:00:00Z' } = given
    const { decidedAt = null, score = null } = given
    const requestId = crypto.randomUUID()
    await world.rows(
      1,
      `insert into academic.request (request_id, tenant_id, institution_id, enrollment_id, user_id, type_id, version, name, category, protocol,
       channel, status, answers, steps, chosen, cost, created_at, updated_at, deadline, started_at, assignee, decided_at, score, rated_at,
       revision, message_count, unread_by_student, unread_by_office)
     select $1, 1, institution_id, enrollment_id, user_id, $3, 1, '{"pt-BR": "Declaração", "en": "Statement", "es": "Constancia"}',
       'documents', '2026-' || lpad($4::text, 6, '0'), 'portal', $5, '{}', '{}', '{}', case $5 when 'waiting_for_payment' then 100 else 0 end,
       $6::timestamptz, $6::timestamptz, $7::date, case when $7::date is null then null else $6::timestamptz end, $8, $9::timestamptz,
       $10::smallint, case when $10::smallint is null then null else $9::timestamptz end, 0, 0, 0, 0
     from academic.enrollment where enrollment_id = $2`,
      [requestId, enrollmentId, typeId, ++count, status, createdAt, deadline, assignee, decidedAt, score],
    )
    return requestId
  }

  const facts = async (requestId: string) =>
    (
      await world.rows<{ status: RequestStatus; assignee: number | null; revision: number }>(
        1,
        'select status, assignee, revision from academic.request where request_id = $1',
        [requestId],
      )
    )[0]!

  return {
    get world() {
      return world
    },
    get typeId() {
      return typeId
    },
    member,
    hugo: () => member(1102),
    iris: () => member(1103),
    ana: () => world.client(principal({ userId: 1001, institutionId: 11 })).requests,
    put,
    facts,
  }
}
