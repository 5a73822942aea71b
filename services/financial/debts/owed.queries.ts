import { type SQL, sql } from 'drizzle-orm'
import type { BookedStatus } from './debts.schema.ts'

/** Of debts that nothing has settled, replaced or canceled: money that arrives for one pays it, wherever it is. */
const owed: readonly BookedStatus[] = ['open', 'in_agency', 'loss']

export const isOwed = (status: BookedStatus): boolean => owed.includes(status)

/** Of `financial.debt d`. */
export const owedSql: SQL = sql`d.status in (${sql.join(
  owed.map((status) => sql`${status}`),
  sql`, `,
)})`
