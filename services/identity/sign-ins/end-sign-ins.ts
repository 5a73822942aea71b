import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { artifact } from '../identity.schema.ts'
import { type AccountRecord, endSignInsBefore } from '../../users/accounts/accounts.ts'
import { endTokensOf, type SingleTokenPorts } from '../single-tokens/single-token.ts'
import { formatSubject, type Subject } from '../provider/subject.ts'

/** What holds while every other sign-in of a person ends: of whoever asks for it. */
export interface KeptSignIn {
  token: string | null
  grantId: string | null
}

/**
 * Ends every sign-in of a person, on every browser: the identity provider's own sessions, with which a portal that
 * signed the person out would be entered again without a password, what they gave out or are about to give out, and
 * single tokens.
 */
export async function endSignIns(
  { pool, clock }: SingleTokenPorts,
  subject: Subject,
  kept: KeptSignIn = { token: null, grantId: null },
): Promise<void> {
  await endTokensOf(pool, subject, kept.token)
  await endSignInsBefore(pool, subject.tenantId, subject.userId, clock.now(), kept.grantId)
  await drizzle(pool)
    .delete(artifact)
    .where(and(eq(artifact.model, 'Session'), sql`${artifact.payload} ->> 'accountId' = ${formatSubject(subject)}`))
}

/**
 * Whether a sign-in is over: from before the person's last password, and not the one that set it. Sign-ins are known to
 * the second, and one of the same second counts as later.
 *
 * @param at when the person proved who they are, in seconds since the epoch
 */
export function isOver(
  { signInsEndedAt, keptGrant }: Pick<AccountRecord, 'signInsEndedAt' | 'keptGrant'>,
  at: number,
  grantId?: string,
): boolean {
  if (!signInsEndedAt || (grantId && grantId === keptGrant)) return false
  return at < Math.floor(signInsEndedAt.getTime() / 1000)
}
