import type { RequestSituation, RequestStatus } from '#api/request-status.ts'
import type { RequestCategory } from '#api/request-types.ts'

/* Without the schemas of `api`: every page's route knows them. */

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
] as const satisfies readonly RequestStatus[]

export const requestSituations = ['active', 'waiting', 'in_attendance', 'concluded'] as const satisfies readonly RequestSituation[]

export const requestCategories = [
  'documents',
  'enrollment',
  'grades',
  'internship',
  'assistance',
  'financial',
] as const satisfies readonly RequestCategory[]
