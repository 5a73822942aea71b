import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { OfficePeriod, PeriodSettings, periodOptions } from '#api/academic/reenrollment-office.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { askForDocuments } from '../documents/documents.queries.ts'
import { withinOffice } from '../enrollments/enrollments.queries.ts'
import { getNames } from '../request-office/office-list.queries.ts'
import { getPeriods, type ReenrollmentOfficePorts } from './office-scope.queries.ts'
import {
  closedByMinutes,
  type PeriodRow,
  settingColumns,
  toPeriodSettings,
  settingValues,
  storedColumns,
} from './period-settings.queries.ts'

type FoundPeriod = PeriodRow & Pick<OfficePeriod, 'periodId' | 'institutionId' | 'institution' | 'revision'>
type FoundVersion = { periodId: number; revision: number; madeAt: Date; madeBy: number | null; settings: PeriodSettings }

/** Periods of the context, newest first, with what was decided before (GET /reenrollment-office/periods). */
export async function listPeriods(
  ports: ReenrollmentOfficePorts,
  member: OfficeMember,
): Promise<{ results: OfficePeriod[]; options: z.infer<typeof periodOptions> }> {
  const found = await readTenant(ports.pool, member.tenantId, async ({ client }) => ({
    ...(await readPeriods(client, member)),
    options: await readOptions(client, member),
  }))
  return { results: await shownPeriods(ports, member, found), options: found.options }
}

async function readOptions(client: pg.ClientBase, member: OfficeMember): Promise<z.infer<typeof periodOptions>> {
  const { tenantId, institutionId } = member
  const [institutions, curricula, documentKinds] = await Promise.all([
    query<{ institutionId: number; name: string }>(
      client,
      sql`select institution_id as "institutionId", name from academic.institution
        where tenant_id = ${tenantId} ${institutionId === null ? sql`` : sql`and institution_id = ${institutionId}`} order by name`,
    ),
    query<{ curriculumId: number; name: string }>(
      client,
      sql`select c.curriculum_id as "curriculumId", c.name from academic.curriculum c
        where c.tenant_id = ${tenantId}
          and c.curriculum_id in (select e.curriculum_id from academic.enrollment e where ${withinOffice(member)})
        order by c.name, c.curriculum_id`,
    ),
    query<z.infer<typeof periodOptions>['documentKinds'][number]>(
      client,
      sql`select kind_id as "kindId", name from academic.document_kind where tenant_id = ${tenantId} order by purpose, position, kind_id`,
    ),
  ])
  return { institutions, curricula, documentKinds }
}

async function readPeriods(client: pg.ClientBase, member: OfficeMember, only: SQL = sql`true`) {
  const [periods, versions] = await Promise.all([
    query<FoundPeriod>(
      client,
      sql`select p.period_id as "periodId", p.institution_id as "institutionId", i.name as institution, p.revision, ${settingColumns}
        from academic.reenrollment_period p
        join academic.institution i on i.tenant_id = p.tenant_id and i.institution_id = p.institution_id
        where ${getPeriods(member)} and ${only} order by p.opens_at desc, p.period_id desc`,
    ),
    query<FoundVersion>(
      client,
      sql`select v.period_id as "periodId", v.revision, v.made_at as "madeAt", v.made_by as "madeBy", v.settings
        from academic.reenrollment_period_version v
        join academic.reenrollment_period p on p.tenant_id = v.tenant_id and p.period_id = v.period_id
        where ${getPeriods(member)} and ${only} order by v.revision desc`,
    ),
  ])
  return { periods, versions }
}

