import { oc } from '@orpc/contract'
import { z } from 'zod'
import { enrollmentStatus } from './academic-situation.ts'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { appLocales, localizedText } from '../locales.ts'
import { requestForm } from './request-forms.ts'
import { requestCategories } from './request-names.ts'
import { cents, civilDate, entityId, instant } from '../shared.ts'

/** Types of protocols (docs/requirements/academic-and-financial.md, section 7). */
export const requestCategory = z.enum(requestCategories)
export type RequestCategory = z.infer<typeof requestCategory>

const longText = z.record(appLocales, z.string().trim().min(1).max(20_000))

/** A condition that must be met before the student can fill in the form. */
export const requestRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one_open') }),
  z.object({ kind: z.literal('documents_accepted') }),
  /** Whole percent of the curriculum's workload. */
  z.object({ kind: z.literal('minimum_progress'), percent: z.number().int().min(1).max(100) }),
  /** Both days included. */
  z.object({ kind: z.literal('period'), from: civilDate, to: civilDate }),
])
export type RequestRule = z.infer<typeof requestRule>

/** The full definition of a type; each change creates a new version, and sent requests keep the version they were sent under. */
export const requestDefinition = z.object({
  name: localizedText,
  summary: localizedText,
  category: requestCategory,
  /** 0 for what is free. */
  cost: cents.min(0).max(100_000_00),
  /** Business days in which the office answers. */
  limitOfDays: z.number().int().min(1).max(365),
  terms: longText,
  audience: z.object({
    statuses: z.array(enrollmentStatus).min(1),
    /** None means every course. */
    courses: z.array(z.string().min(1).max(200)).max(200),
  }),
  rules: z.array(requestRule).max(10),
  form: requestForm,
})
export type RequestDefinition = z.infer<typeof requestDefinition>

/** A rule and whether an enrollment meets it. */
export const checkedRule = z.object({
  rule: z.union([
    requestRule,
    z.object({ kind: z.literal('enrollment_status'), statuses: z.array(enrollmentStatus) }),
    z.object({ kind: z.literal('course') }),
  ]),
  isKept: z.boolean(),
})
export type CheckedRule = z.infer<typeof checkedRule>

/** A request type as students choose it. */
export const requestTypeChoice = z.object({
  typeId: entityId,
  version: z.number().int().positive(),
  ...requestDefinition.pick({ name: true, summary: true, category: true, cost: true, limitOfDays: true }).shape,
  /** Whether every rule is met. */
  mayAsk: z.boolean(),
  /** The rules that are not met. */
  unmetRules: z.array(checkedRule.shape.rule),
})
export type RequestTypeChoice = z.infer<typeof requestTypeChoice>

/** A request type as it is listed for whoever edits types. */
export const editedType = z.object({
  typeId: entityId,
  /** Null means every institution of the tenant. */
  institutionId: entityId.nullable(),
  /** Whether the caller may edit the type; staff of an institution may only edit its own types. */
  mayEdit: z.boolean(),
  isActive: z.boolean(),
  version: z.number().int().positive(),
  updatedAt: instant,
  /** Requests of the context that are not concluded. */
  openRequests: z.number().int(),
  ...requestDefinition.pick({ name: true, category: true, cost: true, limitOfDays: true }).shape,
})
export type EditedType = z.infer<typeof editedType>

export const typeVersion = z.object({ version: z.number().int().positive(), at: instant, by: z.string().nullable() })

const typeId = z.object({ typeId: entityId })
/** The type and the version that the caller saw; if it has changed since, CONTENT_CHANGED is returned. */
const seenVersion = typeId.extend({ version: z.number().int().positive() })

export const requestTypesContract = {
  list: oc
    .route({ method: 'GET', path: '/request-types', summary: 'All types of the context, also those that are switched off; editors only' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(editedType) })),
  options: oc
    .route({ method: 'GET', path: '/request-types/options', summary: 'Courses that a type may be limited to' })
    .errors(commonErrors)
    .output(z.object({ courses: z.array(z.string()) })),
  get: oc
    .route({ method: 'GET', path: '/request-types/{typeId}', summary: 'One type in a version, the newest unless named' })
    .errors(commonErrors)
    .input(typeId.extend({ version: z.number().int().positive().optional() }))
    .output(editedType.extend({ definition: requestDefinition, versions: z.array(typeVersion) })),
  create: oc
    .route({ method: 'POST', path: '/request-types', summary: 'A new type, switched off' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(z.object({ definition: requestDefinition }))
    .output(typeId),
  save: oc
    .route({ method: 'PUT', path: '/request-types/{typeId}', summary: 'A new version of a type' })
    .errors(withErrors('NOT_ALLOWED', 'CONTENT_CHANGED'))
    .input(seenVersion.extend({ definition: requestDefinition }))
    .output(z.object({ version: z.number().int().positive() })),
  switch: oc
    .route({ method: 'PUT', path: '/request-types/{typeId}/activity', summary: 'Offer a type, or no longer' })
    .errors(commonErrors)
    .input(typeId.extend({ isActive: z.boolean() }))
    .output(z.object({})),
}
