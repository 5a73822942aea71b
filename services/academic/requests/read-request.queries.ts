import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Request, RequestRow } from '#api/academic/requests.ts'
import { getCivilDate } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { getDefinition } from '../request-types/offered-types.queries.ts'
import { countBusinessDays, type ClosedDays, skippedDays } from './business-days.ts'
import { readActions } from './actions.queries.ts'
import type { RequestCharges } from './charge-port.ts'
import { type RowFacts, rowColumns, rowTables, shownRow } from './list-requests.queries.ts'
import { listMessages, type PersonName } from './messages.queries.ts'
import { filesOfRequest } from './request-files.queries.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { request, requestEvent } from './requests.schema.ts'

const eventColumns = selectColumns(requestEvent, 'v', ['kind', 'at', 'by', 'madeBy', 'text'])

export type ReadEvent = SelectedRow<typeof eventColumns>

const requestColumns = selectColumns(request, 'r', [
  'unreadByOffice',
  'typeId',
  'version',
  'revision',
  'channel',
  'assignee',
  'decidedBy',
  'institutionId',
  'paidAt',
  'startedAt',
  'resultText',
  'answers',
  'steps',
  'chosen',
  'score',
  'scoreReason',
])

/** Facts of a request that only the office sees. */
export type OfficeFacts = Pick<
  typeof request.$inferSelect,
  'typeId' | 'version' | 'revision' | 'channel' | 'assignee' | 'decidedBy' | 'decidedAt' | 'ratedAt' | 'institutionId' | 'unreadByOffice'
>

type Details = Omit<Request, keyof RequestRow | 'events'> & { row: RequestRow; events: ReadEvent[]; office: OfficeFacts }

type FoundRow = RowFacts &
  SelectedRow<typeof requestColumns> &
  Pick<Request['enrollment'], 'enrollmentId' | 'academicRecord' | 'institution'> & { student: string }

/**
 * A request with all that happened to it. Throws NOT_FOUND.
 *
 * @param within condition on `academic.request r`
 */
export async function readRequest(
  client: pg.ClientBase,
  { closedDays, reviewerName, charges }: { closedDays: ClosedDays; reviewerName: PersonName; charges: RequestCharges },
  { tenantId, requestId, within }: { tenantId: number; requestId: string; within: SQL },
  { reader, now, timeZone }: { reader: 'student' | 'office'; now: Date; timeZone: string },
): Promise<Details> {
  const [found] = await query<FoundRow>(
    client,
    sql`select ${rowColumns}, e.enrollment_id as "enrollmentId", e.academic_record as "academicRecord", i.name as institution,
        e.student_name as student, ${requestColumns}
      from ${rowTables} join academic.institution i on i.tenant_id = r.tenant_id and i.institution_id = r.institution_id
      where ${within} and r.request_id = ${requestId}`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  const key = { tenantId, requestId }
  const today = getCivilDate(now, timeZone)
  const [definition, events, files, messages] = await Promise.all([
    getDefinition(client, { tenantId, ...found }),
    query<ReadEvent>(
      client,
      sql`select ${eventColumns} from academic.request_event v
        where v.tenant_id = ${tenantId} and v.request_id = ${requestId} order by v.at, v.event_id`,
    ),
    filesOfRequest(client, key),
    listMessages(client, key, { reader, personName: reviewerName }),
  ])
  const actions = await readActions(client, key, files, today)
  const shown = ({ key: fileKey, name, type, size }: (typeof files)[number]) => ({ key: fileKey, name, type, size })
  const { enrollmentId, academicRecord, course, institution, student } = found
  return {
    row: shownRow(found, now),
    enrollment: { enrollmentId, academicRecord, course, institution },
    requester: student,
    period: getPeriod(getCivilDate(found.createdAt, timeZone)),
    paidAt: found.paidAt?.toISOString() ?? null,
    money: found.debtId === null ? null : ((await charges.money(tenantId, [found.debtId])).get(found.debtId) ?? null),
    ...(await getCalendar(
      closedDays,
      { tenantId, ...found },
      getCivilDate(found.decidedAt ?? waitingSince(found) ?? now, timeZone),
      timeZone,
    )),
    steps: definition.form.steps.filter(({ name }) => found.steps.includes(name)),
    answers: found.answers,
    files: files.filter(({ place }) => place === 'field').map(shown),
    chosen: found.chosen,
    events,
    actions,
    messages,
    result: getResult(
      found,
      files.flatMap((file) => (file.place === 'result' ? [{ ...shown(file), sharedToken: file.sharedToken }] : [])),
    ),
    survey:
      found.score === null || !found.ratedAt ? null : { score: found.score, reason: found.scoreReason, at: found.ratedAt.toISOString() },
    office: found,
  }
}

/** `YYYY/1` until June, then `YYYY/2`. */
const getPeriod = (day: string) => `${day.slice(0, 4)}/${day.slice(5, 7) <= '06' ? 1 : 2}`

const waitingSince = ({ status, statusSince }: Pick<FoundRow, 'status' | 'statusSince'>) =>
  status === 'waiting_for_student_action' ? statusSince : null

/** @param until the day of the decision, or since when it waits for the student; today until there is one */
async function getCalendar(
  closedDays: ClosedDays,
  {
    tenantId,
    institutionId,
    startedAt,
    deadline,
    limitOfDays,
  }: { tenantId: number; institutionId: number; startedAt: Date | null; deadline: string | null; limitOfDays: number },
  until: string,
  timeZone: string,
): Promise<Pick<Request, 'skippedDays' | 'daysPassed' | 'daysLate'>> {
  if (!startedAt || !deadline) return { skippedDays: [], daysPassed: 0, daysLate: 0 }
  const start = getCivilDate(startedAt, timeZone)
  const closed = await closedDays({ tenantId, institutionId }, start, until < deadline ? deadline : until)
  return {
    skippedDays: skippedDays(start, deadline, closed),
    // This counts from what is left, because days that the request waited for the student do not use up the limit.
    daysPassed: Math.max(0, limitOfDays - countBusinessDays(until, deadline, closed)),
    daysLate: countBusinessDays(deadline, until, closed),
  }
}

function getResult(
  { decidedAt, status, resultText }: Pick<FoundRow, 'decidedAt' | 'status' | 'resultText'>,
  files: NonNullable<Request['result']>['files'],
): Request['result'] {
  return decidedAt && status !== 'canceled' ? { text: resultText, at: decidedAt.toISOString(), files } : null
}

/** Converts a request to the form that the student sees. */
export function shownRequest(found: Details): Request {
  const { row, office: _, events, ...details } = found
  const visibleEvents = events.flatMap(({ kind, at, by }) => (kind === 'assigned' ? [] : [{ kind, at: at.toISOString(), by }]))
  return { ...row, ...details, events: visibleEvents } satisfies Request as Request
}
