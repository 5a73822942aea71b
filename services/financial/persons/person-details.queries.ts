import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Person } from '#api/persons.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../database/query.ts'
import type { DebtScope } from '../access/debt-scope.ts'
import { maskedCpf } from './masked-cpf.ts'
import type { FindPerson } from './person-directory.ts'
import { DomainError } from '../../platform/domain-error.ts'

interface PersonPorts {
  pool: pg.Pool
  findPerson: FindPerson
}

/**
 * Somebody who pays (GET /persons/{id}): oneself, and for staff whoever has a course in the context.
 *
 * @throws DomainError NOT_FOUND for everybody else
 */
export async function personDetails(
  { pool, findPerson }: PersonPorts,
  { tenantId, institutionId, userId }: DebtScope,
  personId: number,
): Promise<Person> {
  if (userId !== null && userId !== personId) throw new DomainError('NOT_FOUND')
  const enrollments = await inTenant(pool, tenantId, ({ client }) =>
    query<{ name: string; taxId: string; registration: string }>(
      client,
      sql`select student_name as name, tax_id as "taxId", registration from financial.enrollment
        where tenant_id = ${tenantId} and user_id = ${personId} and (${institutionId}::int is null or institution_id = ${institutionId}::int)
        order by enrollment_id`,
    ),
  )
  const [first] = enrollments
  if (!first && userId === null) throw new DomainError('NOT_FOUND')
  const account = await findPerson(tenantId, personId)
  const name = first?.name ?? account?.name
  if (!name) throw new DomainError('NOT_FOUND')
  return {
    personId,
    name,
    taxId: first ? maskedCpf(first.taxId) : null,
    registrations: [...new Set(enrollments.map(({ registration }) => registration))],
    email: account?.email ?? null,
    phone: account?.phone ?? null,
  }
}
