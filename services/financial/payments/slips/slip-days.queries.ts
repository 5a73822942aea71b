import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { SlipDays } from '#api/debts.ts'
import { query } from '../../../platform/query.ts'
import { campaignIn } from '../../campaigns/campaign-terms.queries.ts'

/** A slip may be due this many days ahead, or on a later due date of its debts, within a year. */
const daysAhead = { usual: 30, most: 366 }

/** Last days at one amount: of the discount, if any, and without charges. */
interface AmountDays {
  discountUntil: string | null
  payableUntil: string
}

interface SlipTerms {
  institutionId: number
  debts: readonly (AmountDays & { debtId: number; campaignId?: number | null })[]
  /** Last day of the campaign by which the debts are priced. */
  campaignEnd?: string | undefined
}

/**
 * Banking days, from today, on which a slip for these debts may be due, and the amount in cents on the usual one. Runs in
 * the tenant's transaction. Dates are `YYYY-MM-DD`.
 */
export async function slipDays(client: pg.ClientBase, { institutionId, debts, campaignEnd }: SlipTerms, today: string): Promise<SlipDays> {
  const deadlines = debts.map(({ payableUntil }) => payableUntil).sort()
  const debtIds = debts.map(({ debtId }) => debtId)
  const campaign = campaignIn(new Map(debts.flatMap(({ debtId, campaignId }) => (campaignId ? [[debtId, campaignId]] : []))))
  const [row] = await query<{ open: string[]; closed: string[]; amount: number }>(
    client,
    // Nothing rises from the first banking day to the usual one, so the amounts of both are the same.
    sql`select coalesce(jsonb_agg(day order by day) filter (where open), '[]') as open, coalesce(jsonb_agg(day order by day) filter (where not open), '[]') as closed,
        (select sum(financial.charged_amount(d, ${campaign}, financial.next_banking_day(${institutionId}::int, ${today}::date)))::bigint
          from financial.debt d where d.debt_id = any(${`{${debtIds.join(',')}}`}::int[])) as amount
      from (select day::date, financial.is_banking_day(${institutionId}::int, day::date) as open
        from generate_series(${today}::date, least(${today}::date + ${daysAhead.most}::int, greatest(${today}::date + ${daysAhead.usual}::int, ${deadlines.at(-1) ?? today}::date)), interval '1 day') day) days`,
  )
  const open = row!.open
  const from = open[0]!
  const to = open.findLast((day) => !campaignEnd || day <= campaignEnd) ?? from
  const closed = row!.closed.filter((day) => from < day && day < to)
  return { from, to, closed, usual: lastDayAtLowest(debts, { from, to }), usualAmount: row!.amount }
}

/** Last day at which the debts together cost the least, from `from` to `to`; the first day when one is overdue. Days are `YYYY-MM-DD`. */
export function lastDayAtLowest(debts: readonly AmountDays[], { from, to }: Pick<SlipDays, 'from' | 'to'>): string {
  // Amounts only rise, so the first rise ahead ends the lowest sum.
  const ends = debts.map(
    ({ discountUntil, payableUntil }) => [discountUntil, payableUntil].find((day) => day !== null && day >= from) ?? from,
  )
  return [...ends, to].sort()[0]!
}
