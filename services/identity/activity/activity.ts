import { and, desc, eq, lt } from 'drizzle-orm'
import type pg from 'pg'
import type { Activity } from '#api/identity/activity.ts'
import type { AuthMethod } from '#api/identity/auth-methods.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { findAccount } from '../../users/accounts/accounts.ts'
import { impersonation, signIn } from '../identity.schema.ts'
import type { Subject } from '../provider/subject.ts'

const most = 20
/** Milliseconds; an impersonation renews its token every five minutes. */
const sameVisit = 600_000

export async function recordSignIn(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  { tenantId, userId }: Subject,
  method: AuthMethod,
): Promise<void> {
  await inTenant(pool, tenantId, ({ db }) => db.insert(signIn).values({ at: clock.now(), tenantId, personId: userId, method }))
}

/** Sign-ins and impersonations of an account older than `before`, newest first. */
export async function getActivity(
  pool: pg.Pool,
  { tenantId, userId }: Subject,
  before?: Date,
): Promise<{ results: Activity[]; hasMore: boolean }> {
  const [signIns, impersonations] = await readTenant(pool, tenantId, ({ reads }) =>
    Promise.all([
      reads
        .select()
        .from(signIn)
        .where(and(eq(signIn.tenantId, tenantId), eq(signIn.personId, userId), before && lt(signIn.at, before)))
        .orderBy(desc(signIn.at))
        .limit(most + 1),
      reads
        .select()
        .from(impersonation)
        .where(and(eq(impersonation.tenantId, tenantId), eq(impersonation.personId, userId), before && lt(impersonation.at, before)))
        .orderBy(desc(impersonation.at))
        .limit(most * 10),
    ]),
  )
  const visits = await Promise.all(
    getVisits(impersonations).map(async ({ first, last }): Promise<Activity> => {
      const operator = await findAccount(pool, last.operatorTenantId, last.operatorId)
      return {
        kind: 'impersonated',
        at: first.at.toISOString(),
        lastAt: last.at.toISOString(),
        operatorName: operator?.name ?? '',
        reason: last.reason,
      }
    }),
  )
  const entries: Activity[] = signIns.map(({ at, method }) => ({ kind: 'signed_in', at: at.toISOString(), method }))
  const found = [...entries, ...visits].sort((a, b) => b.at.localeCompare(a.at))
  return { results: found.slice(0, most), hasMore: found.length > most }
}

type Row = typeof impersonation.$inferSelect

function getVisits(newestFirst: Row[]): Array<{ first: Row; last: Row }> {
  const visits: Array<{ first: Row; last: Row }> = []
  for (const row of newestFirst) {
    const open = visits.at(-1)
    const isSame =
      open &&
      open.first.operatorId === row.operatorId &&
      open.first.reason === row.reason &&
      open.first.at.getTime() - row.at.getTime() <= sameVisit
    if (isSame) open.first = row
    else visits.push({ first: row, last: row })
  }
  return visits
}
