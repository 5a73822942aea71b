import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { decisionReason } from '../decision-reason.ts'
import { localizedText } from '../locales.ts'
import { fileKeys, messagePage, messages, messageText, newMessage, requestMessage } from './request-messages.ts'
import { protocolChannel } from './protocols.ts'
import { type RequestOutcome, requestOutcome, requestSituation, requestStatus } from './request-status.ts'
import { request, requestEventKind } from './requests.ts'
import { civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

/** Against the deadline: `soon` is within two business days, `paused` waits for the student, `none` has no deadline yet or is concluded. */
export const requestAge = z.enum(['in_time', 'soon', 'late', 'paused', 'none'])
export type RequestAge = z.infer<typeof requestAge>

export const officeRequest = z.object({
  requestId: z.uuid(),
  protocol: z.string(),
  typeId: entityId,
  name: localizedText,
  student: z.string(),
  academicRecord: z.string(),
  course: z.string(),
  status: requestStatus,
  sentAt: instant,
  updatedAt: instant,
  deadline: civilDate.nullable(),
  age: requestAge,
  assignee: z.object({ userId: entityId, name: z.string() }).nullable(),
  /** Messages of the student that the office has not read. */
  unread: z.number().int(),
  channel: protocolChannel,
})
export type OfficeRequest = z.infer<typeof officeRequest>

/** `search` matches protocol number, student name and student number. */
export const officeFilter = z.object({
  search: searchText.optional(),
  status: requestStatus.optional(),
  situation: requestSituation.optional(),
  /** If set, selects requests by whether they are still open at the office. */
  open: z.boolean().optional(),
  type: entityId.optional(),
  course: searchText.optional(),
  /** A user id arrives as text in an address. */
  assignee: z.union([z.enum(['me', 'nobody']), z.coerce.number().pipe(entityId)]).optional(),
  age: requestAge.optional(),
})
export type OfficeFilter = z.infer<typeof officeFilter>

export const officeSortColumn = z.enum(['deadline', 'sentAt', 'updatedAt', 'student'])
export type OfficeSortColumn = z.infer<typeof officeSortColumn>
export const officeSort = z.templateLiteral([z.enum(['', '-']), officeSortColumn])

export const officeQuery = z.object({ filter: officeFilter.default({}), sort: officeSort.default('deadline') })
export const officePageQuery = pageQuery.extend(officeQuery.shape)
export const officePage = createPageSchema(officeRequest)
export type OfficePage = z.infer<typeof officePage>

export const officeFigures = z.object({
  waiting: z.number().int(),
  late: z.number().int(),
  /** The whole percent of requests concluded in the last 90 days that met the deadline; null without any. */
  answeredInTime: z.number().int().min(0).max(100).nullable(),
  /** The mean of the ratings in those 90 days, with one decimal; null without any. */
  satisfaction: z.number().min(1).max(5).nullable(),
})
export type OfficeFigures = z.infer<typeof officeFigures>

/** Figures of one request type in one month. */
export const monthlyFigures = z.object({
  typeId: entityId,
  name: localizedText,
  /** Its first day. */
  month: civilDate,
  received: z.number().int(),
  concluded: z.number().int(),
  inTime: z.number().int(),
  ratings: z.number().int(),
  satisfaction: z.number().nullable(),
})
export type MonthlyFigures = z.infer<typeof monthlyFigures>

const requestId = z.object({ requestId: z.uuid() })
/** Kinds of events in the office's history; students do not see assignments. */
export const officeEventKind = z.enum([...requestEventKind.options, 'assigned'])
export type OfficeEventKind = z.infer<typeof officeEventKind>

/** The request and the revision that the caller saw; if the record has changed since, CONTENT_CHANGED is returned. */
const seen = requestId.extend({ revision: z.number().int().min(0) })

/** A request as the student sees it, with what only the office sees. */
export const requestAtOffice = request.omit({ mayCancel: true, mayRate: true, events: true }).extend({
  typeId: entityId,
  version: z.number().int().positive(),
  revision: z.number().int(),
  channel: protocolChannel,
  age: requestAge,
  assignee: officeRequest.shape.assignee,
  events: z.array(z.object({ kind: officeEventKind, at: instant, by: z.string().nullable(), text: z.string().nullable() })),
  /** Until when the reader may take their decision back. */
  undoUntil: instant.nullable(),
})
export type RequestAtOffice = z.infer<typeof requestAtOffice>

const reason = messageText.min(decisionReason.shortest).max(decisionReason.longest)

/** The outcome and the text shown to the student; a rejection requires a text. */
const outcome = { outcome: requestOutcome, text: messageText.nullable() }
const isExplained = (given: { outcome: RequestOutcome; text: string | null }) => given.outcome !== 'rejected' || given.text !== null

export const requestDecision = seen.extend({ ...outcome, files: fileKeys.default([]) }).refine(isExplained)

export const newAction = seen.extend({
  text: messageText,
  /** The last day for the student to act. */
  deadline: civilDate,
  items: z
    .array(z.object({ kind: z.enum(['document', 'data']), label: z.string().trim().min(1).max(200) }))
    .min(1)
    .max(20),
})

export const itemReview = seen.extend({
  itemId: entityId,
  review: z.discriminatedUnion('status', [
    z.object({ status: z.literal('accepted') }),
    z.object({ status: z.literal('not_applicable') }),
    z.object({ status: z.literal('refused'), reason }),
  ]),
})

export const newAssignee = seen.extend({ userId: entityId.nullable() })

/** `note` is written for the office alone, with the move or not at all; of a request that has the status already, the note alone. */
export const newStatus = seen.extend({
  status: requestStatus.extract(['in_attendance', 'pending']),
  note: messageText.nullable().default(null),
})

export const officeMessage = newMessage.extend({ isInternal: z.boolean() })

/** An act on several requests at once. */
export const bulkAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assign'), userId: entityId.nullable() }),
  /** Distributes the unassigned requests evenly, in turn, among the office's staff. */
  z.object({ kind: z.literal('share_out') }),
  z.object({ kind: z.literal('take') }),
  z.object({ kind: z.literal('conclude'), ...outcome }).refine(isExplained),
])
export type BulkAct = z.infer<typeof bulkAct>

