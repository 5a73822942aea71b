import type { Context, ContextChoice, CurrentContext, Level, Role } from '#api/contexts.ts'

const names = ['v2RoleId', 'tenantId', 'institutionId'] as const

export function requestsContext(search: URLSearchParams): boolean {
  return search.has('v2RoleId')
}

/** Reads the requested role; null unless every id is a positive integer. */
export function readContextChoice(search: URLSearchParams): ContextChoice | null {
  const ids = names.map((name) => search.get(name))
  if (ids.some((id) => id !== null && !/^[1-9]\d{0,8}$/.test(id))) return null
  const [roleId, tenantId, institutionId] = ids.map((id) => (id === null ? null : Number(id)))
  return roleId ? { roleId, tenantId: tenantId ?? null, institutionId: institutionId ?? null } : null
}

export function withoutContextChoice(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  for (const name of names) rest.delete(name)
  return rest.size > 0 ? `?${rest}` : ''
}

export function contextSearch({ roleId, tenantId, institutionId }: ContextChoice): string {
  const ids = { v2RoleId: roleId, ...(tenantId && { tenantId }), ...(institutionId && { institutionId }) }
  return `?${new URLSearchParams(Object.entries(ids).map(([name, id]) => [name, String(id)]))}`
}

export function isCurrent(current: CurrentContext | null, choice: ContextChoice): boolean {
  return current?.role.id === choice.roleId && current.tenantId === choice.tenantId && current.institutionId === choice.institutionId
}

export interface RoleInPlace {
  place: Context
  role: Role
}

export const readableChoices = 8

/** Returns first what distinguishes a choice, then the rest: its course, else its role, or its place if all have one role. */
export function choiceWords({ place, role }: RoleInPlace, all: readonly RoleInPlace[]): { title: string; facts: string[] } {
  const courses = getCourses({ place, role })
  if (courses.length > 0) return { title: [...new Set(courses.map(({ course }) => course))].join(' · '), facts: [role.name, place.name] }
  const isOnlyRole = all.length > 1 && all.every((one) => one.role.name === role.name)
  return isOnlyRole ? { title: place.name, facts: [role.name] } : { title: role.name, facts: [place.name] }
}

/** The courses that a student chooses together with the role. */
export const getCourses = ({ place, role }: RoleInPlace) => (role.profile === 'STUDENT' && place.courses) || []

/** Groups choices by tenant, in their order. @param tenant null for the application itself */
export function choicesByTenant(
  choices: readonly RoleInPlace[],
  contexts: readonly Context[],
): Array<{ tenantId: number | null; tenant: Context | null; choices: RoleInPlace[] }> {
  const ids = [...new Set(choices.map(({ place }) => place.tenantId))]
  return ids.map((tenantId) => ({
    tenantId,
    tenant: contexts.find((one) => one.level === 'tenant' && one.tenantId === tenantId) ?? null,
    choices: choices.filter(({ place }) => place.tenantId === tenantId),
  }))
}

/** Returns a place's name, with its tenant's if different. `all` sets a tenant apart from its institutions, `one` an institution of the same name from it. */
export function fullPlaceName(
  place: Context,
  contexts: readonly Context[],
  words: Record<'all' | 'one', (name: string) => string>,
): string {
  const tenant = contexts.find((one) => one.level === 'tenant' && one.tenantId === place.tenantId)
  if (place.level === 'tenant') return getInstitutions(contexts, place.tenantId ?? 0).length > 0 ? words.all(place.name) : place.name
  if (!tenant) return place.name
  return tenant.name === place.name ? words.one(place.name) : `${place.name}, ${tenant.name}`
}

export function rolesInPlaces(contexts: readonly Context[]): RoleInPlace[] {
  return contexts.flatMap((place) => place.roles.map((role) => ({ place, role })))
}

/** Where an institution owns the portal, only its own roles. */
export function getOfferedChoices(
  owner: 'tenant' | 'ies' | null,
  contexts: readonly Context[],
  current: CurrentContext | null,
): readonly Context[] {
  if (owner !== 'ies' || !current) return contexts
  return contexts.filter(({ tenantId, institutionId }) => tenantId === current.tenantId && institutionId === current.institutionId)
}

/** Returns whether a choice at this level applies at once, since there is nothing to choose below it. */
export function appliesAtOnce(owner: 'tenant' | 'ies' | null, level: Level): boolean {
  return level === 'application' || (level === 'tenant' && owner === 'tenant')
}

/** Returns the levels that can be chosen, widest first. */
export function getLevels(contexts: readonly Context[]): Level[] {
  return (['application', 'tenant', 'institution'] as const).filter((level) => contexts.some((one) => one.level === level && one.canAccess))
}

/** Returns the tenants of a level: at tenant level those with a role of their own, at institution level those with an institution. */
export function tenantsOfLevel(contexts: readonly Context[], level: Level): Context[] {
  return contexts.filter(
    (one) =>
      one.level === 'tenant' &&
      (level === 'tenant' ? one.canAccess : contexts.some(({ level: at, tenantId }) => at === 'institution' && tenantId === one.tenantId)),
  )
}

export function getInstitutions(contexts: readonly Context[], tenantId: number): Context[] {
  return contexts.filter((one) => one.level === 'institution' && one.tenantId === tenantId)
}

/** @param page shown in the chosen role */
export function choiceAddress(basePath: string, choice: RoleInPlace, page = '/'): string {
  const [path, search] = page.split('?')
  const rest = withoutContextChoice(new URLSearchParams(search))
  return `${basePath}${path}${contextSearch(getChoice(choice))}${rest.replace('?', '&')}`
}

export function isCurrentChoice(current: CurrentContext | null, choice: RoleInPlace): boolean {
  return isCurrent(current, getChoice(choice))
}

function getChoice({ place, role }: RoleInPlace): ContextChoice {
  return { roleId: role.id, tenantId: place.tenantId, institutionId: place.institutionId }
}
