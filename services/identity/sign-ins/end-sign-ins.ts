import { and, eq, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { artifact } from '../identity.schema.ts'
import { type AccountRecord, endEarlierSignIns } from '../../users/accounts/accounts.ts'
import type { KeptSignIn, SignInPorts } from '../../users/sign-in/sign-in-ports.ts'
import { endTokens, type SingleTokenPorts } from '../single-tokens/single-token.ts'
import { formatSubject, type Subject } from '../provider/subject.ts'

/** Ends the provider's sessions too: otherwise they would sign the user in again without a password. */
export async function endSignIns(
  { pool, clock }: SingleTokenPorts,
  subject: Subject,
  kept: KeptSignIn = { token: null, grantId: null },
): Promise<void> {
  await endTokens(pool, subject, kept.token)
  await endEarlierSignIns(pool, subject.tenantId, subject.userId, clock.now(), kept.grantId)
  await drizzle(pool)
    .delete(artifact)
    .where(and(eq(artifact.model, 'Session'), sql`${artifact.payload} ->> 'accountId' = ${formatSubject(subject)}`))
}

/** Functions that the user service calls after a change of password or second factor. */
export const signInPorts = (ports: SingleTokenPorts): SignInPorts => ({
  endSignIns: (person, kept) => endSignIns(ports, person, kept),
})

/** Ends one sign-in, and its browser's session at the provider, which would sign the user in again without a password. */
export async function endGrant(pool: pg.Pool, grantId: string): Promise<void> {
  const ofBrowser = sql`${artifact.payload} @? ${`$.authorizations.*.grantId ? (@ == "${grantId}")`}::jsonpath`
  await drizzle(pool)
    .delete(artifact)
    .where(
      or(
        eq(artifact.grantId, grantId),
        and(eq(artifact.model, 'Grant'), eq(artifact.id, grantId)),
        and(eq(artifact.model, 'Session'), ofBrowser),
      ),
    )
}

/** Whether a sign-in (seconds since the epoch) predates the last password change; within the same second it counts as later. */
export function isSignInEnded(
  { signInsEndedAt, keptGrant }: Pick<AccountRecord, 'signInsEndedAt' | 'keptGrant'>,
  at: number,
  grantId?: string,
): boolean {
  if (!signInsEndedAt || (grantId && grantId === keptGrant)) return false
  return at < Math.floor(signInsEndedAt.getTime() / 1000)
}
