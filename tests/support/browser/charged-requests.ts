import type pg from 'pg'
import { makeRequestDebt } from '../../../services/financial/request-debts/request-debts.ts'
import { systemClock } from '../../../services/platform/clock.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { dayFromNow } from './due-dates.ts'
import { addSentRequest } from './requests.ts'
import type { TestStudent } from './students.ts'

const [tenantId, institutionId] = [1, 11]
const name = { 'pt-BR': 'Segunda via de diploma', en: 'Diploma reissue', es: 'Duplicado de diploma' }

/** A request of R$ 56,00 that waits for its payment. */
export async function addChargedRequest(pool: pg.Pool, student: TestStudent) {
  const { requestId, protocol } = await addSentRequest(pool, student, { name, cost: 5_600 })
  const { debtId } = await makeRequestDebt(
    { pool, clock: systemClock, getTimeZone: async () => 'America/Sao_Paulo' },
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
