import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import type { TemplateChange, TemplateDetails, TemplateInput, TemplateSummary } from '#api/financial/report-templates.ts'
import type { ReportTemplate } from '#api/financial/template-content.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { normalizedSql } from '../../platform/normalized-text.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { FindPerson } from '../persons/person-directory.ts'
import { readTemplateSource } from './read-source.ts'
import { startingTemplates } from './starting-templates.ts'
import { documentTemplate, documentTemplateInUse as inUse, documentTemplateVersion } from './templates.schema.ts'

/** Staff who manage templates: of one institution, or of all where it is null. */
export interface TemplateManager {
  tenantId: number
  institutionId: number | null
  userId: number
}

export interface TemplatePorts {
  pool: pg.Pool
  clock: Clock
  findPerson: FindPerson
  /** Whether the longest possible document has room for the template. */
  fits(template: ReportTemplate): Promise<boolean>
}

/** Limits of a tenant's templates and of one template's versions; with more, nobody would find anything. */
const most = { templates: 200, versions: 1_000 }

/** Lists the templates by institution, document and name (GET /templates). */
export async function listTemplates({ pool, findPerson }: TemplatePorts, manager: TemplateManager, document?: TemplatedDocument) {
  const { rows, institutions } = await readTenant(pool, manager.tenantId, async ({ client }) => ({
    rows: await readTemplates(client, manager, document ? sql`t.document = ${document}` : sql`true`),
    institutions: await query<{ institutionId: number; name: string }>(
      client,
      sql`select i.institution_id as "institutionId", i.name from financial.institution i where ${placeCondition(manager, 'i')} order by i.name`,
    ),
  }))
  const named = await getNames(findPerson, manager.tenantId, rows)
  return { results: rows.map(named), institutions }
}

/** Reads the template as it was saved last, or in `version`. Throws NOT_FOUND. */
export async function readTemplate(
  { pool, findPerson }: TemplatePorts,
  manager: TemplateManager,
  templateId: number,
  version?: number,
): Promise<TemplateDetails> {
  const { row, versions } = await readTenant(pool, manager.tenantId, async ({ client, db }) => ({
    row: await oneTemplate(client, manager, templateId),
    versions: await db
      .select()
      .from(documentTemplateVersion)
      .where(and(eq(documentTemplateVersion.tenantId, manager.tenantId), eq(documentTemplateVersion.templateId, templateId)))
      .orderBy(desc(documentTemplateVersion.version)),
  }))
  const shown = version === undefined ? versions[0] : versions.find((one) => one.version === version)
  if (!shown) throw new DomainError('NOT_FOUND')
  const named = await getNames(findPerson, manager.tenantId, versions)
  return {
    ...named(row),
    content: shown.content,
    version: shown.version,
    versions: versions.map(({ version: number, note, savedAt, savedBy }) => named({ version: number, note, savedAt, savedBy })),
  }
}

/** Throws NOT_FOUND for an institution that is not the manager's, TEMPLATE_INVALID, and NOT_ALLOWED once there are too many. */
export async function createTemplate(
  ports: TemplatePorts,
  manager: TemplateManager,
  { institutionId, document, name, source }: TemplateInput,
): Promise<TemplateDetails> {
  const content = source === undefined ? startingTemplates[document] : await checkedTemplate(ports, source, document)
  const { tenantId } = manager
  const templateId = await inTenant(ports.pool, tenantId, async ({ client, db }) => {
    await requireInstitution(client, manager, institutionId)
    const [made] = await query<{ templateId: number }>(
      client,
      sql`insert into financial.document_template (tenant_id, institution_id, document, name)
        select ${tenantId}, ${institutionId}, ${document}, ${name}
        where (select count(*) from financial.document_template where tenant_id = ${tenantId}) < ${most.templates}
        returning template_id as "templateId"`,
    )
    if (!made) throw new DomainError('NOT_ALLOWED')
    await addVersion(db, ports, manager, { templateId: made.templateId, version: 1, content, note: '' })
    return made.templateId
  })
  return readTemplate(ports, manager, templateId)
}

/**
 * Renames a template, saves its next version, and chooses which one documents are printed by. Throws NOT_FOUND, CONTENT_CHANGED where
 * somebody has changed it since `revision`, TEMPLATE_INVALID, and NOT_ALLOWED once it has too many versions.
 */
