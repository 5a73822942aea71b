import type pg from 'pg'
import { addRequest, nextProtocol } from '../../../services/academic/requests/requests.queries.ts'
import { addType } from '../../../services/academic/testing/request-world.ts'
import type { World } from '../../../services/academic/testing/world.ts'
import { makeRequestDebt } from '../../../services/financial/request-debts/request-debts.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { dayFromNow } from './due-dates.ts'
import type { TestStudent } from './students.ts'

const [tenantId, institutionId] = [1, 11]
const name = { 'pt-BR': 'Segunda via de diploma', en: 'Diploma reissue', es: 'Duplicado de diploma' }

/** A request of R$ 56,00 that waits for its payment. */
export async function addChargedRequest(pool: pg.Pool, student: TestStudent) {
  const rows = async <Row extends pg.QueryResultRow>(tenant: number, text: string, values: unknown[] = []) =>
    (await inTenant(pool, tenant, ({ client }) => client.query<Row>(text, values))).rows
  const requestId = crypto.randomUUID()
  const typeId = await addType({ rows } as World, { name, cost: 5_600 })
  const [course] = await rows<{ enrollment_id: number }>(
    tenantId,
    `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
     values ($1, $2, $3, $4, '52998224725', $5, 'Engenharia Civil', 1, 'active', '2026-02-01') returning enrollment_id`,
    [tenantId, institutionId, student.id, student.name, String(student.id)],
  )
  const now = new Date()
  const protocol = await inTenant(pool, tenantId, async (transaction) => {
    const given = await nextProtocol(transaction, tenantId, dayFromNow(0).slice(0, 4))
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
        category: 'documents',
        cost: 5_600,
        protocol: given,
        channel: 'portal',
        status: 'waiting_for_payment',
        answers: { why: 'Perdi o meu' },
        steps: ['one'],
        chosen: {},
      },
      { by: 'student', madeBy: student.id, at: now },
    )
    return given
  })
  const { debtId } = await makeRequestDebt(
    { pool, clock: { now: () => now }, timeZoneOf: async () => 'America/Sao_Paulo' },
    {
      tenantId,
      requestId,
      enrollment: {
        institutionId,
        academicRecord: String(student.id),
        userId: student.id,
        studentName: student.name,
        taxId: '52998224725',
        course: 'Engenharia Civil',
      },
      amount: 5_600,
      dueDate: dayFromNow(5),
      description: { 'pt-BR': `${name['pt-BR']} · ${protocol}`, en: `${name.en} · ${protocol}`, es: `${name.es} · ${protocol}` },
    },
  )
  return { requestId, debtId, description: `${name['pt-BR']} · ${protocol}` }
}

export async function requestStatus(pool: pg.Pool, requestId: string): Promise<string> {
  const { rows } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<{ status: string }>('select status from academic.request where request_id = $1', [requestId]),
  )
  return rows[0]!.status
}
