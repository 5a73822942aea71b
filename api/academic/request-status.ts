import { z } from 'zod'
import { requestSituations, requestStatuses, getSituation } from './request-names.ts'

/** The status as stored; the other vocabularies of docs/requirements/academic-and-financial.md, section 4, are derived from it. */
export const requestStatus = z.enum(requestStatuses)
export type RequestStatus = z.infer<typeof requestStatus>

/** The simpler set. */
export const requestSituation = z.enum(requestSituations)
export type RequestSituation = z.infer<typeof requestSituation>

export const getStatuses = (situation: RequestSituation): RequestStatus[] =>
  requestStatus.options.filter((status) => getSituation(status) === situation)

/** The status with which the office concludes a request. */
export const requestOutcome = requestStatus.extract(['granted', 'rejected', 'delivered', 'concluded'])
export type RequestOutcome = z.infer<typeof requestOutcome>

/** The status of an item that the office asks of a student in a request: `pending` was handed in but not looked at. */
export const askedItemStatus = z.enum(['required', 'pending', 'accepted', 'refused', 'not_applicable'])
export type AskedItemStatus = z.infer<typeof askedItemStatus>
