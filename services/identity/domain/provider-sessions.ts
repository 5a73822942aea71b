import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { artifact } from '../store/schema.ts'
import { formatSubject, type Subject } from './subject.ts'

/**
 * Ends the identity provider's own sessions of a person, on every browser: with one of them a portal that signed the
 * person out would be entered again without a password.
 */
export async function endProviderSessions(pool: pg.Pool, subject: Subject): Promise<void> {
  await drizzle(pool)
    .delete(artifact)
    .where(and(eq(artifact.model, 'Session'), sql`${artifact.payload} ->> 'accountId' = ${formatSubject(subject)}`))
}
