import type { PermissionRequirement } from './navigation.ts'

/* Apart from the contract, whose validation every page would load. */
/** Of staff, about all students in their context. */
export const mayReadDebts = { audience: 'financial', permissions: ['debts.read'] } satisfies PermissionRequirement
