/* Without schemas: routes of the portal know these names in the first script of every page. */

/** docs/requirements/academic-and-financial.md, section 3, task icons. */
export const pendencyKinds = [
  'payment_pending',
  'agreement',
  'documentation_mandatory',
  'person_update',
  'accept_contract',
  'dependency_adaptation',
] as const

export const reenrollmentSteps = ['pending_items', 'subjects', 'payment'] as const

/** docs/requirements/academic-and-financial.md, section 4. */
export const reenrollmentResults = [
  'no_renewal_needed',
  'problem',
  'dependency_or_adaptation',
  'payment_generation_in_progress',
  'first_debt_pending',
  'first_debt_settled',
] as const

/** Stages of the reenrollment, as counted by the office. `blocked` means started but with a blocking pendency. */
export const funnelStages = ['not_started', 'started', 'blocked', 'choosing', 'paying', 'done'] as const

export const subjectLists = ['curricular', 'elective', 'pending'] as const

export const shifts = ['morning', 'afternoon', 'evening'] as const