/** Ids of the selected requests, at most one page of the largest size. */
const bulkIds = z.array(z.uuid()).min(1).max(50)
export const bulkInput = z.object({ requestIds: bulkIds, act: bulkAct })
export const bulkRun = bulkInput.extend({ bulkId: z.uuid() })

export const savedView = z.object({ viewId: entityId, name: z.string(), query: officeQuery })
export type SavedView = z.infer<typeof savedView>

export const answerTemplate = z.object({
  templateId: entityId,
  name: z.string(),
  text: z.string(),
  /** Null for every type. */
  typeId: entityId.nullable(),
  /** Whether the caller may change or remove it; those of the whole tenant belong to the tenant's staff alone. */
  mayChange: z.boolean(),
})
export type AnswerTemplate = z.infer<typeof answerTemplate>

const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u)

export const newView = z.object({ name, query: officeQuery })

export const newTemplate = z.object({ name, text: messageText, typeId: entityId.nullable() })
export const changedTemplate = newTemplate.omit({ typeId: true }).extend({ templateId: entityId })

export const requestOfficeContract = {
  list: oc
    .route({ method: 'GET', path: '/requests', summary: 'Requests of the context, nearest deadline first; staff only' })
    .errors(commonErrors)
    .input(officePageQuery)
    .output(officePage),
  export: oc
    .route({ method: 'GET', path: '/requests/export', summary: 'All requests that match a filter, streamed in batches; staff only' })
    .errors(commonErrors)
    .input(officeQuery)
    .output(eventIterator(z.object({ total: z.number().int(), rows: z.array(officeRequest) }))),
  options: oc
    .route({ method: 'GET', path: '/requests/options', summary: 'Types and courses to filter by, and who may be given a request' })
    .errors(commonErrors)
    .output(
      z.object({
        types: z.array(z.object({ typeId: entityId, name: localizedText })),
        courses: z.array(z.string()),
        people: z.array(z.object({ userId: entityId, name: z.string() })),
        /** The caller's user id, which is also among the people. */
        me: entityId,
      }),
    ),
  figures: oc
    .route({ method: 'GET', path: '/requests/figures', summary: 'How many wait and are late, answers in time, satisfaction' })
    .errors(commonErrors)
    .output(officeFigures),
  monthlyFigures: oc
    .route({ method: 'GET', path: '/requests/figures/monthly', summary: 'Figures by type and month of the last twelve months' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(monthlyFigures) })),
  get: oc
    .route({ method: 'GET', path: '/requests/{requestId}', summary: 'One request as the office sees it' })
    .errors(commonErrors)
    .input(requestId)
    .output(requestAtOffice),
  assign: oc
    .route({ method: 'PUT', path: '/requests/{requestId}/assignee', summary: 'Give a request to somebody of the office, or to nobody' })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED'))
    .input(newAssignee)
    .output(z.object({ revision: z.number().int() })),
  /** In attendance, or waiting for another sector. */
  move: oc
    .route({
      method: 'PUT',
      path: '/requests/{requestId}/status',
      summary: 'Take a request into attendance, or let it wait for another sector',
    })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED'))
    .input(newStatus)
    .output(z.object({ revision: z.number().int() })),
  ask: oc
    .route({ method: 'POST', path: '/requests/{requestId}/actions', summary: 'Ask the student for documents or data' })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED', 'DAY_NOT_ALLOWED'))
    .input(newAction)
    .output(z.object({ revision: z.number().int() })),
  review: oc
    .route({ method: 'PUT', path: '/requests/{requestId}/items/{itemId}', summary: 'Accept or refuse what the student handed in' })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED'))
    .input(itemReview)
    .output(z.object({ revision: z.number().int() })),
  decide: oc
    .route({ method: 'PUT', path: '/requests/{requestId}/decision', summary: 'Conclude a request' })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED', 'UPLOAD_INCOMPLETE'))
    .input(requestDecision)
    .output(z.object({ revision: z.number().int(), undoUntil: instant })),
  undo: oc
    .route({ method: 'DELETE', path: '/requests/{requestId}/decision', summary: 'Take back a decision of the last minute' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(requestId)
    .output(z.object({ revision: z.number().int() })),
  previewBulk: oc
    .route({ method: 'POST', path: '/requests/bulk/preview', summary: 'What an act would do to several requests, and which it leaves out' })
    .errors(commonErrors)
    .input(bulkInput)
    .output(
      z.object({
        results: z.array(requestId.extend({ protocol: z.string(), student: z.string(), status: requestStatus, isIncluded: z.boolean() })),
      }),
    ),
  runBulk: oc
    .route({ method: 'POST', path: '/requests/bulk', summary: 'Do it; repeating it changes nothing' })
    .errors(withErrors('KEY_REUSED'))
    .input(bulkRun)
    .output(z.object({ count: z.number().int(), undoUntil: instant })),
  undoBulk: oc
    .route({ method: 'DELETE', path: '/requests/bulk/{bulkId}', summary: 'Take it back within a minute, where nobody has acted since' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(z.object({ bulkId: z.uuid() }))
    .output(z.object({ count: z.number().int() })),
  messages: oc
    .route({ method: 'GET', path: '/requests/{requestId}/messages', summary: 'Messages and internal notes of a request' })
    .errors(commonErrors)
    .input(messagePage)
    .output(messages),
  write: oc
    .route({ method: 'POST', path: '/requests/{requestId}/messages', summary: 'Write to the student, or note something for the office' })
    .errors(withErrors('NOT_ALLOWED', 'KEY_REUSED', 'UPLOAD_INCOMPLETE'))
    .input(officeMessage)
    .output(requestMessage),
  read: oc
    .route({ method: 'PUT', path: '/requests/{requestId}/read', summary: 'Messages up to a position were read' })
    .errors(commonErrors)
    .input(requestId.extend({ position: z.number().int().positive() }))
    .output(z.object({})),
  file: oc
    .route({ method: 'GET', path: '/requests/{requestId}/files/{key}', summary: 'Temporary URL of a file of a request' })
    .errors(withErrors('STORAGE_UNAVAILABLE'))
    .input(requestId.extend({ key: z.uuid() }))
    .output(z.object({ url: z.string() })),
  views: oc
    .route({ method: 'GET', path: '/requests/views', summary: "The caller's saved views" })
    .errors(commonErrors)
    .output(z.object({ results: z.array(savedView) })),
  saveView: oc
    .route({ method: 'PUT', path: '/requests/views', summary: 'Save a view; one of that name is replaced' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(newView)
    .output(savedView),
  removeView: oc
    .route({ method: 'DELETE', path: '/requests/views/{viewId}', summary: 'Remove a saved view' })
    .errors(commonErrors)
    .input(z.object({ viewId: entityId }))
    .output(z.object({})),
  templates: oc
    .route({ method: 'GET', path: '/requests/templates', summary: "The office's templates for answers" })
    .errors(commonErrors)
    .output(z.object({ results: z.array(answerTemplate) })),
  addTemplate: oc
    .route({ method: 'POST', path: '/requests/templates', summary: 'Add a template' })
    .errors(withErrors('NOT_ALLOWED', 'NAME_TAKEN'))
    .input(newTemplate)
    .output(answerTemplate),
  saveTemplate: oc
    .route({ method: 'PUT', path: '/requests/templates/{templateId}', summary: 'Change the name and the text of a template' })
    .errors(withErrors('NAME_TAKEN'))
    .input(changedTemplate)
    .output(answerTemplate),
  removeTemplate: oc
    .route({ method: 'DELETE', path: '/requests/templates/{templateId}', summary: 'Remove a template' })
    .errors(commonErrors)
    .input(z.object({ templateId: entityId }))
    .output(z.object({})),
}
