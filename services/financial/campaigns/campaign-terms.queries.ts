import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AmountLine } from '#api/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import type { PaymentQuote } from '#api/payments.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { textIn } from '../database/localized-text.queries.ts'

/** A line as payments keep it: earlier ones with the campaign's name in one language. */
export type KeptLine = Omit<AmountLine, 'name'> & { name?: string | Partial<LocalizedText> }

export const isDiscounted = (lines: readonly Pick<AmountLine, 'kind'>[]) => lines.some(({ kind }) => kind === 'campaign_discount')

export function discountOf(debts: readonly { lines: readonly AmountLine[] }[]): number {
  return debts.flatMap(({ lines }) => lines).reduce((sum, { kind, amount }) => (kind === 'campaign_discount' ? sum - amount : sum), 0)
}

/** The campaign that takes most off debts of one institution on a day, or null. Runs in the tenant's transaction. */
export async function campaignOffer(
  client: pg.ClientBase,
  { languages }: DebtScope,
  debts: readonly { debtId: number; institutionId: number; dueDate: string }[],
  on: string,
): Promise<PaymentQuote['campaignOffer']> {
  // Campaigns are for what is overdue.
  const ids = debts.filter(({ dueDate }) => dueDate < on).map(({ debtId }) => debtId)
  if (ids.length === 0) return null
  const [offer] = await query<Omit<NonNullable<PaymentQuote['campaignOffer']>, 'discountAmount'> & { discount: string }>(
    client,
    sql`select c.campaign_id as "campaignId", ${textIn(sql`c.name`, languages)} as name, c.valid_to as "validTo", own.discount
      from financial.campaign c
      cross join lateral (
        select sum(financial.campaign_discount(c, d, ${on}::date)) as discount
        from financial.debt d where d.debt_id = any(${`{${ids.join(',')}}`}::int[]) and financial.campaign_takes(c, d, ${on}::date)) own
      where c.institution_id = ${debts[0]!.institutionId} and c.enabled and ${on}::date between c.valid_from and c.valid_to and own.discount > 0
      order by own.discount desc, c.campaign_id limit 1`,
  )
  if (!offer) return null
  const { discount, ...campaign } = offer
  return { ...campaign, discountAmount: Number(discount) }
}