async function shownPeriods(
  { reviewerName }: ReenrollmentOfficePorts,
  { tenantId }: OfficeMember,
  { periods, versions }: { periods: FoundPeriod[]; versions: FoundVersion[] },
): Promise<OfficePeriod[]> {
  const makers = versions.map(({ madeBy }) => madeBy)
  const names = await getNames(reviewerName, tenantId, makers)
  return periods.map((row) => ({
    periodId: row.periodId,
    institutionId: row.institutionId,
    institution: row.institution,
    revision: row.revision,
    settings: toPeriodSettings(row),
    versions: versions
      .filter(({ periodId }) => periodId === row.periodId)
      .map(({ revision, madeAt, madeBy, settings }) => ({
        revision,
        madeAt: madeAt.toISOString(),
        madeBy: madeBy === null ? null : (names.get(madeBy) ?? null),
        settings,
      })),
  }))
}

async function readPeriod(ports: ReenrollmentOfficePorts, member: OfficeMember, periodId: number): Promise<OfficePeriod> {
  const found = await readTenant(ports.pool, member.tenantId, ({ client }) => readPeriods(client, member, sql`p.period_id = ${periodId}`))
  const [period] = await shownPeriods(ports, member, found)
  return period!
}

/**
 * A period for a term of an institution, with what each of its courses offers.
 *
 * Throws NOT_FOUND for an institution that the office does not see, NOT_ALLOWED where the term has a period, and for courses or documents
 * that there are not.
 */
export async function addPeriod(
  ports: ReenrollmentOfficePorts,
  member: OfficeMember,
  { institutionId, settings: given }: { institutionId: number; settings: PeriodSettings },
): Promise<OfficePeriod> {
  const { tenantId } = member
  const settings = closedByMinutes(given)
  const periodId = await inTenant(ports.pool, tenantId, async ({ client }) => {
    if (member.institutionId !== null && member.institutionId !== institutionId) throw new DomainError('NOT_FOUND')
    const known = await query(
      client,
      sql`select from academic.institution where tenant_id = ${tenantId} and institution_id = ${institutionId}`,
    )
    if (known.length === 0) throw new DomainError('NOT_FOUND')
    await requireChoices(client, { tenantId, institutionId }, settings)
    const [added] = await query<{ periodId: number }>(
      client,
      sql`insert into academic.reenrollment_period (tenant_id, institution_id, revision, ${storedColumns})
        values (${tenantId}, ${institutionId}, 0, ${settingValues(settings)})
        on conflict (tenant_id, institution_id, period) do nothing returning period_id as "periodId"`,
    )
    if (!added) throw new DomainError('NOT_ALLOWED')
    await keepDecision(client, member, { ...added, institutionId, revision: 0, settings, now: ports.clock.now() })
    return added.periodId
  })
  return readPeriod(ports, member, periodId)
}

/**
 * Changes what a period decides; students meet it with their next action.
 *
 * Throws NOT_FOUND for a period of another institution, CONTENT_CHANGED where somebody saved meanwhile, NOT_ALLOWED as `addPeriod` does
 * and for another measure or term once somebody has chosen.
 */
export async function savePeriod(
  ports: ReenrollmentOfficePorts,
  member: OfficeMember,
  { periodId, revision, settings: given }: { periodId: number; revision: number; settings: PeriodSettings },
): Promise<OfficePeriod> {
  const { tenantId } = member
  const settings = closedByMinutes(given)
  await inTenant(ports.pool, tenantId, async ({ client }) => {
    const [found] = await query<Pick<FoundPeriod, 'institutionId' | 'revision' | 'measure' | 'period'>>(
      client,
      sql`select p.institution_id as "institutionId", p.revision, p.measure, p.period from academic.reenrollment_period p
        where ${getPeriods(member)} and p.period_id = ${periodId} for update`,
    )
    if (!found) throw new DomainError('NOT_FOUND')
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    const { institutionId } = found
    if (found.measure !== settings.measure || found.period !== settings.period) await requireNothingChosen(client, tenantId, periodId)
    await requireChoices(client, { tenantId, institutionId }, settings)
    const taken = await query(
      client,
      sql`select from academic.reenrollment_period where tenant_id = ${tenantId} and institution_id = ${institutionId}
        and period = ${settings.period} and period_id <> ${periodId}`,
    )
    if (taken.length > 0) throw new DomainError('NOT_ALLOWED')
    await query(
      client,
      sql`update academic.reenrollment_period set (revision, ${storedColumns}) = row(${revision + 1}::int, ${settingValues(settings)})
        where tenant_id = ${tenantId} and period_id = ${periodId}`,
    )
    await keepDecision(client, member, { periodId, institutionId, revision: revision + 1, settings, now: ports.clock.now() })
  })
  return readPeriod(ports, member, periodId)
}

