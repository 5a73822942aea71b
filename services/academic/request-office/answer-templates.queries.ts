import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { AnswerTemplate, changedTemplate } from '#api/academic/request-office.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { requestType } from '../request-types/request-types.schema.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { requestTemplate } from './request-office.schema.ts'

const mostTemplates = 200

const { templateId, name, text, typeId, tenantId: ofTenant, institutionId: place } = requestTemplate
const columns = { templateId, name, text, typeId, place }

/** Condition for templates of the institution and of its tenant; staff of the whole tenant see those of every institution. */
const seen = ({ tenantId, institutionId }: OfficeMember) =>
  and(eq(ofTenant, tenantId), institutionId === null ? undefined : or(isNull(place), eq(place, institutionId)))

const shown = ({ place: of, ...template }: Omit<AnswerTemplate, 'mayChange'> & { place: number | null }, member: OfficeMember) => ({
  ...template,
  mayChange: member.institutionId === null || of === member.institutionId,
})

/** Lists the templates by name. */
export async function listTemplates(pool: pg.Pool, member: OfficeMember): Promise<AnswerTemplate[]> {
  const rows = await readTenant(pool, member.tenantId, ({ db }) =>
    db.select(columns).from(requestTemplate).where(seen(member)).orderBy(asc(name), asc(templateId)),
  )
  return rows.map((row) => shown(row, member))
}

/** Adds a template. Throws NOT_FOUND for a type of another institution, NAME_TAKEN, and NOT_ALLOWED if there are too many. */
export function addTemplate(
  pool: pg.Pool,
  member: OfficeMember,
  given: Pick<AnswerTemplate, 'name' | 'text' | 'typeId'>,
): Promise<AnswerTemplate> {
  const { tenantId, institutionId } = member
  return inTenant(pool, tenantId, async ({ db }) => {
    if (given.typeId !== null) {
      const ofPlace =
        institutionId === null ? undefined : or(isNull(requestType.institutionId), eq(requestType.institutionId, institutionId))
      const known = await db.$count(requestType, and(eq(requestType.tenantId, tenantId), eq(requestType.typeId, given.typeId), ofPlace))
      if (known === 0) throw new DomainError('NOT_FOUND')
    }
    const [saved] = await db
      .insert(requestTemplate)
      .values({ tenantId, institutionId, ...given })
      .onConflictDoNothing({ target: [ofTenant, place, name] })
      .returning(columns)
    if (!saved) throw new DomainError('NAME_TAKEN')
    if ((await db.$count(requestTemplate, seen(member))) > mostTemplates) throw new DomainError('NOT_ALLOWED')
    return shown(saved, member)
  })
}

const templateKey = (member: OfficeMember, id: number) => and(placeCondition(member, requestTemplate), eq(templateId, id))

/** Throws NAME_TAKEN, and NOT_FOUND as `removeTemplate` does. */
export function saveTemplate(
  pool: pg.Pool,
  member: OfficeMember,
  { templateId: id, ...given }: z.output<typeof changedTemplate>,
): Promise<AnswerTemplate> {
  return inTenant(pool, member.tenantId, async ({ db }) => {
    const [found] = await db.select(columns).from(requestTemplate).where(templateKey(member, id)).for('update')
    if (!found) throw new DomainError('NOT_FOUND')
    const beside = and(eq(ofTenant, member.tenantId), found.place === null ? isNull(place) : eq(place, found.place), ne(templateId, id))
    if ((await db.$count(requestTemplate, and(beside, eq(name, given.name)))) > 0) throw new DomainError('NAME_TAKEN')
    await db.update(requestTemplate).set(given).where(templateKey(member, id))
    return shown({ ...found, ...given }, member)
  })
}

/** Throws NOT_FOUND, also for one of the whole tenant where the caller works for one institution. */
export async function removeTemplate(pool: pg.Pool, member: OfficeMember, id: number): Promise<void> {
  const removed = await inTenant(pool, member.tenantId, ({ db }) =>
    db.delete(requestTemplate).where(templateKey(member, id)).returning({ templateId }),
  )
  if (removed.length === 0) throw new DomainError('NOT_FOUND')
}
