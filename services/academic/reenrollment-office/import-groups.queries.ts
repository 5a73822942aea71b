import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { ImportPreview } from '#api/academic/reenrollment-office.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { offerFreed } from '../reenrollment/seats.queries.ts'
import { tellHolders } from './class-notice.queries.ts'
import { type KnownGroup, type PlannedGroup, planImport, readGroupFile } from './group-file.ts'
import { periodSubjects } from './groups.queries.ts'
import { type ReenrollmentOfficePorts, requirePeriod } from './office-scope.queries.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { classGroup } from '../reenrollment/offer.schema.ts'

interface GroupFile {
  periodId: number
  text: string
}

/** Maximum number of problems shown; further ones appear once the first are solved. */
const shownProblems = 200

/** Returns what a file would change, and its problems by line. Throws NOT_FOUND for a period of another institution. */
export async function previewImport(ports: ReenrollmentOfficePorts, member: OfficeMember, file: GroupFile): Promise<ImportPreview> {
  const lines = readGroupFile(file.text)
  return readTenant(ports.pool, member.tenantId, async ({ client }) => {
    await requirePeriod(client, member, file.periodId)
    return shown(await getPlan(client, member.tenantId, file.periodId, lines, ports.clock.now()))
  })
}

/**
 * Takes over a whole file, or nothing of it. Classes that it does not name stay as they are; who has a seat in a changed one is told.
 *
 * @returns what was changed. Throws NOT_FOUND for a period of another institution, NOT_ALLOWED for a file with problems.
 */
export async function importGroups(ports: ReenrollmentOfficePorts, member: OfficeMember, file: GroupFile): Promise<ImportPreview> {
  const { tenantId } = member
  const { periodId } = file
  const lines = readGroupFile(file.text)
  return inTenant(ports.pool, tenantId, async (transaction) => {
    const { client } = transaction
    await requirePeriod(client, member, periodId, true)
    await query(
      client,
      sql`select from academic.class_group where tenant_id = ${tenantId} and period_id = ${periodId} order by group_id for update`,
    )
    const plan = await getPlan(client, tenantId, periodId, lines, ports.clock.now())
    if (plan.problems.length > 0) throw new DomainError('NOT_ALLOWED')
    await query(
      client,
      sql`insert into academic.class_group
          (tenant_id, period_id, subject_id, code, shift, teacher, room, meetings, starts_on, ends_on, seats, is_open, revision)
        select ${tenantId}, ${periodId}, l."subjectId", l.code, l.shift, l.teacher, l.room, l.meetings, l."startsOn", l."endsOn", l.seats, true, 0
        from ${getLines(plan.added)}`,
    )
    const changed = await query<{ groupId: number; revision: number }>(
      client,
      sql`update academic.class_group g set subject_id = l."subjectId", shift = l.shift, teacher = l.teacher, room = l.room,
          meetings = l.meetings, starts_on = l."startsOn", ends_on = l."endsOn", seats = l.seats, revision = g.revision + 1
        from ${getLines(plan.changed)} where g.tenant_id = ${tenantId} and g.period_id = ${periodId} and g.code = l.code
        returning g.group_id as "groupId", g.revision`,
    )
    const partsByGroup = new Map(plan.changed.map(({ groupId, parts }) => [groupId, parts]))
    for (const { groupId, revision } of changed)
      await tellHolders(ports, client, { tenantId, groupId, revision, parts: partsByGroup.get(groupId)!, isClosed: false })
    const grown = plan.changed.filter(({ grows }) => grows).map(({ groupId }) => groupId)
    await offerFreed(ports, transaction, tenantId, grown)
    return shown(plan)
  })
}

const getLines = (lines: readonly PlannedGroup[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("subjectId" int, code text, shift text, teacher text, room text,
    meetings jsonb, "startsOn" date, "endsOn" date, seats int)`

const knownColumns = selectColumns(classGroup, 'g', [
  'groupId',
  'subjectId',
  'code',
  'shift',
  'teacher',
  'room',
  'meetings',
  'startsOn',
  'endsOn',
  'seats',
])

async function getPlan(
  client: pg.ClientBase,
  tenantId: number,
  periodId: number,
  lines: ReturnType<typeof readGroupFile>,
  now: Date,
): Promise<ReturnType<typeof planImport>> {
  const [subjects, known] = await Promise.all([
    periodSubjects(client, tenantId, periodId),
    query<SelectedRow<typeof knownColumns> & Pick<KnownGroup, 'occupied' | 'isChosen'>>(
      client,
      sql`select ${knownColumns},
          count(s.*) filter (where s.status <> 'held' or s.held_until > ${now.toISOString()}::timestamptz)::int as occupied,
          count(s.*) > 0 or exists (
            select from academic.class_waiting w where w.tenant_id = g.tenant_id and w.group_id = g.group_id) as "isChosen"
        from academic.class_group g
        left join academic.reenrollment_seat s on s.tenant_id = g.tenant_id and s.group_id = g.group_id
        where g.tenant_id = ${tenantId} and g.period_id = ${periodId} group by g.group_id`,
    ),
  ])
  return planImport(lines, new Map(subjects.map((subject) => [subject.code, subject])), new Map(known.map((group) => [group.code, group])))
}

const shown = ({ added, changed, unchanged, problems }: ReturnType<typeof planImport>): ImportPreview => ({
  added: added.map(shownLine),
  changed: changed.map(shownLine),
  unchanged,
  problems: problems.slice(0, shownProblems),
})

const shownLine = ({ line, code, subjectName, seats }: PlannedGroup) => ({ line, code, subject: subjectName, seats })
