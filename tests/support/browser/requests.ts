import type pg from 'pg'
import { demoRequestTypeId } from '../../../services/seed/academic-request-types.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { addDocuments } from './documents.ts'
import type { TestStudent } from './students.ts'

/** Types of the demo at Universidade Aurora (services/seed/academic-request-types.ts). */
export const requestTypes = { enrollmentStatement: demoRequestTypeId(1, 2), printedTranscript: demoRequestTypeId(1, 8) } as const

/** A course for which the student may ask for something. */
export const addCourse = (pool: pg.Pool, student: TestStudent) => addDocuments(pool, student, [])

/** The office answers: with a message, and by granting what was asked. */
export async function answerByOffice(pool: pg.Pool, protocol: string, text: string): Promise<void> {
  await inTenant(pool, 1, async ({ client }) => {
    await client.query(
      `with answered as (
        update academic.request set status = 'granted', decided_at = now(), decided_by = 1102, updated_at = now(), result_text = $2,
          message_count = message_count + 1, unread_by_student = 1
        where protocol = $1 returning tenant_id, request_id, message_count),
      told as (insert into academic.request_event (tenant_id, request_id, kind, status, at, by, made_by)
        select tenant_id, request_id, 'granted', 'granted', now(), 'office', 1102 from answered)
      insert into academic.request_message (message_id, tenant_id, request_id, position, author, user_id, text, at, is_internal)
      select gen_random_uuid(), tenant_id, request_id, message_count, 'office', 1102, $2, now(), false from answered`,
      [protocol, text],
    )
  })
}
