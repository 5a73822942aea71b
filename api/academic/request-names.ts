/* Without schemas: routes of the portal know these names in the first script of every page. */

/** docs/requirements/academic-and-financial.md, section 4. `pending` waits for another sector. */
export const requestStatuses = [
  'waiting_for_payment',
  'open',
  'in_attendance',
  'pending',
  'waiting_for_student_action',
  'granted',
  'rejected',
  'delivered',
  'concluded',
  'canceled',
] as const

/** The simpler set of statuses from that section. */
export const requestSituations = ['active', 'waiting', 'in_attendance', 'concluded'] as const

const situations: Record<(typeof requestStatuses)[number], (typeof requestSituations)[number]> = {
  waiting_for_payment: 'waiting',
  open: 'active',
  in_attendance: 'in_attendance',
  pending: 'waiting',
  waiting_for_student_action: 'waiting',
  granted: 'concluded',
  rejected: 'concluded',
  delivered: 'concluded',
  concluded: 'concluded',
  canceled: 'concluded',
}

export const getSituation = (status: keyof typeof situations) => situations[status]

export const requestCategories = ['documents', 'enrollment', 'grades', 'internship', 'assistance', 'financial'] as const
