import type pg from 'pg'
import { offerContract } from '../../../services/financial/contracts/contract-offer.ts'
import { addContract } from '../../../services/financial/testing/builders.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { dayFromNow } from './due-dates.ts'
import type { TestStudent } from './students.ts'

const tenantId = 1

export interface TestContract {
  contractId: number
  enrollmentId: number
  number: string
  hash: string
}

export async function addOfferedContract(pool: pg.Pool, student: Pick<TestStudent, 'id'>): Promise<TestContract> {
  const rows = async <Row extends pg.QueryResultRow>(tenant: number, text: string, values: unknown[] = []) =>
    (await inTenant(pool, tenant, ({ client }) => client.query<Row>(text, values))).rows
  const [enrollment] = await rows<{ enrollment_id: number }>(
    tenantId,
    'select enrollment_id from financial.enrollment where user_id = $1',
    [student.id],
  )
  const enrollmentId = enrollment!.enrollment_id
  const number = `T-${student.id}-${crypto.randomUUID().slice(0, 4)}`
  const contractId = await addContract({ rows }, { enrollmentId, number, effectiveDate: dayFromNow(-30), endDate: dayFromNow(150) })
  return { contractId, enrollmentId, number, hash: await offerAgain(pool, contractId) }
}

/** Offers a contract with a new text. Returns the hash of the new version. */
export function offerAgain(pool: pg.Pool, contractId: number, monthlyCents = 149_750): Promise<string> {
  return inTenant(pool, tenantId, async ({ client }) => {
    await client.query('update financial.contract set monthly_cents = $2 where contract_id = $1', [contractId, monthlyCents])
    return offerContract(client, tenantId, contractId, new Date())
  })
}
