import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AmountLine } from '#api/debts.ts'
import type { PaymentMethodType } from '#api/payments.ts'
import { query } from '../database/query.ts'

export const isDiscounted = (lines: readonly AmountLine[]) => lines.some(({ kind }) => kind === 'campaign_discount')

export function discountOf(debts: readonly { lines: readonly AmountLine[] }[]): number {
  return debts.flatMap(({ lines }) => lines).reduce((sum, { kind, amount }) => (kind === 'campaign_discount' ? sum - amount : sum), 0)
}

/** Payment methods that get the campaign's discount; empty for an unknown campaign. Runs in the tenant's transaction. */
export async function campaignMethods(client: pg.ClientBase, campaignId: number): Promise<PaymentMethodType[]> {
  const [found] = await query<{ methods: PaymentMethodType[] }>(
    client,
    sql`select methods from financial.campaign where campaign_id = ${campaignId}`,
  )
  return found?.methods ?? []
}
