import type { FormAnswer, FormField } from '#api/academic/request-forms.ts'
import type { RequestDraft } from '#api/academic/requests.ts'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type pg from 'pg'
import type { CallerScope } from '../access/scopes.ts'
import { checkRules } from '../request-types/request-rules.ts'
import { type FoundType, requireOfferedType, ruleFacts } from '../request-types/offered-types.queries.ts'
import { addDraft, type DraftRecord, findEmptyDraft, requireDraft, writeDraft } from './drafts.queries.ts'
import { type Course, requireCourse, shownCourse } from './request-course.queries.ts'
import { requireFreeUploads, uploadsByKey } from './request-files.queries.ts'

export interface DraftPorts {
  pool: pg.Pool
  clock: Clock
}

/** A draft, its course, and the current version of its type. */
export interface OpenDraft {
  draft: DraftRecord
  course: Course
  type: FoundType
}

/** Begins a draft; returns the existing one for the same id, or while nothing was typed. Throws NOT_FOUND, NOT_ALLOWED by a rule, KEY_REUSED. */
export async function beginDraft(
  { pool, clock }: DraftPorts,
  scope: CallerScope,
  timeZone: string,
  { draftId, typeId, enrollmentId }: { draftId: string; typeId: number; enrollmentId: number },
): Promise<RequestDraft> {
  return inTenant(pool, scope.tenantId, async (transaction) => {
    const { client } = transaction
    const course = await requireCourse(client, scope, enrollmentId)
    const type = await requireOfferedType(client, { ...course, tenantId: scope.tenantId }, typeId)
    const today = civilToday(clock, timeZone)
    await requireRules(client, scope.tenantId, course, type, today)
    const draft =
      (await findEmptyDraft(transaction, scope, { draftId, enrollmentId, typeId })) ??
      (await addDraft(transaction, scope, { draftId, enrollmentId, typeId, version: type.version }, clock.now()))
    if (draft.userId !== scope.userId) throw new DomainError('NOT_FOUND')
    if (draft.typeId !== typeId || draft.enrollmentId !== enrollmentId) throw new DomainError('KEY_REUSED')
    return shownDraft(client, scope, { draft, course, type }, today)
  })
}

/** Throws NOT_ALLOWED if a course does not meet a rule of a type. */
export async function requireRules(client: pg.ClientBase, tenantId: number, course: Course, type: FoundType, today: string) {
  const { openTypes, ...facts } = await ruleFacts(client, tenantId, course, today)
  const checked = checkRules(type.definition, { ...facts, hasOpenRequest: openTypes.has(type.typeId) })
  if (checked.some(({ isKept }) => !isKept)) throw new DomainError('NOT_ALLOWED')
}

/** Throws NOT_FOUND, NOT_ALLOWED where the type is no longer offered. */
export function readDraft({ pool, clock }: DraftPorts, scope: CallerScope, timeZone: string, draftId: string): Promise<RequestDraft> {
  return readTenant(pool, scope.tenantId, async (transaction) =>
    shownDraft(transaction.client, scope, await openDraft(transaction, scope, draftId), civilToday(clock, timeZone)),
  )
}

/** Throws NOT_FOUND, NOT_ALLOWED where the type is no longer offered. */
export async function openDraft(
  transaction: TenantTransaction,
  scope: CallerScope,
  draftId: string,
  options: { isLocked?: boolean } = {},
): Promise<OpenDraft> {
  const { client } = transaction
  const draft = await requireDraft(transaction, scope, draftId, options)
  const course = await requireCourse(client, scope, draft.enrollmentId)
  const type = await requireOfferedType(client, { ...course, tenantId: scope.tenantId }, draft.typeId).catch(() => {
    throw new DomainError('NOT_ALLOWED')
  })
  return { draft, course, type }
}

/**
 * Keeps answers of a draft under the newest version of its type; what that does not ask is left out. Throws NOT_FOUND, NOT_ALLOWED, and
 * CONTENT_CHANGED where another device changed one of these fields since.
 */
