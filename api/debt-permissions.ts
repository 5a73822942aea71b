import type { PermissionRequirement } from './navigation.ts'

/** Of staff, about all students in their context. Apart from the schemas, which a page does without. */
export const mayReadDebts = { audience: 'financial', permissions: ['debts.read'] } satisfies PermissionRequirement
