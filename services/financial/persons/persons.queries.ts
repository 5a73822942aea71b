import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Person } from '#api/financial/persons.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope, CallerScope } from '../access/scopes.ts'
import { maskedCpf } from '../../platform/masking.ts'
import { enrollment, institution } from '../debts/debts.schema.ts'
import type { FindPerson } from './person-directory.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeCondition, scopeCondition, type RecordPlace } from '../../platform/scope-condition.ts'

interface PersonPorts {
  pool: pg.Pool
  findPerson: FindPerson
}

/** A payer's data: their own, and for staff any student in context (GET /persons/{id}). Throws NOT_FOUND otherwise. */
export async function personDetails(
  { pool, findPerson }: PersonPorts,
  { tenantId, institutionId, userId }: DebtScope,
  personId: number,
): Promise<Person> {
  if (userId !== null && userId !== personId) throw new DomainError('NOT_FOUND')
  const { studentName, taxId, registration, enrollmentId } = enrollment
  const enrollments = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select({ name: studentName, taxId, registration })
      .from(enrollment)
      .where(scopeCondition({ tenantId, institutionId, userId: personId }, { tenant: enrollment }))
      .orderBy(enrollmentId),
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
    registrations: [...new Set(enrollments.map((one) => one.registration))],
    email: account?.email ?? null,
    phone: account?.phone ?? null,
  }
}

/** The caller's enrollments in context (GET /enrollments). */
export function studentEnrollments(pool: pg.Pool, scope: Pick<CallerScope, 'tenantId' | 'institutionId' | 'userId'>) {
  const { enrollmentId, institutionId, course, registration } = enrollment
  return readTenant(pool, scope.tenantId, ({ db }) =>
    db
      .select({ enrollmentId, institutionId, institutionName: institution.name, course, registration })
      .from(enrollment)
      .innerJoin(institution, eq(institution.institutionId, institutionId))
      .where(scopeCondition(scope, { tenant: enrollment }))
      .orderBy(course, enrollmentId),
  )
}

/** Ids of the people with this registration or CPF, exactly, in the tenant or one institution of it. */
export async function userIdsByDocument(
  pool: pg.Pool,
  tenantId: number,
  institutionId: number | null,
  document: string,
): Promise<number[]> {
  const trimmed = document.trim()
  const rows = await readTenant(pool, tenantId, ({ client }) =>
    query<{ userId: number }>(
      client,
      sql`select distinct user_id as "userId" from financial.enrollment
        where ${placeCondition({ tenantId, institutionId }, 'enrollment')}
          and (registration = ${trimmed} or tax_id = ${trimmed.replaceAll(/[.\-/\s]/g, '')}) limit 10`,
    ),
  )
  return rows.map(({ userId }) => userId)
}

export async function getCourses(pool: pg.Pool, place: RecordPlace): Promise<string[]> {
  const { course } = enrollment
  const rows = await readTenant(pool, place.tenantId, ({ db }) =>
    db.selectDistinct({ course }).from(enrollment).where(placeCondition(place, enrollment)).orderBy(course),
  )
  return rows.map((row) => row.course)
}

/** Ascending ids above `after` of the accounts of a course's students. */
export async function userIdsOfCourse(
  pool: pg.Pool,
  place: RecordPlace,
  course: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await readTenant(pool, place.tenantId, ({ client }) =>
    query<{ userId: number }>(
      client,
      sql`select distinct user_id as "userId" from financial.enrollment
        where ${placeCondition(place, 'enrollment')} and course = ${course} and user_id > ${after} order by user_id limit ${limit}`,
    ),
  )
  return rows.map(({ userId }) => userId)
}
