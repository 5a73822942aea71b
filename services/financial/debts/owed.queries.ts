import { type SQL, sql } from 'drizzle-orm'
import type { BookedStatus } from './debts.schema.ts'

/** Statuses of debts that nothing has settled, replaced or canceled: money that arrives for one pays it, wherever it is. */
const owed: readonly BookedStatus[] = ['open', 'in_agency', 'loss']

export const isOwed = (status: BookedStatus): boolean => owed.includes(status)

/** The condition that `financial.debt d` is owed. */
export const owedSql: SQL = sql`d.status in (${sql.join(
  owed.map((status) => sql`${status}`),
  sql`, `,
)})`