export async function saveAnswers(
  { pool, clock }: DraftPorts,
  scope: CallerScope,
  {
    draftId,
    revision,
    answers,
    pressed,
  }: { draftId: string; revision: number; answers: Record<string, FormAnswer | null>; pressed?: Record<string, string> | undefined },
) {
  return inTenant(pool, scope.tenantId, async (transaction) => {
    const open = await openDraft(transaction, scope, draftId, { isLocked: true })
    const fields = getFields(open.type.definition)
    const asked = Object.entries(answers).filter(([name]) => fields.has(name) && fields.get(name)!.type !== 'file')
    return keep(transaction, scope, open, { revision, answers: Object.fromEntries(asked), pressed }, clock.now())
  })
}

/** Saves the files of a field. Also throws UPLOAD_INCOMPLETE, and NOT_FOUND for other people's files. */
export async function saveFiles(
  { pool, clock }: DraftPorts,
  scope: CallerScope,
  { draftId, revision, field, keys }: { draftId: string; revision: number; field: string; keys: string[] },
) {
  return inTenant(pool, scope.tenantId, async (transaction) => {
    const open = await openDraft(transaction, scope, draftId, { isLocked: true })
    if (getFields(open.type.definition).get(field)?.type !== 'file') throw new DomainError('NOT_ALLOWED')
    await requireFreeUploads(transaction.client, scope, keys)
    return keep(transaction, scope, open, { revision, answers: { [field]: keys.length > 0 ? keys : null } }, clock.now())
  })
}

const getFields = ({ form }: RequestDefinition): ReadonlyMap<string, FormField> =>
  new Map(form.steps.flatMap(({ fields }) => fields.map((field) => [field.name, field])))

async function keep(
  transaction: TenantTransaction,
  scope: CallerScope,
  { draft, type }: OpenDraft,
  {
    revision: seen,
    answers,
    pressed,
  }: { revision: number; answers: Record<string, FormAnswer | null>; pressed?: Record<string, string> | undefined },
  now: Date,
) {
  if (Object.keys(answers).some((name) => (draft.changedIn[name] ?? 0) > seen)) throw new DomainError('CONTENT_CHANGED')
  const revision = draft.revision + 1
  const kept = { ...draft.answers, ...answers }
  await writeDraft(transaction, scope, draft.draftId, {
    answers: Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, FormAnswer] => entry[1] !== null)),
    pressed: pressed ?? draft.pressed,
    changedIn: { ...draft.changedIn, ...Object.fromEntries(Object.keys(answers).map((name) => [name, revision])) },
    revision,
    updatedAt: now,
    version: type.version,
    begunUnder: draft.version === type.version ? draft.begunUnder : (draft.begunUnder ?? draft.version),
  })
  return { draftId: draft.draftId, revision, updatedAt: now.toISOString() }
}

async function shownDraft(
  client: pg.ClientBase,
  scope: CallerScope,
  { draft, course, type }: OpenDraft,
  today: string,
): Promise<RequestDraft> {
  const { audience: _, rules: __, ...definition } = type.definition
  const fields = getFields(type.definition)
  const answers = Object.fromEntries(Object.entries(draft.answers).filter(([name]) => fields.has(name)))
  const keys = Object.entries(answers).flatMap(([name, answer]) =>
    fields.get(name)!.type === 'file' && Array.isArray(answer) ? answer : [],
  )
  return {
    ...definition,
    draftId: draft.draftId,
    typeId: type.typeId,
    version: type.version,
    begunUnder: draft.begunUnder ?? (draft.version === type.version ? null : draft.version),
    enrollment: shownCourse(course),
    today,
    answers,
    pressed: draft.pressed,
    files: await uploadsByKey(client, scope, keys),
    revision: draft.revision,
    updatedAt: draft.updatedAt.toISOString(),
  }
}
