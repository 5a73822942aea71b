import type { Context, ContextChoice, CurrentContext, Level, Role } from '#api/contexts.ts'
import { contextSearch, isCurrent } from './context-choice.ts'

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
 * What the portal's owner leaves to choose (shell specification, section 6): of an institution, only the roles in it;
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

/** Levels at which a choice applies at once: there is nothing below to pick (shell specification, section 4). */
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
