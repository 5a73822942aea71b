import type { ContextChoice, CurrentContext } from '#api/contexts.ts'

const names = ['v2RoleId', 'tenantId', 'institutionId'] as const

/** Whether an address asks for a role, well or badly. */
export function asksForContext(search: URLSearchParams): boolean {
  return search.has('v2RoleId')
}

/** The role that an address asks for; null unless every id is an integer (shell specification, section 5). */
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
