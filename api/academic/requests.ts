import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { localizedText } from '../locales.ts'
import { formAnswer, formStep } from './request-forms.ts'
import { fileKeys, messagePage, messages, newMessage, requestFile, requestMessage } from './request-messages.ts'
import { askedItemStatus, requestSituation, requestStatus } from './request-status.ts'
import { checkedRule, requestDefinition, requestTypeChoice } from './request-types.ts'
import { cents, civilDate, entityId, instant, createPageSchema, pageQuery, searchText } from '../shared.ts'

const requestId = z.object({ requestId: z.uuid() })

/** An enrollment of the person for which requests can be made. */
export const requestEnrollment = z.object({
  enrollmentId: entityId,
  academicRecord: z.string(),
  course: z.string(),
  institution: z.string(),
})
export type RequestEnrollment = z.infer<typeof requestEnrollment>

/** docs/requirements/academic-and-financial.md, section 3. */
export const requestRow = requestId.extend({
  /** The protocol number, for example 2026-000123. */
  protocol: z.string(),
  name: localizedText,
  limitOfDays: z.number().int(),
  /** Last day on which the office answers; null until it is paid. */
  deadline: civilDate.nullable(),
  /** The last day for the student to hand in what the office asked for; null if it asked for nothing. */
  handInBy: civilDate.nullable(),
  /** How much the office asked for and the student has not handed in yet; `label` says what, in its words, if it is one thing. */
  awaitedItems: z.object({ count: z.number().int(), label: z.string().nullable() }).optional(),
  createdAt: instant,
  updatedAt: instant,
  status: requestStatus,
  /** When that status began; null where it is not known. */
  statusSince: instant.nullable(),
  course: z.string(),
  cost: cents,
  /** The debt that pays the request; null if it is free or not yet charged. */
  debtId: entityId.nullable(),
  mayCancel: z.boolean(),
  /** Messages of the office that were not read. */
  unread: z.number().int(),
  /** Concluded, and not rated yet. */
  mayRate: z.boolean(),
})
export type RequestRow = z.infer<typeof requestRow>

/** Cents received that pay the request, and cents that became the student's credit; null if nothing was received. */
export const requestMoney = z.object({ paid: cents, credit: cents }).nullable()
export type RequestMoney = z.infer<typeof requestMoney>

/** `cardInReview`: the card payment of what it costs that is under review; paying again would charge twice. */
export const listedRequest = requestRow.extend({ cardInReview: z.uuid().nullable(), money: requestMoney })
export type ListedRequest = z.infer<typeof listedRequest>

export const requestFilter = z.object({
  name: searchText.optional(),
  status: requestStatus.optional(),
  situation: requestSituation.optional(),
})
export type RequestFilter = z.infer<typeof requestFilter>

export const requestDraft = z.object({
  draftId: z.uuid(),
  typeId: entityId,
  version: z.number().int().positive(),
  /** The type's version when the draft was begun, if the type has changed since; otherwise null. */
  begunUnder: z.number().int().positive().nullable(),
  enrollment: requestEnrollment,
  ...requestDefinition.omit({ audience: true, rules: true }).shape,
  /** Today's date at the institution, against which form conditions compare. */
  today: civilDate,
  answers: z.record(z.string(), formAnswer),
  /** Destinations of the buttons that were pressed, by step. */
  pressed: z.record(z.string(), z.string()),
  /** The files that the answers refer to. */
  files: z.array(requestFile),
  /** Number of times the draft was saved. */
  revision: z.number().int(),
  updatedAt: instant,
})
export type RequestDraft = z.infer<typeof requestDraft>

const draftId = z.object({ draftId: z.uuid() })

export const draftRow = z.object({ ...draftId.shape, typeId: entityId, name: localizedText, course: z.string(), updatedAt: instant })
export type DraftRow = z.infer<typeof draftRow>

/** Changed answers by field; null removes an answer. */
export const changedAnswers = draftId.extend({
  /** The revision the sender has; if another device changed a field since, CONTENT_CHANGED is returned and nothing is saved. */
  revision: z.number().int().min(0),
  answers: z.record(z.string().max(40), formAnswer.nullable()),
  pressed: z.record(z.string().max(40), z.string().max(40)).optional(),
})

/** What the office asks of a student. */
export const askedItem = z.object({
  itemId: entityId,
  kind: z.enum(['document', 'data']),
  /** What is asked for, in the office's words. */
  label: z.string(),
  status: askedItemStatus,
  /** Why it was refused. */
  reason: z.string().nullable(),
  files: z.array(requestFile),
  /** What the student confirmed or corrected, for an item of the kind `data`. */
  text: z.string().nullable(),
})
export type AskedItem = z.infer<typeof askedItem>

