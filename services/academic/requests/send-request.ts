import type { AppLocale } from '#api/locales.ts'
import type { FormAnswer, FormStep } from '#api/academic/request-forms.ts'
import type { FieldValue, RequestRow } from '#api/academic/requests.ts'
import { type FormWalk, walkForm } from '../../../form-engine/walk-form.ts'
import { getCivilDate, civilToday } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { CallerScope } from '../access/scopes.ts'
import { deleteDraft } from './drafts.queries.ts'
import { type OpenDraft, openDraft, requireRules } from './drafts.ts'
import { fieldValues } from './field-sources.queries.ts'
import { requireOwnRow } from './list-requests.queries.ts'
import { addRequestFiles } from './request-files.queries.ts'
import { requestChargeQueue } from './request-charges.queries.ts'
import { addRequest, nextProtocol } from './requests.queries.ts'
import { startingNow, type RequestPorts } from './request-ports.ts'

interface Sent {
  draftId: string
  version: number
  revision: number
}

/**
 * Sends a draft: the request takes its id, and sending it again gives the same. What costs something waits for its payment, and its
 * deadline counts from then on.
 *
 * Throws NOT_FOUND, NOT_ALLOWED where a rule is no longer kept, CONTENT_CHANGED where the type or the draft is not what the student saw,
 * ANSWERS_INVALID, UPLOAD_INCOMPLETE, BAD_GATEWAY where another system has the values of a field and fails.
 */
export async function sendRequest(
  ports: RequestPorts,
  scope: CallerScope,
  timeZone: string,
  sent: Sent,
  locale: AppLocale,
): Promise<RequestRow> {
  const { pool, clock } = ports
  const before = await findSent(ports, scope, sent.draftId)
  if (before) return before
  const seen = await readTenant(pool, scope.tenantId, (transaction) => openDraft(transaction, scope, sent.draftId)).catch(nullIfMissing)
  if (!seen) return requireSent(ports, scope, sent.draftId)
  const { walk, chosen } = await readAnswers(ports, scope, seen, { ...sent, locale, today: civilToday(clock, timeZone) })
  const now = clock.now()
  const starts = await startingNow(ports, { tenantId: scope.tenantId, ...seen.course }, seen.type.definition.limitOfDays, timeZone)
  await inTenant(pool, scope.tenantId, async (transaction) => {
    const open = await openDraft(transaction, scope, sent.draftId, { isLocked: true }).catch(nullIfMissing)
    if (!open) return
    if (open.draft.revision !== sent.revision || open.type.version !== sent.version) throw new DomainError('CONTENT_CHANGED')
    await requireRules(transaction.client, scope.tenantId, open.course, open.type, civilToday(clock, timeZone))
    const { definition } = open.type
    const isFree = definition.cost === 0
    await addRequest(
      transaction,
      {
        requestId: sent.draftId,
        tenantId: scope.tenantId,
        userId: scope.userId,
        institutionId: open.course.institutionId,
        enrollmentId: open.course.enrollmentId,
        typeId: open.type.typeId,
        version: open.type.version,
        name: definition.name,
        category: definition.category,
        cost: definition.cost,
        protocol: await nextProtocol(transaction, scope.tenantId, getCivilDate(now, timeZone).slice(0, 4)),
        channel: 'portal',
        status: isFree ? 'open' : 'waiting_for_payment',
        answers: walk.answers,
        steps: walk.steps.map(({ name }) => name),
        chosen,
        ...(isFree && starts),
      },
      { by: 'student', madeBy: scope.userId, at: now },
    )
    for (const [field, keys] of getFiles(walk.steps, walk.answers))
      await addRequestFiles(transaction.client, scope, sent.draftId, { place: 'field', field }, keys)
    await deleteDraft(transaction, scope, sent.draftId)
    if (!isFree) await ports.sendJob(requestChargeQueue, { tenantId: scope.tenantId, requestId: sent.draftId }, transaction.client)
  })
  return requireSent(ports, scope, sent.draftId)
}

/** Returns null for NOT_FOUND: another call may just have sent the draft, and deleted it. */
function nullIfMissing(error: unknown): null {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
  throw error
}

const requireSent = ({ pool, clock }: RequestPorts, scope: CallerScope, requestId: string): Promise<RequestRow> =>
  readTenant(pool, scope.tenantId, ({ client }) => requireOwnRow(client, scope, requestId, clock.now()))

const findSent = (ports: RequestPorts, scope: CallerScope, requestId: string): Promise<RequestRow | null> =>
  requireSent(ports, scope, requestId).catch(nullIfMissing)

/** Returns answers in the form's format, with the labels of values chosen from sources. */
async function readAnswers(
  ports: RequestPorts,
  { tenantId }: CallerScope,
  { draft, course, type }: OpenDraft,
  { version, revision, locale, today }: Sent & { locale: AppLocale; today: string },
): Promise<{ walk: FormWalk; chosen: Record<string, FieldValue[]> }> {
  if (draft.revision !== revision || type.version !== version) throw new DomainError('CONTENT_CHANGED')
  const walk = walkForm(type.definition.form, draft.answers, { pressed: draft.pressed, locale, today })
  if (walk.end !== 'final') throw new DomainError('ANSWERS_INVALID')
  const chosen: Record<string, FieldValue[]> = {}
  for (const { name, source } of walk.steps.flatMap(({ fields }) => fields)) {
    const answer = walk.answers[name]
    if (!source || answer === undefined) continue
    const filter = Object.fromEntries(
      source.filteredBy.flatMap((one) => (walk.answers[one] === undefined ? [] : [[one, String(walk.answers[one])]])),
    )
    const offered = await fieldValues(ports, tenantId, course, { id: source.sourceId, filter })
    const values = Array.isArray(answer) ? answer : [String(answer)]
    const labelled = values.map((value) => offered.find((one) => one.value === value))
    if (labelled.includes(undefined)) throw new DomainError('ANSWERS_INVALID')
    chosen[name] = labelled as FieldValue[]
  }
  return { walk, chosen }
}

function getFiles(steps: readonly FormStep[], answers: Record<string, FormAnswer>): [field: string, keys: string[]][] {
  return steps
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, type }) => (type === 'file' && Array.isArray(answers[name]) ? [[name, answers[name]] as [string, string[]]] : []))
}
