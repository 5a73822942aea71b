import { and, asc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { SavedView } from '#api/academic/request-office.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { ownerCondition } from '../../platform/scope-condition.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { requestView } from './request-office.schema.ts'

const mostViews = 20

const columns = { viewId: requestView.viewId, name: requestView.name, query: requestView.query }
const own = (member: OfficeMember) => ownerCondition(member, requestView)

/** Lists the person's views by name. */
export const listViews = (pool: pg.Pool, member: OfficeMember): Promise<SavedView[]> =>
  readTenant(pool, member.tenantId, ({ reads }) =>
    reads.select(columns).from(requestView).where(own(member)).orderBy(asc(requestView.name)),
  )

/** Saves a view, replacing the one with the same name. Throws NOT_ALLOWED if there are too many. */
export function saveView(pool: pg.Pool, member: OfficeMember, { name, query }: Omit<SavedView, 'viewId'>): Promise<SavedView> {
  const { tenantId, userId } = member
  return inTenant(pool, tenantId, async ({ db }) => {
    const [saved] = await db
      .insert(requestView)
      .values({ tenantId, userId, name, query })
      .onConflictDoUpdate({ target: [requestView.tenantId, requestView.userId, requestView.name], set: { query: sql`excluded.query` } })
      .returning(columns)
    if ((await db.$count(requestView, own(member))) > mostViews) throw new DomainError('NOT_ALLOWED')
    return saved!
  })
}

/** Throws NOT_FOUND. */
export async function removeView(pool: pg.Pool, member: OfficeMember, viewId: number): Promise<void> {
  const removed = await inTenant(pool, member.tenantId, ({ db }) =>
    db
      .delete(requestView)
      .where(and(own(member), eq(requestView.viewId, viewId)))
      .returning({ viewId: requestView.viewId }),
  )
  if (removed.length === 0) throw new DomainError('NOT_FOUND')
}