export async function updateTemplate(
  ports: TemplatePorts,
  manager: TemplateManager,
  { templateId, revision, name, source, note = '', use }: TemplateChange,
): Promise<TemplateDetails> {
  const { tenantId } = manager
  const { document } = await readTenant(ports.pool, tenantId, ({ client }) => oneTemplate(client, manager, templateId))
  const content = source === undefined ? null : await checkedTemplate(ports, source, document)
  await inTenant(ports.pool, tenantId, async (transaction) => {
    const { client, db } = transaction
    await lockTemplate(transaction, tenantId, templateId)
    const found = await oneTemplate(client, manager, templateId)
    if (found.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    await db
      .update(documentTemplate)
      .set({ name, revision: revision + 1 })
      .where(byKey(tenantId, templateId))
    if (content) {
      if (found.newestVersion >= most.versions) throw new DomainError('NOT_ALLOWED')
      await addVersion(db, ports, manager, { templateId, version: found.newestVersion + 1, content, note })
    }
    if (use === null) await db.delete(inUse).where(and(eq(inUse.tenantId, tenantId), eq(inUse.templateId, templateId)))
    else if (use !== undefined) await startUsing(client, tenantId, templateId, use)
  })
  return readTemplate(ports, manager, templateId)
}

/** Throws NOT_FOUND, and IN_USE while it is used for documents. */
export function removeTemplate({ pool }: TemplatePorts, manager: TemplateManager, templateId: number): Promise<void> {
  const { tenantId } = manager
  return inTenant(pool, tenantId, async (transaction) => {
    await lockTemplate(transaction, tenantId, templateId)
    const { usedVersion } = await oneTemplate(transaction.client, manager, templateId)
    if (usedVersion !== null) throw new DomainError('IN_USE')
    await transaction.db.delete(documentTemplate).where(byKey(tenantId, templateId))
  })
}

/** Name and tax id of an institution of the manager. Throws NOT_FOUND. */
export async function requireInstitution(
  client: pg.ClientBase,
  manager: Pick<TemplateManager, 'tenantId' | 'institutionId'>,
  institutionId: number,
): Promise<{ name: string; taxId: string }> {
  const [found] = await query<{ name: string; taxId: string }>(
    client,
    sql`select i.name, i.tax_id as "taxId" from financial.institution i
      where ${placeCondition(manager, 'i')} and i.institution_id = ${institutionId}`,
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Throws TEMPLATE_INVALID with the faults and their places. */
export async function checkedTemplate(
  { fits }: Pick<TemplatePorts, 'fits'>,
  source: string,
  document: TemplatedDocument,
): Promise<ReportTemplate> {
  const read = readTemplateSource(source, document)
  if ('faults' in read) throw new DomainError('TEMPLATE_INVALID', { data: { faults: read.faults } })
  if (await fits(read.template)) return read.template
  throw new DomainError('TEMPLATE_INVALID', { data: { faults: [{ reason: 'layout', path: ['blocks'], name: null, line: null }] } })
}

const byKey = (tenantId: number, templateId: number) =>
  and(eq(documentTemplate.tenantId, tenantId), eq(documentTemplate.templateId, templateId))

const lockTemplate = ({ db }: TenantTransaction, tenantId: number, templateId: number) =>
  db.select().from(documentTemplate).where(byKey(tenantId, templateId)).for('update')

const templateColumns = selectColumns(documentTemplate, 't', ['templateId', 'institutionId', 'document', 'name', 'revision'])
const newestColumns = selectColumns(documentTemplateVersion, 'v', ['version as newestVersion', 'savedAt', 'savedBy'])

type TemplateRow = SelectedRow<typeof templateColumns> &
  SelectedRow<typeof newestColumns> &
  Pick<TemplateSummary, 'institutionName' | 'usedVersion'>

const readTemplates = (client: pg.ClientBase, manager: TemplateManager, condition: SQL): Promise<TemplateRow[]> =>
  query<TemplateRow>(
    client,
    sql`select ${templateColumns}, ${newestColumns}, i.name as "institutionName", u.version as "usedVersion"
      from financial.document_template t
      join financial.institution i on i.institution_id = t.institution_id
      join lateral (
        select version, saved_at, saved_by from financial.document_template_version
        where tenant_id = t.tenant_id and template_id = t.template_id order by version desc limit 1
      ) v on true
      left join financial.document_template_in_use u on u.template_id = t.template_id
      where ${placeCondition(manager, 'i')} and ${condition}
      order by i.name, t.document, ${sql.raw(normalizedSql('t.name'))} collate "C", t.template_id`,
  )

async function oneTemplate(client: pg.ClientBase, manager: TemplateManager, templateId: number): Promise<TemplateRow> {
  const [found] = await readTemplates(client, manager, sql`t.template_id = ${templateId}`)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

async function addVersion(
  db: TenantTransaction['db'],
  { clock }: TemplatePorts,
  { tenantId, userId }: TemplateManager,
  version: Pick<typeof documentTemplateVersion.$inferInsert, 'templateId' | 'version' | 'content' | 'note'>,
): Promise<void> {
  await db.insert(documentTemplateVersion).values({ ...version, tenantId, savedBy: userId, savedAt: clock.now() })
}

/** Uses this version instead of the template in use. Throws NOT_FOUND if the version does not exist. */
async function startUsing(client: pg.ClientBase, tenantId: number, templateId: number, version: number): Promise<void> {
  const [used] = await query<{ version: number }>(
    client,
    sql`insert into financial.document_template_in_use (institution_id, document, tenant_id, template_id, version)
      select t.institution_id, t.document, t.tenant_id, t.template_id, v.version
      from financial.document_template t join financial.document_template_version v using (template_id)
      where t.tenant_id = ${tenantId} and t.template_id = ${templateId} and v.version = ${version}
      on conflict (institution_id, document) do update set template_id = excluded.template_id, version = excluded.version returning version`,
  )
  if (!used) throw new DomainError('NOT_FOUND')
}

/** Replaces the ids of the people who saved by their names. */
async function getNames(findPerson: FindPerson, tenantId: number, rows: ReadonlyArray<{ savedBy: number }>) {
  const ids = [...new Set(rows.map(({ savedBy }) => savedBy))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, (await findPerson(tenantId, id))?.name ?? null] as const)))
  return <Row extends { savedAt: Date; savedBy: number }>({ savedAt, savedBy, ...row }: Row) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    savedBy: names.get(savedBy) ?? null,
  })
}