/** Throws NOT_ALLOWED. Choices of the moment are waited for: each holds the row of its class. */
async function requireNothingChosen(client: pg.ClientBase, tenantId: number, periodId: number): Promise<void> {
  await query(
    client,
    sql`select from academic.class_group where tenant_id = ${tenantId} and period_id = ${periodId} order by group_id for update`,
  )
  const chosen = await query(
    client,
    sql`select from academic.reenrollment r where r.tenant_id = ${tenantId} and r.period_id = ${periodId}
      and (r.confirmations > 0 or exists (
        select from academic.reenrollment_seat s where s.tenant_id = r.tenant_id and s.reenrollment_id = r.reenrollment_id)
        or exists (select from academic.class_waiting w where w.tenant_id = r.tenant_id and w.reenrollment_id = r.reenrollment_id))
      limit 1`,
  )
  if (chosen.length > 0) throw new DomainError('NOT_ALLOWED')
}

/** Throws NOT_ALLOWED for courses without students of the institution, and for documents that there are not. */
async function requireChoices(
  client: pg.ClientBase,
  { tenantId, institutionId }: { tenantId: number; institutionId: number },
  { curriculumIds, documentKindIds }: PeriodSettings,
): Promise<void> {
  const [unknown] = await query<{ count: number }>(
    client,
    sql`select (select count(*) from unnest(${toSqlArray(curriculumIds)}::int[]) c(id) where not exists (
          select from academic.enrollment e where e.tenant_id = ${tenantId} and e.institution_id = ${institutionId} and e.curriculum_id = c.id))
      + (select count(*) from unnest(${toSqlArray(documentKindIds)}::int[]) k(id) where not exists (
          select from academic.document_kind d where d.tenant_id = ${tenantId} and d.kind_id = k.id)) as count`,
  )
  if (unknown!.count > 0) throw new DomainError('NOT_ALLOWED')
}

interface Decision {
  periodId: number
  institutionId: number
  revision: number
  settings: PeriodSettings
  now: Date
}

/** Keeps a version, and one offer for each course of the period, whose students are asked for its documents. */
async function keepDecision(
  client: pg.ClientBase,
  { tenantId, userId }: OfficeMember,
  { periodId, institutionId, revision, settings, now }: Decision,
): Promise<void> {
  await query(
    client,
    sql`insert into academic.reenrollment_period_version (tenant_id, period_id, revision, settings, made_by, made_at)
      values (${tenantId}, ${periodId}, ${revision}, ${JSON.stringify(settings)}::jsonb, ${userId}, ${now.toISOString()}::timestamptz)`,
  )
  const chosen = toSqlArray(settings.curriculumIds)
  const ofPeriod = sql`tenant_id = ${tenantId} and period_id = ${periodId}`
  await query(
    client,
    sql`insert into academic.carousel (tenant_id, period_id, curriculum_id)
      select distinct e.tenant_id, ${periodId}::int, e.curriculum_id from academic.enrollment e
      where e.tenant_id = ${tenantId} and e.institution_id = ${institutionId}
        and (${chosen} = '{}' or e.curriculum_id = any (${chosen}::int[]))
      on conflict (tenant_id, period_id, curriculum_id) do nothing`,
  )
  await query(
    client,
    sql`delete from academic.carousel where ${ofPeriod} and ${chosen} <> '{}' and curriculum_id <> all (${chosen}::int[])`,
  )
  await askForDocuments(client, { tenantId, institutionId, ...settings })
}
