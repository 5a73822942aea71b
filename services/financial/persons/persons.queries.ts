import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Person } from '#api/financial/persons.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope, OwnScope } from '../access/scopes.ts'
import { maskedCpf } from '../../platform/masking.ts'
import type { FindPerson } from './person-directory.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

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
  const enrollments = await readTenant(pool, tenantId, ({ client }) =>
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

interface OwnEnrollment {
  enrollmentId: number
  institutionId: number
  institutionName: string
  course: string
  registration: string
}

/** The caller's enrollments in context (GET /enrollments). */
export async function ownEnrollments(
  pool: pg.Pool,
  scope: Pick<OwnScope, 'tenantId' | 'institutionId' | 'userId'>,
): Promise<OwnEnrollment[]> {
  return readTenant(pool, scope.tenantId, ({ client }) =>
    query<OwnEnrollment>(
      client,
      sql`select e.enrollment_id as "enrollmentId", e.institution_id as "institutionId", i.name as "institutionName", e.course, e.registration
        from financial.enrollment e join financial.institution i using (institution_id)
        where ${scopeCondition(scope, { tenant: 'e' })}
        order by e.course, e.enrollment_id`,
    ),
  )
}

/** Ids of the people with this registration or CPF, exactly, in the tenant or one institution of it. */
export async function userIdsByDocument(
  pool: pg.Pool,
  tenantId: number,
  institutionId: number | null,
  document: string,
): Promise<number[]> {
  const wanted = document.trim()
  const rows = await readTenant(pool, tenantId, ({ client }) =>
    query<{ userId: number }>(
      client,
      sql`select distinct user_id as "userId" from financial.enrollment
        where tenant_id = ${tenantId} and (${institutionId}::int is null or institution_id = ${institutionId}::int)
          and (registration = ${wanted} or tax_id = ${wanted.replaceAll(/[.\-/\s]/g, '')}) limit 10`,
    ),
  )
  return rows.map(({ userId }) => userId)
}

interface Place {
  tenantId: number
  /** Null for every institution of the tenant. */
  institutionId: number | null
}

const enrolledAt = ({ tenantId, institutionId }: Place) =>
  sql`tenant_id = ${tenantId} and (${institutionId}::int is null or institution_id = ${institutionId}::int)`

export async function getCourses(pool: pg.Pool, place: Place): Promise<string[]> {
  const rows = await readTenant(pool, place.tenantId, ({ client }) =>
    query<{ course: string }>(client, sql`select distinct course from financial.enrollment where ${enrolledAt(place)} order by course`),
  )
  return rows.map(({ course }) => course)
}

/** Ascending ids above `after` of the accounts of a course's students. */
export async function userIdsOfCourse(
  pool: pg.Pool,
  place: Place,
  course: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await readTenant(pool, place.tenantId, ({ client }) =>
    query<{ userId: number }>(
      client,
      sql`select distinct user_id as "userId" from financial.enrollment
        where ${enrolledAt(place)} and course = ${course} and user_id > ${after} order by user_id limit ${limit}`,
    ),
  )
  return rows.map(({ userId }) => userId)
}
