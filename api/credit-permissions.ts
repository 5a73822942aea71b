import type { PermissionRequirement } from './navigation.ts'

/** Of staff, to apply and refund credit of students. Apart from the schemas, which a page does without. */
export const mayManageCredits = { audience: 'financial', permissions: ['credits.manage'] } satisfies PermissionRequirement
