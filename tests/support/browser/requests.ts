import type pg from 'pg'
import { askStudent } from '../../../services/academic/request-office/ask.queries.ts'
import { moveRequest } from '../../../services/academic/request-office/assign.queries.ts'
import type { ActPorts } from '../../../services/academic/request-office/office-ports.ts'
import { addRequest, nextProtocol } from '../../../services/academic/requests/requests.queries.ts'
import { addType, definition } from '../../../services/academic/testing/request-world.ts'
import type { World } from '../../../services/academic/testing/world.ts'
import { systemClock } from '../../../services/platform/clock.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { demoRequestTypeId } from '../../../demo/academic-request-types.ts'
import { addDocuments } from './documents.ts'
import { dayFromNow } from './due-dates.ts'
import type { TestStudent } from './students.ts'

const [tenantId, institutionId] = [1, 11]
const office = { tenantId, institutionId, userId: 1102 }
const timeZone = 'America/Sao_Paulo'

/** Types of the demo at Universidade Aurora (demo/academic-request-types.ts). */
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

type Given = Partial<Pick<ReturnType<typeof definition>, 'name' | 'cost'>>

/** A request of the student's that was sent, of a type of its own; what costs something waits for its payment. */
export async function addSentRequest(
  pool: pg.Pool,
  student: TestStudent,
  given: Given = {},
): Promise<{ requestId: string; protocol: string }> {
  const rows = async <Row extends pg.QueryResultRow>(tenant: number, text: string, values: unknown[] = []) =>
    (await inTenant(pool, tenant, ({ client }) => client.query<Row>(text, values))).rows
  const { name, cost, category } = definition(given)
  const typeId = await addType({ rows } as World, given)
  await addCourse(pool, student)
  const [course] = await rows<{ enrollment_id: number }>(tenantId, 'select enrollment_id from academic.enrollment where user_id = $1', [
    student.id,
  ])
  const requestId = crypto.randomUUID()
  const now = new Date()
  const protocol = await inTenant(pool, tenantId, async (transaction) => {
    const number = await nextProtocol(transaction, tenantId, dayFromNow(0).slice(0, 4))
    await addRequest(
      transaction,
      {
        requestId,
        tenantId,
        institutionId,
        userId: student.id,
        enrollmentId: course!.enrollment_id,
        typeId,
        version: 1,
        name,
        category,
        cost,
        protocol: number,
        channel: 'portal',
        status: cost > 0 ? 'waiting_for_payment' : 'open',
        answers: { why: 'Perdi o meu' },
        steps: ['one'],
        chosen: {},
        ...(cost === 0 && { startedAt: now, deadline: dayFromNow(5) }),
      },
      { by: 'student', madeBy: student.id, at: now },
    )
    return number
  })
  return { requestId, protocol }
}

/** Of somebody of the office. Nobody is written to. */
const actPorts = (pool: pg.Pool): ActPorts => ({
  pool,
  clock: systemClock,
  closedDays: async () => [],
  getTimeZone: async () => timeZone,
  reviewerName: async () => 'Secretaria',
  sendJob: async () => {},
})

const seen = async (pool: pg.Pool, requestId: string) => {
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<{ revision: number }>('select revision from academic.request where request_id = $1', [requestId]),
  )
  return { requestId, revision: rows[0]!.revision }
}

/** The office asks for a document and for something to be told, until tomorrow. */
export async function askByOffice(pool: pg.Pool, requestId: string, { document, data }: { document: string; data: string }): Promise<void> {
  await askStudent(actPorts(pool), office, timeZone, {
    ...(await seen(pool, requestId)),
    text: 'Falta um documento.',
    deadline: dayFromNow(1),
    items: [
      { kind: 'document', label: document },
      { kind: 'data', label: data },
    ],
  })
}

export async function moveByOffice(pool: pg.Pool, requestId: string, status: 'in_attendance' | 'pending'): Promise<void> {
  await moveRequest(actPorts(pool), office, { ...(await seen(pool, requestId)), status, note: null })
}

/** What the office asked for should have been handed in yesterday. */
export async function endAskedTime(pool: pg.Pool, requestId: string): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    client.query('update academic.request_action set deadline = $2 where request_id = $1', [requestId, dayFromNow(-1)]),
  )
}
