import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtSummary, LivePix, LiveSlip } from '#api/financial/debts.ts'
import type { DebtScope } from '../access/scopes.ts'
import { startOfDay } from '../debts/debts.queries.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type Read, getRows } from '../../platform/read-together.ts'

export interface Today {
  /** `YYYY-MM-DD` in the institution's zone. */
  today: string
  now: Date
}

/** The charge with those of its debts that were requested. */
type OfDebts<Charge> = Charge & { debtIds: number[] }

interface LiveCharges {
  slips: OfDebts<LiveSlip>[]
  /** The student's own codes; codes of payers are only for the payer, and staff see none. */
  pixes: OfDebts<LivePix>[]
}

interface LiveChargeRow {
  paymentId: string
  method: 'pix' | 'bank_slip'
  dueOn: string
  expiresAt: Date
  amount: number
  debtIds: number[]
  debtCount: number
}

/** Slips and codes of these debts that can be paid today, newest first. @param debtIds an array */
export function liveChargesRead(
  { timeZone, userId }: Pick<DebtScope, 'timeZone' | 'userId'>,
  debtIds: SQL,
  { today, now }: Today,
): Read<LiveChargeRow> {
  const isSlip = sql`p.method = 'bank_slip' and p.expires_at > ${startOfDay(sql`${today}::date`, timeZone)}`
  const isPix = sql`${userId !== null} and p.method = 'pix' and p.br_code is not null and p.link_id is null and p.payer_access_id is null and p.expires_at > ${now.toISOString()}::timestamptz`
  return getRows<LiveChargeRow>(
    sql`select p.payment_id as "paymentId", p.method, p.slip_due_on as "dueOn", p.expires_at as "expiresAt", p.amount_cents as amount,
        array_agg(pd.debt_id) as "debtIds",
        (select count(*)::int from financial.payment_debt paid where paid.payment_id = p.payment_id) as "debtCount"
      from financial.payment_debt pd join financial.payment p using (payment_id)
      where pd.debt_id = any(${debtIds}) and p.status = 'waiting_for_payment' and (${isSlip} or ${isPix})
      group by p.payment_id order by p.created_at desc`,
    'expiresAt',
  )
}

export function toLiveCharges(rows: readonly LiveChargeRow[]): LiveCharges {
  const charges: LiveCharges = { slips: [], pixes: [] }
  for (const { method, dueOn, expiresAt, ...charge } of rows) {
    if (method === 'pix') charges.pixes.push({ ...charge, expiresAt: expiresAt.toISOString() })
    else charges.slips.push({ ...charge, dueOn })
  }
  return charges
}

/** Runs in the tenant's transaction. */
export const liveCharges = async (
  client: pg.ClientBase,
  scope: Pick<DebtScope, 'timeZone' | 'userId'>,
  debtIds: readonly number[],
  today: Today,
): Promise<LiveCharges> =>
  toLiveCharges(await query<LiveChargeRow>(client, liveChargesRead(scope, sql`${toSqlArray(debtIds)}::int[]`, today).statement))

/** Returns a charge as the contract has it. */
export const withoutDebts = <Charge extends object>({ debtIds: _debtIds, ...charge }: OfDebts<Charge>) => charge

type ChargedDebt = Pick<DebtSummary, 'debtId' | 'liveSlip' | 'livePix'>

/** @param charges also of other debts */
export function addLiveCharges<Debt extends ChargedDebt>(debts: readonly Debt[], { slips, pixes }: LiveCharges): Debt[] {
  return debts.map((debt) => {
    const isOfDebt = (charge: { debtIds: number[] }) => charge.debtIds.includes(debt.debtId)
    const [slip, pix] = [slips.find(isOfDebt), pixes.find(isOfDebt)]
    return { ...debt, liveSlip: slip ? withoutDebts(slip) : null, livePix: pix ? withoutDebts(pix) : null }
  })
}
