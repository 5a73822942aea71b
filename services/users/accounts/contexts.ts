import type pg from 'pg'
import type { Context, ContextChoice, CurrentContext, Level } from '#api/contexts.ts'
import { allPlaces, type TenantPlaces } from '../../settings/places.ts'
import type { AccountRecord, Membership } from './accounts.ts'

const application = {
  tenantId: null,
  institutionId: null,
  name: 'Academic Services',
  alias: 'academic-services',
  logo: null,
  darkLogo: null,
}

/** docs/requirements/shell.md, section 6. A tenant without a role only groups its institutions. */
export function getContexts(pool: pg.Pool, account: AccountRecord): Promise<Context[]> {
  return selectContexts((tenantId) => allPlaces(pool, tenantId), account)
}

/** `getContexts` with places from elsewhere. @param getPlaces of a tenant; null asks for all */
export async function selectContexts(
  getPlaces: (tenantId: number | null) => Promise<TenantPlaces[]>,
  { memberships, homeTenantId }: AccountRecord,
): Promise<Context[]> {
  if (memberships.length === 0) return []
  const everywhere = memberships.filter(({ level }) => level === 'application')
  const tenants = await getPlaces(everywhere.length > 0 ? null : homeTenantId)
  return [
    ...(everywhere.length > 0 ? [buildContext('application', application, everywhere)] : []),
    ...tenants.flatMap((tenant) => listContexts(tenant, memberships, everywhere)),
  ]
}

function listContexts({ tenant, institutions }: TenantPlaces, memberships: Membership[], everywhere: Membership[]): Context[] {
  const memberOf = memberships.filter(({ tenantId }) => tenantId === tenant.tenantId)
  const inTenant = [...everywhere, ...memberOf.filter(({ level }) => level === 'tenant')]
  const below = institutions
    .map((place) =>
      buildContext('institution', place, [...inTenant, ...memberOf.filter(({ institutionId }) => institutionId === place.institutionId)]),
    )
    .filter(({ canAccess }) => canAccess)
  return inTenant.length > 0 || below.length > 0 ? [buildContext('tenant', tenant, inTenant), ...below] : []
}

function buildContext(level: Level, place: Omit<Context, 'id' | 'level' | 'canAccess' | 'roles'>, memberships: Membership[]): Context {
  return {
    ...place,
    level,
    id: [level, place.institutionId ?? place.tenantId].filter(Boolean).join('-'),
    canAccess: memberships.length > 0,
    roles: memberships.map(({ id, name, profile }) => ({ id, name, profile })),
  }
}

/** Adds the courses, which distinguish several places of the same role. */
export function withCourses(
  contexts: readonly Context[],
  enrollments: ReadonlyArray<{ institutionId: number; course: string; registration: string }>,
): Context[] {
  return contexts.map((place) => {
    const courses = enrollments
      .filter(({ institutionId }) => institutionId === place.institutionId)
      .map(({ course, registration }) => ({ course, registration }))
    return courses.length > 0 ? { ...place, courses } : place
  })
}

/** Null when the user does not hold the role there. */
export function chosenContext(contexts: readonly Context[], { roleId, tenantId, institutionId }: ContextChoice): CurrentContext | null {
  const found = contexts.find((one) => one.tenantId === tenantId && one.institutionId === institutionId)
  const role = found?.roles.find(({ id }) => id === roleId)
  if (!found || !role) return null
  const { id: _id, canAccess: _canAccess, roles: _roles, courses: _courses, ...place } = found
  return { ...place, role }
}

/** Returns the role at an institution's own address: the last used one if it is there, the only one there, or else the usual one. */
export function chooseRoleInInstitution(account: AccountRecord, institutionId: number): ContextChoice | null {
  const memberships = account.memberships.filter((one) => one.institutionId === institutionId)
  const lastContext = account.lastContext?.institutionId === institutionId ? account.lastContext : null
  return defaultChoice({ ...account, memberships, lastContext }) ?? defaultChoice(account)
}

/** The last used role, or the only one; null when the user must choose. */
export function defaultChoice({ lastContext, memberships }: AccountRecord): ContextChoice | null {
  if (lastContext) return lastContext
  const [only, ...others] = memberships
  if (!only || others.length > 0) return null
  return { roleId: only.id, tenantId: only.tenantId || null, institutionId: only.institutionId }
}
