import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AgreementSimulation } from '#api/financial/agreement-settings-calls.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { openNegotiation } from '../agreements/agreement-calculation.ts'
import { compareOffers, getOffer } from '../agreements/agreement-offers.ts'
import { overdueDebts, readAgreementSettings, withEligibility } from '../agreements/negotiation-debts.queries.ts'
import { getSetting } from './agreement-settings.queries.ts'

interface SimulatedStudent {
  externalId: string
  academicRecord: string
}

/** Returns what the student is offered for all negotiable debts, by the same calculation as the student's. Throws NOT_FOUND. */
export function simulateAgreement(
  pool: pg.Pool,
  { institutionId: ofReader, ...reader }: DebtScope,
  { externalId, academicRecord }: SimulatedStudent,
  today: string,
): Promise<AgreementSimulation> {
  return readTenant(pool, reader.tenantId, async (transaction) => {
    const { client } = transaction
    const { institutionId } = await getSetting(client, { ...reader, institutionId: ofReader }, externalId)
    const scope = { ...reader, institutionId, userId: null }
    const [student] = await query<Pick<AgreementSimulation, 'studentName' | 'registration' | 'course'> & { enrollmentId: number }>(
      client,
      sql`select enrollment_id as "enrollmentId", student_name as "studentName", registration, course from financial.enrollment
        where tenant_id = ${scope.tenantId} and institution_id = ${institutionId} and registration = ${academicRecord} order by enrollment_id limit 1`,
    )
    if (!student) throw new DomainError('NOT_FOUND')
    const { enrollmentId, ...shown } = student
    const overdue = await overdueDebts(transaction, scope, today, enrollmentId)
    const setting = (await readAgreementSettings(transaction)).get(institutionId)
    const debts = overdue.map((debt) => withEligibility(debt, setting, today))
    const negotiable = overdue.filter((_, index) => debts[index]!.obstacle === null)
    if (negotiable.length === 0) return { today, ...shown, debts, grossAmount: 0, offers: [] }
    const { plans, negotiation } = await openNegotiation(transaction, scope, negotiable, today)
    const offers = plans.map((plan) => getOffer(plan, negotiation)).sort(compareOffers)
    return { today, ...shown, debts, grossAmount: negotiation.grossAmount, offers }
  })
}
