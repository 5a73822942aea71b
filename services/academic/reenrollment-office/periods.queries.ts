import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { OfficePeriod, PeriodSettings, periodOptions } from '#api/academic/reenrollment-office.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { askForDocuments } from '../documents/documents.queries.ts'
import { documentKind } from '../documents/documents.schema.ts'
import { withinOffice } from '../enrollments/enrollments.queries.ts'
import { institution } from '../enrollments/enrollments.schema.ts'
import { reenrollmentPeriod, reenrollmentPeriodVersion } from '../reenrollment/offer.schema.ts'
import { getNames } from '../request-office/office-list.queries.ts'
import { type ReenrollmentOfficePorts } from './office-scope.queries.ts'
import { closedByMinutes, type PeriodRow, settingColumns, toPeriodSettings, settingValues } from './period-settings.queries.ts'

const periodColumns = selectColumns(reenrollmentPeriod, 'p', ['periodId', 'institutionId', 'revision'])
const versionColumns = selectColumns(reenrollmentPeriodVersion, 'v', ['periodId', 'revision', 'madeAt', 'madeBy', 'settings'])

type FoundPeriod = PeriodRow & SelectedRow<typeof periodColumns> & { institution: string }
type FoundVersion = SelectedRow<typeof versionColumns>

/** Lists periods of the context, newest first, with their earlier versions (GET /reenrollment-office/periods). */
export async function listPeriods(
  ports: ReenrollmentOfficePorts,
  member: OfficeMember,
): Promise<{ results: OfficePeriod[]; options: z.infer<typeof periodOptions> }> {
  const found = await readTenant(ports.pool, member.tenantId, async (transaction) => ({
    ...(await readPeriods(transaction.client, member)),
    options: await readOptions(transaction, member),
  }))
  return { results: await shownPeriods(ports, member, found), options: found.options }
}

async function readOptions({ client, db }: TenantTransaction, member: OfficeMember): Promise<z.infer<typeof periodOptions>> {
  const { tenantId } = member
  const { kindId, name, purpose, position } = documentKind
  const [institutions, curricula, documentKinds] = await Promise.all([
    db
      .select({ institutionId: institution.institutionId, name: institution.name })
      .from(institution)
      .where(placeCondition(member, institution))
      .orderBy(institution.name),
    query<{ curriculumId: number; name: string }>(
      client,
      sql`select c.curriculum_id as "curriculumId", c.name from academic.curriculum c
        where c.tenant_id = ${tenantId}
          and c.curriculum_id in (select e.curriculum_id from academic.enrollment e where ${withinOffice(member)})
        order by c.name, c.curriculum_id`,
    ),
    db.select({ kindId, name }).from(documentKind).where(eq(documentKind.tenantId, tenantId)).orderBy(purpose, position, kindId),
  ])
  return { institutions, curricula, documentKinds }
}

async function readPeriods(client: pg.ClientBase, member: OfficeMember, only: SQL = sql`true`) {
  const [periods, versions] = await Promise.all([
    query<FoundPeriod>(
      client,
      sql`select ${periodColumns}, ${settingColumns}, i.name as institution
        from academic.reenrollment_period p
        join academic.institution i on i.tenant_id = p.tenant_id and i.institution_id = p.institution_id
        where ${placeCondition(member, 'p')} and ${only} order by p.opens_at desc, p.period_id desc`,
    ),
    query<FoundVersion>(
      client,
      sql`select ${versionColumns}
        from academic.reenrollment_period_version v
        join academic.reenrollment_period p on p.tenant_id = v.tenant_id and p.period_id = v.period_id
        where ${placeCondition(member, 'p')} and ${only} order by v.revision desc`,
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
  const periodId = await inTenant(ports.pool, tenantId, async (transaction) => {
    const { client, db } = transaction
    if (member.institutionId !== null && member.institutionId !== institutionId) throw new DomainError('NOT_FOUND')
    if (!(await db.$count(institution, placeCondition({ tenantId, institutionId }, institution)))) throw new DomainError('NOT_FOUND')
    await requireChoices(client, { tenantId, institutionId }, settings)
    const [added] = await db
      .insert(reenrollmentPeriod)
      .values({ tenantId, institutionId, revision: 0, ...settingValues(settings) })
      .onConflictDoNothing({ target: [reenrollmentPeriod.tenantId, reenrollmentPeriod.institutionId, reenrollmentPeriod.period] })
      .returning({ periodId: reenrollmentPeriod.periodId })
    if (!added) throw new DomainError('NOT_ALLOWED')
    await keepDecision(transaction, member, { ...added, institutionId, revision: 0, settings, now: ports.clock.now() })
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
  await inTenant(ports.pool, tenantId, async (transaction) => {
    const { client, db } = transaction
    const named = eq(reenrollmentPeriod.periodId, periodId)
    const [found] = await db
      .select()
      .from(reenrollmentPeriod)
      .where(and(placeCondition(member, reenrollmentPeriod), named))
      .for('update')
    if (!found) throw new DomainError('NOT_FOUND')
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    const { institutionId } = found
    if (found.measure !== settings.measure || found.period !== settings.period) await requireNothingChosen(client, tenantId, periodId)
    await requireChoices(client, { tenantId, institutionId }, settings)
    const others = and(placeCondition({ tenantId, institutionId }, reenrollmentPeriod), ne(reenrollmentPeriod.periodId, periodId))
    if (await db.$count(reenrollmentPeriod, and(others, eq(reenrollmentPeriod.period, settings.period))))
      throw new DomainError('NOT_ALLOWED')
    await db
      .update(reenrollmentPeriod)
      .set({ revision: revision + 1, ...settingValues(settings) })
      .where(and(eq(reenrollmentPeriod.tenantId, tenantId), named))
    await keepDecision(transaction, member, { periodId, institutionId, revision: revision + 1, settings, now: ports.clock.now() })
  })
  return readPeriod(ports, member, periodId)
}

/** Requires that nothing was chosen; throws NOT_ALLOWED. Waits for choices being made now, as each locks the row of its class. */
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

/** Checks courses and documents. Throws NOT_ALLOWED for courses without students of the institution, and for unknown documents. */
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

/** Saves a version, and one offer for each course of the period; asks the courses' students for the period's documents. */
async function keepDecision(
  { client, db }: TenantTransaction,
  { tenantId, userId }: OfficeMember,
  { periodId, institutionId, revision, settings, now }: Decision,
): Promise<void> {
  await db.insert(reenrollmentPeriodVersion).values({ tenantId, periodId, revision, settings, madeBy: userId, madeAt: now })
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
