import type { z } from 'zod'
import { addressFields, contactFields } from '#api/address-rules.ts'
import { mayManagePersonalData } from '#api/permissions.ts'
import { type DataUpdateInput, type personalDataStaffContract } from '#api/academic/personal-data-staff.ts'
import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requireSelf } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import type { CallerScope } from '../access/scopes.ts'
import { readDataUpdate, removeDataUpdate, writeDataUpdate } from './data-update.queries.ts'
import { getChanges, type PersonalDataPorts, getPersonalData } from './personal-data.ts'
import { getIdentities, type StudentIdentity, studentsWithoutAccount } from './student-identity.queries.ts'
import type { FoundStudent, StudentDirectory } from './student-directory.ts'

export interface PersonalDataStaffPorts extends PersonalDataPorts {
  students: StudentDirectory
}

/** A null institution means the whole tenant. */
export interface StaffReach {
  tenantId: number
  institutionId: number | null
}

type Output<Name extends keyof typeof personalDataStaffContract> = z.input<
  NonNullable<(typeof personalDataStaffContract)[Name]['~orpc']['outputSchema']>
>

const mostPeople = 10
const noCourse: StudentIdentity = { taxId: null, courses: [] }
const mostDaysAhead = 366

/** Throws UNAUTHORIZED or FORBIDDEN. */
export function requireDataStaff(context: ServiceContext): Caller {
  const caller = requireSelf(context)
  requirePermission(caller, mayManagePersonalData)
  // The application itself has no students.
  if (caller.tenantId === 0) throw new DomainError('FORBIDDEN')
  return caller
}

/** People with accounts first; after them students who have none yet. */
export async function findStudents(
  { students, pool }: PersonalDataStaffPorts,
  reach: StaffReach,
  search: string,
): Promise<Output<'people'>> {
  const limit = mostPeople + 1
  const [accounts, others] = await Promise.all([students.find(reach, search, limit), studentsWithoutAccount(pool, reach, search, limit)])
  const identities = await getIdentities(
    pool,
    reach,
    accounts.map(({ personId }) => personId),
  )
  const found = [
    ...accounts.map(({ name, ...account }) => ({ name, account, ...(identities.get(account.personId) ?? noCourse) })),
    ...others.map((other) => ({ ...other, account: null })),
  ]
  return { results: found.slice(0, mostPeople), hasMore: found.length > mostPeople }
}

/** Throws NOT_FOUND for people of other institutions. */
export async function dataOfStudent(ports: PersonalDataStaffPorts, staff: Caller, personId: number): Promise<Output<'get'>> {
  const student = await requireStudent(ports, staff, personId)
  const identities = await getIdentities(ports.pool, staff, [personId])
  return { ...student, ...(identities.get(personId) ?? noCourse), data: await getPersonalData(ports, ...asStudent(staff, student)) }
}

/** Throws NOT_FOUND for people of other institutions. */
export async function changesOfStudent(
  ports: PersonalDataStaffPorts,
  staff: Caller,
  { personId, ...page }: { personId: number; page: number; perPage: number },
) {
  const student = await requireStudent(ports, staff, personId)
  return getChanges(ports, ...asStudent(staff, student), page)
}

async function requireStudent({ students }: PersonalDataStaffPorts, reach: StaffReach, personId: number): Promise<FoundStudent> {
  const student = await students.get(reach, personId)
  if (!student) throw new DomainError('NOT_FOUND')
  return student
}

/** Returns the ports for reading a student's data as the student would. */
function asStudent(
  { tenantId, institutionId }: StaffReach,
  { personId: userId }: FoundStudent,
): [owner: { homeTenantId: number; userId: number }, scope: CallerScope] {
  return [
    { homeTenantId: tenantId, userId },
    { tenantId, institutionId, userId },
  ]
}

/** Returns the institution, as requests for data belong to one. Throws FORBIDDEN for staff of the whole tenant. */
function getInstitution({ tenantId, institutionId }: StaffReach) {
  if (institutionId === null) throw new DomainError('FORBIDDEN')
  return { tenantId, institutionId }
}

const contactNames: readonly string[] = contactFields
const addressNames: readonly string[] = addressFields

export const getDataUpdate = ({ pool }: PersonalDataStaffPorts, staff: Caller): Promise<Output<'dataUpdate'>> =>
  readDataUpdate(pool, getInstitution(staff), (fields) => ({
    contact: fields.some((field) => contactNames.includes(field)),
    address: fields.some((field) => addressNames.includes(field)),
  }))

/** Asks for an update; data confirmed since the first request stays so. Throws INVALID_INFORMATION for a day that is past or too far. */
export async function askForUpdate(ports: PersonalDataStaffPorts, staff: Caller, input: DataUpdateInput): Promise<Output<'dataUpdate'>> {
  const today = civilToday(ports.clock, staff.timeZone)
  const days = (Date.parse(input.dueOn) - Date.parse(today)) / 86_400_000
  if (days < 0 || days > mostDaysAhead) throw new DomainError('INVALID_INFORMATION')
  await writeDataUpdate(ports.pool, getInstitution(staff), { ...input, fields: [...new Set(input.fields)] }, ports.clock.now())
  return getDataUpdate(ports, staff)
}

export async function withdrawUpdate(ports: PersonalDataStaffPorts, staff: Caller): Promise<Output<'dataUpdate'>> {
  await removeDataUpdate(ports.pool, getInstitution(staff))
  return getDataUpdate(ports, staff)
}
