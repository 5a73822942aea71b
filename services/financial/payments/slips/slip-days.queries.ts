import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { SlipDays } from '#api/financial/debts.ts'
import { query, toSqlArray } from '../../../platform/query.ts'
import { type Read, getRows } from '../../../platform/read-together.ts'
import { campaignCondition, type CampaignOfDebt } from '../../campaigns/campaign-terms.queries.ts'

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
  const campaigns = new Map(debts.flatMap(({ debtId, campaignId }) => (campaignId ? [[debtId, campaignId]] : [])))
  const days = slipDaysRead(
    {
      institutionId: sql`${institutionId}::int`,
      debtIds: sql`${toSqlArray(debtIds)}::int[]`,
      deadline: sql`${deadlines.at(-1) ?? today}::date`,
      campaigns,
    },
    today,
  )
  const [row] = await query<SlipDaysRow>(client, days.statement)
  return toSlipDays(row!, { debts, campaignEnd })
}

interface SlipDaysRow {
  open: string[]
  closed: string[]
  amount: number
}

interface AskedSlipDays {
  institutionId: SQL
  /** An array of debt ids. */
  debtIds: SQL
  /** The latest day without charges among the debts. */
  deadline: SQL
  campaigns?: CampaignOfDebt
}

/** Reads one row for `toSlipDays`; without days if the institution is null. */
export function slipDaysRead({ institutionId, debtIds, deadline, campaigns = new Map() }: AskedSlipDays, today: string): Read<SlipDaysRow> {
  return getRows<SlipDaysRow>(
    // Nothing rises from the first banking day to the usual one, so the amounts of both are the same.
    sql`select coalesce(jsonb_agg(day order by day) filter (where open), '[]') as open, coalesce(jsonb_agg(day order by day) filter (where not open), '[]') as closed,
        (select sum(financial.charged_amount(d, ${campaignCondition(campaigns)}, financial.next_banking_day(d.institution_id, ${today}::date)))::bigint
          from financial.debt d where d.debt_id = any(${debtIds})) as amount
      from (select day::date, financial.is_banking_day(i.institution_id, day::date) as open
        from (select ${institutionId} as institution_id, ${deadline} as deadline) i
        cross join generate_series(${today}::date, least(${today}::date + ${daysAhead.most}::int, greatest(${today}::date + ${daysAhead.usual}::int, i.deadline)), interval '1 day') day
        where i.institution_id is not null) days`,
  )
}

export function toSlipDays({ open, closed, amount }: SlipDaysRow, { debts, campaignEnd }: Omit<SlipTerms, 'institutionId'>): SlipDays {
  const from = open[0]!
  const to = open.findLast((day) => !campaignEnd || day <= campaignEnd) ?? from
  return {
    from,
    to,
    closed: closed.filter((day) => from < day && day < to),
    usual: lastDayAtLowest(debts, { from, to }),
    usualAmount: amount,
  }
}

/** Returns the last day, within `from` and `to`, of the lowest total; the first day if one is overdue. Days are `YYYY-MM-DD`. */
export function lastDayAtLowest(debts: readonly AmountDays[], { from, to }: Pick<SlipDays, 'from' | 'to'>): string {
  // Amounts only rise, so the first rise ahead ends the lowest sum.
  const ends = debts.map(
    ({ discountUntil, payableUntil }) => [discountUntil, payableUntil].find((day) => day !== null && day >= from) ?? from,
  )
  return [...ends, to].sort()[0]!
}
