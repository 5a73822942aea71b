import { type SQL, sql } from 'drizzle-orm'

/** Rates in basis points for charges of a day (`YYYY-MM-DD`), from `financial.setting s`; zero if there is no setting. */
export const getDayRates = (day: string): { fine: SQL; interest: SQL } => ({
  fine: sql`coalesce(case when s.rates_from > ${day}::date then s.earlier_fine_bp else s.fine_bp end, 0)`,
  interest: sql`coalesce(case when s.rates_from > ${day}::date then s.earlier_interest_bp else s.interest_bp end, 0)`,
})
