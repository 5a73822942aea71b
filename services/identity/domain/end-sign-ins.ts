import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { artifact } from '../store/schema.ts'
import { endTokensOf } from './single-token.ts'
import { formatSubject, type Subject } from './subject.ts'

/**
 * Ends every sign-in of a person, on every browser: the identity provider's own sessions, with which a portal that
 * signed the person out would be entered again without a password, and single tokens.
 *
 * @param kept the single token of whoever asks for it, which holds
 */
export async function endSignIns(pool: pg.Pool, subject: Subject, kept: string | null = null): Promise<void> {
  await endTokensOf(pool, subject, kept)
  await drizzle(pool)
    .delete(artifact)
    .where(and(eq(artifact.model, 'Session'), sql`${artifact.payload} ->> 'accountId' = ${formatSubject(subject)}`))
}