export const studentAction = z.object({
  actionId: entityId,
  /** What is asked, in the office's words. */
  text: z.string(),
  /** Last day. */
  deadline: civilDate,
  isOver: z.boolean(),
  items: z.array(askedItem),
  askedAt: instant,
  answeredAt: instant.nullable(),
})
export type StudentAction = z.infer<typeof studentAction>

export const requestEventKind = z.enum([
  'sent',
  'paid',
  'taken',
  'pending',
  'asked',
  'answered',
  'reviewed',
  'granted',
  'rejected',
  'delivered',
  'concluded',
  'canceled',
  'reopened',
  'rated',
])
export type RequestEventKind = z.infer<typeof requestEventKind>

export const requestEvent = z.object({ kind: requestEventKind, at: instant, by: z.enum(['student', 'office', 'system']) })

export const survey = z.object({ score: z.number().int().min(1).max(5), reason: z.string().nullable(), at: instant })

export const request = requestRow.extend({
  enrollment: requestEnrollment,
  requester: z.string(),
  /** Academic period in which it was sent, such as 2026/2. */
  period: z.string(),
  paidAt: instant.nullable(),
  money: requestMoney,
  /** Days besides weekends that do not count towards the deadline; a null name means a national holiday. */
  skippedDays: z.array(z.object({ day: civilDate, name: z.string().nullable() })),
  /** Business days of the deadline that have passed, or had passed when the decision was made. */
  daysPassed: z.number().int(),
  /** Business days from the deadline to the decision; 0 before the deadline and on the days off right after it. */
  daysLate: z.number().int(),
  /** The steps that were answered, in their order. */
  steps: z.array(formStep),
  answers: z.record(z.string(), formAnswer),
  files: z.array(requestFile),
  /** Labels of chosen values of dynamic fields, by field. */
  chosen: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  events: z.array(requestEvent),
  actions: z.array(studentAction),
  messages,
  result: z
    .object({
      text: z.string().nullable(),
      at: instant,
      /** The files; those that are documents have a link for validating them publicly. */
      files: z.array(requestFile.extend({ sharedToken: z.string().nullable() })),
    })
    .nullable(),
  survey: survey.nullable(),
})
export type Request = z.infer<typeof request>

export const fieldValue = z.object({ value: z.string(), label: z.string() })
export type FieldValue = z.infer<typeof fieldValue>

/** Answers to other fields, used to filter the values. */
const fieldValuesInput = z.object({
  id: z.string().min(1).max(60),
  enrollmentId: entityId,
  filter: z.record(z.string().max(40), z.string().max(200)).default({}),
})

export const draftFiles = draftId.extend({ revision: z.number().int().min(0), field: z.string().max(40), keys: fileKeys })

export const draftToSend = draftId.extend({
  /** The version that the student saw; a different price or different terms give CONTENT_CHANGED. */
  version: z.number().int().positive(),
  revision: z.number().int(),
  hasAcceptedTerms: z.literal(true),
})

export const actionAnswer = requestId.extend({
  actionId: entityId,
  items: z
    .array(z.object({ itemId: entityId, files: fileKeys.default([]), text: z.string().trim().max(5000).nullable().default(null) }))
    .min(1)
    .max(20),
})

export const requestRating = requestId.extend({
  score: z.number().int().min(1).max(5),
  reason: z
    .string()
    .trim()
    .max(1000)
    .regex(/^[\P{Cc}\r\n\t]*$/u)
    .nullable()
    .default(null),
})

