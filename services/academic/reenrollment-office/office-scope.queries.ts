import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import type { OfficeMember } from '../access/scopes.ts'
import type { ReenrollmentPorts } from '../reenrollment/reenrollment-ports.ts'
import type { PersonName } from '../requests/messages.queries.ts'

export type ReenrollmentOfficePorts = ReenrollmentPorts & { reviewerName: PersonName }

/**
 * The institution of a period.
 *
 * @param isChanging waits for others who change it, or what it offers. Throws NOT_FOUND for a period of another institution.
 */
export async function requirePeriod(client: pg.ClientBase, member: OfficeMember, periodId: number, isChanging = false): Promise<number> {
  const [found] = await query<{ institutionId: number }>(
    client,
    sql`select p.institution_id as "institutionId" from academic.reenrollment_period p
      where ${placeCondition(member, 'p')} and p.period_id = ${periodId} ${isChanging ? sql`for no key update` : sql``}`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found.institutionId
}
