import type { Context, ContextChoice, CurrentContext, Level, Role } from '#api/contexts.ts'

const names = ['v2RoleId', 'tenantId', 'institutionId'] as const

/** Whether an address asks for a role, well or badly. */
export function requestsContext(search: URLSearchParams): boolean {
  return search.has('v2RoleId')
}

/** The role that an address asks for; null unless every id is an integer. */
export function readContextChoice(search: URLSearchParams): ContextChoice | null {
  const ids = names.map((name) => search.get(name))
  if (ids.some((id) => id !== null && !/^[1-9]\d{0,8}$/.test(id))) return null
  const [roleId, tenantId, institutionId] = ids.map((id) => (id === null ? null : Number(id)))
  return roleId ? { roleId, tenantId: tenantId ?? null, institutionId: institutionId ?? null } : null
}

/** An address's search without the role it asks for. */
export function withoutContextChoice(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  for (const name of names) rest.delete(name)
  return rest.size > 0 ? `?${rest}` : ''
}

/** The search that asks for a role, such as `?v2RoleId=10020&tenantId=1&institutionId=11`. */
export function contextSearch({ roleId, tenantId, institutionId }: ContextChoice): string {
  const ids = { v2RoleId: roleId, ...(tenantId && { tenantId }), ...(institutionId && { institutionId }) }
  return `?${new URLSearchParams(Object.entries(ids).map(([name, id]) => [name, String(id)]))}`
}

/** Whether the person acts so already. */
export function isCurrent(current: CurrentContext | null, choice: ContextChoice): boolean {
  return current?.role.id === choice.roleId && current.tenantId === choice.tenantId && current.institutionId === choice.institutionId
}

/** One role in one place. */
export interface RoleInPlace {
  place: Context
  role: Role
}

/** More than these are not read through in a list: they are narrowed in steps. */
export const readableChoices = 8

/** Every role in every place, as a flat list. */
export function rolesInPlaces(contexts: readonly Context[]): RoleInPlace[] {
  return contexts.flatMap((place) => place.roles.map((role) => ({ place, role })))
}

/**
 * What the portal's owner leaves to choose: of an institution, only the roles in it;
 * else everything.
 */
export function offeredBy(
  owner: 'tenant' | 'ies' | null,
  contexts: readonly Context[],
  current: CurrentContext | null,
): readonly Context[] {
  if (owner !== 'ies' || !current) return contexts
  return contexts.filter(({ tenantId, institutionId }) => tenantId === current.tenantId && institutionId === current.institutionId)
}

/** Levels at which a choice applies at once: there is nothing below to pick. */
export function appliesAtOnce(owner: 'tenant' | 'ies' | null, level: Level): boolean {
  return level === 'application' || (level === 'tenant' && owner === 'tenant')
}

/** The levels at which the person holds a role, the widest first. */
export function levelsOf(contexts: readonly Context[]): Level[] {
  return (['application', 'tenant', 'institution'] as const).filter((level) => contexts.some((one) => one.level === level && one.canAccess))
}

/** Tenants to pick from at a level: those with a role of their own, or with an institution that has one. */
export function tenantsAt(contexts: readonly Context[], level: Level): Context[] {
  return contexts.filter(
    (one) =>
      one.level === 'tenant' &&
      (level === 'tenant' ? one.canAccess : contexts.some(({ level: at, tenantId }) => at === 'institution' && tenantId === one.tenantId)),
  )
}

export function institutionsOf(contexts: readonly Context[], tenantId: number): Context[] {
  return contexts.filter((one) => one.level === 'institution' && one.tenantId === tenantId)
}

/** The address that makes the choice. */
export function choiceAddress(basePath: string, choice: RoleInPlace): string {
  return `${basePath}/${contextSearch(choiceOf(choice))}`
}

export function isCurrentChoice(current: CurrentContext | null, choice: RoleInPlace): boolean {
  return isCurrent(current, choiceOf(choice))
}

function choiceOf({ place, role }: RoleInPlace): ContextChoice {
  return { roleId: role.id, tenantId: place.tenantId, institutionId: place.institutionId }
}
