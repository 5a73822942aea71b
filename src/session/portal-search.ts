import { allOptional, flag, integer } from '../search/search-values.ts'

/**
 * Search values that every page understands and keeps across navigation (shell specification, section 2).
 * OAuth ids must be integers (section 5); anything else is dropped from the address.
 */
export function portalSearch(search: Record<string, unknown>) {
  return allOptional({
    disableHeader: flag(search.disableHeader),
    disableEqualWeb: flag(search.disableEqualWeb),
    disableHandtalk: flag(search.disableHandtalk),
    v2RoleId: integer(search.v2RoleId, 1, Number.MAX_SAFE_INTEGER),
    tenantId: integer(search.tenantId, 1, Number.MAX_SAFE_INTEGER),
    institutionId: integer(search.institutionId, 1, Number.MAX_SAFE_INTEGER),
  })
}

export const keptSearch = ['disableHeader', 'disableEqualWeb', 'disableHandtalk', 'v2RoleId', 'tenantId', 'institutionId'] as const