/** docs/requirements/academic-and-financial.md, section 7. */
export const requestsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/my-requests',
      summary: 'Requests of the person: what waits for them, what is under way, what is concluded, each newest first',
    })
    .errors(commonErrors)
    .input(pageQuery.extend({ filter: requestFilter.default({}) }))
    .output(createPageSchema(listedRequest).extend({ drafts: z.array(draftRow) })),
  statuses: oc
    .route({ method: 'GET', path: '/types/request-status', summary: 'Statuses of requests, with how many of the person have each' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(z.object({ status: requestStatus, count: z.number().int() })) })),
  types: oc
    .route({ method: 'GET', path: '/my-requests/types', summary: 'What may be asked for one course, and the courses of the person' })
    .errors(commonErrors)
    .input(z.object({ enrollmentId: entityId.optional() }))
    .output(
      z.object({
        enrollments: z.array(requestEnrollment),
        /** The enrollment of the first active course unless one is named; null without any. */
        enrollmentId: entityId.nullable(),
        results: z.array(requestTypeChoice),
      }),
    ),
  validationRule: oc
    .route({
      method: 'GET',
      path: '/my-requests/validation-rule',
      summary: 'What a type asks of a course, whether it is so, and its terms',
    })
    .errors(commonErrors)
    .input(z.object({ typeId: entityId, enrollmentId: entityId }))
    .output(
      requestTypeChoice.extend({
        terms: requestDefinition.shape.terms,
        rules: z.array(checkedRule),
        /** The deadline if it were sent today. */
        deadline: civilDate,
        /** An existing draft of this request; null if there is none. */
        draftId: z.uuid().nullable(),
      }),
    ),
  begin: oc
    .route({ method: 'POST', path: '/requests/drafts', summary: 'Begin a request; repeating it changes nothing' })
    .errors(withErrors('NOT_ALLOWED', 'KEY_REUSED'))
    .input(draftId.extend({ typeId: entityId, enrollmentId: entityId }))
    .output(requestDraft),
  draft: oc
    .route({ method: 'GET', path: '/requests/drafts/{draftId}', summary: 'A draft, under the newest version of its type' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(draftId)
    .output(requestDraft),
  saveFields: oc
    .route({ method: 'POST', path: '/requests/steps/fields', summary: 'Keep answers of a draft' })
    .errors(withErrors('CONTENT_CHANGED', 'NOT_ALLOWED'))
    .input(changedAnswers)
    .output(draftId.extend({ revision: z.number().int(), updatedAt: instant })),
  saveFiles: oc
    .route({ method: 'PUT', path: '/requests/steps/upload', summary: 'Keep the files of a field of a draft' })
    .errors(withErrors('CONTENT_CHANGED', 'NOT_ALLOWED', 'UPLOAD_INCOMPLETE'))
    .input(draftFiles)
    .output(draftId.extend({ revision: z.number().int(), updatedAt: instant })),
  discard: oc
    .route({ method: 'DELETE', path: '/requests/drafts/{draftId}', summary: 'Give a draft up' })
    .errors(commonErrors)
    .input(draftId)
    .output(z.object({})),
  fieldValues: oc
    .route({ method: 'GET', path: '/fields/values/{id}', summary: 'Values of a source that a field offers, narrowed by other answers' })
    .errors(withErrors('BAD_GATEWAY'))
    .input(fieldValuesInput)
    .output(z.object({ results: z.array(fieldValue) })),
  listValues: oc
    .route({ method: 'GET', path: '/fields/{id}/dynamic-list/values', summary: 'The same, for a field that takes several' })
    .errors(withErrors('BAD_GATEWAY'))
    .input(fieldValuesInput)
    .output(z.object({ results: z.array(fieldValue) })),
  send: oc
    .route({ method: 'POST', path: '/my-requests', summary: 'Send a draft; the request has its id, and repeating it changes nothing' })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED', 'ANSWERS_INVALID', 'UPLOAD_INCOMPLETE', 'BAD_GATEWAY'))
    .input(draftToSend)
    .output(requestRow),
  get: oc
    .route({ method: 'GET', path: '/my-requests/{requestId}', summary: 'One request with all that happened to it' })
    .errors(commonErrors)
    .input(requestId)
    .output(request),
  status: oc
    .route({ method: 'GET', path: '/my-requests/{requestId}/status', summary: 'Where a request stands' })
    .errors(commonErrors)
    .input(requestId)
    .output(requestRow.pick({ requestId: true, status: true, updatedAt: true, debtId: true })),
  cancel: oc
    .route({ method: 'PUT', path: '/my-requests/{requestId}', summary: 'Cancel a request that is not concluded' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(requestId.extend({ status: z.literal('canceled') }))
    .output(requestRow),
  answerAction: oc
    .route({
      method: 'POST',
      path: '/my-requests/{requestId}/actions/{actionId}',
      summary: 'Hand in what the office asked for; what was refused may be handed in again',
    })
    .errors(withErrors('NOT_ALLOWED', 'UPLOAD_INCOMPLETE', 'DEADLINE_OVER'))
    .input(actionAnswer)
    .output(studentAction),
  messages: oc
    .route({ method: 'GET', path: '/my-requests/{requestId}/messages', summary: 'Messages of a request' })
    .errors(commonErrors)
    .input(messagePage)
    .output(messages),
  write: oc
    .route({ method: 'POST', path: '/my-requests/{requestId}/messages', summary: 'Write to the office' })
    .errors(withErrors('NOT_ALLOWED', 'KEY_REUSED', 'UPLOAD_INCOMPLETE', 'TOO_MANY_ATTEMPTS'))
    .input(newMessage)
    .output(requestMessage),
  read: oc
    .route({ method: 'PUT', path: '/my-requests/{requestId}/read', summary: 'Messages up to a position were read' })
    .errors(commonErrors)
    .input(requestId.extend({ position: z.number().int().positive() }))
    .output(z.object({})),
  file: oc
    .route({ method: 'GET', path: '/my-requests/{requestId}/files/{key}', summary: 'Temporary URL of a file of a request' })
    .errors(withErrors('STORAGE_UNAVAILABLE'))
    .input(requestId.extend({ key: z.uuid() }))
    .output(z.object({ url: z.string() })),
  rate: oc
    .route({ method: 'PATCH', path: '/my-requests/{requestId}/satisfaction-survey', summary: 'Rate a concluded request, once' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(requestRating)
    .output(survey),
}
