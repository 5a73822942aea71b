import * as z from 'zod/mini'

const flag = z.catch(z.optional(z.stringbool()), undefined)
/** OAuth ids must be integers (shell specification, section 5); anything else is dropped from the address. */
const id = z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined)

/** Search values that every page understands and keeps across navigation (shell specification, section 2). */
export const portalSearch = z.object({
  disableHeader: flag,
  disableEqualWeb: flag,
  disableHandtalk: flag,
  v2RoleId: id,
  tenantId: id,
  institutionId: id,
})

export const keptSearch = ['disableHeader', 'disableEqualWeb', 'disableHandtalk', 'v2RoleId', 'tenantId', 'institutionId'] as const
