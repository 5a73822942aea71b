import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../platform/query.ts'
import { inForce } from '../payments/booking/ledger-entries.queries.ts'
import type { LedgerKind } from '../payments/payments.schema.ts'
import { ofSamePerson } from './credits.queries.ts'

/** An entry of the ledger that money can be taken from. */
export interface Source {
  entry_id: number
  end_to_end_id: string
  user_id: number | null
  debt_id: number | null
  kind: LedgerKind
  /** Cents that are still available. */
  left: number
}

/** The debt that receives money of a source; if none is given, the source's own debt. */
export interface Part {
  kind: LedgerKind
  amount: number
  debtId?: number
  userId?: number | null
}

/** Credit of a student at the institution of an enrollment, oldest first, locked so that nobody else takes from it meanwhile. */
export async function lockCredits(client: pg.ClientBase, tenantId: number, enrollmentId: number): Promise<Source[]> {
  const locked = await query<{ entry_id: number }>(
    client,
    sql`select l.entry_id from ${ofSamePerson(enrollmentId)} join financial.debt d on d.tenant_id = e.tenant_id and d.enrollment_id = e.enrollment_id
        join financial.ledger_entry l on l.tenant_id = d.tenant_id and l.debt_id = d.debt_id
      where e.tenant_id = ${tenantId} and l.kind = 'credit' and l.credit_id is null and l.amount_cents > 0
      order by l.entry_id for update of l`,
  )
  return readSources(
    client,
    tenantId,
    locked.map(({ entry_id }) => entry_id),
  )
}

/** Reads the rest of locked entries, oldest money first. A separate statement, so that it sees what was committed before the locks. */
export function readSources(client: pg.ClientBase, tenantId: number, entryIds: readonly number[]): Promise<Source[]> {
  return query<Source>(
    client,
    sql`select l.entry_id, l.end_to_end_id, l.user_id, l.debt_id, l.kind,
        (l.amount_cents + coalesce((select sum(t.amount_cents) from financial.ledger_entry t where t.credit_id = l.entry_id), 0))::bigint as left
      from financial.ledger_entry l join financial.receipt r on r.end_to_end_id = l.end_to_end_id
      where l.tenant_id = ${tenantId} and l.entry_id = any(${`{${entryIds.join(',')}}`}::bigint[]) and ${inForce}
      order by r.paid_at, l.entry_id`,
  )
}

export const getLeft = (sources: readonly Source[]): number => sources.reduce((sum, { left }) => sum + left, 0)

/**
 * Moves money of sources, oldest first, to parts of an act. The caller holds the sources' locks; throws when they have less than the parts, for
 * that is never to be booked.
 */
export async function moveMoney(
  client: pg.ClientBase,
  tenantId: number,
  { useId, sources, parts, now }: { useId: string; sources: readonly Source[]; parts: readonly Part[]; now: Date },
): Promise<void> {
  const entries: object[] = []
  const rest = sources.map((source) => ({ ...source }))
  for (const { kind, amount, debtId, userId } of parts) {
    let missing = amount
    for (const source of rest) {
      const taken = Math.min(source.left, missing)
      if (taken === 0) continue
      source.left -= taken
      missing -= taken
      const { end_to_end_id, user_id, debt_id } = source
      entries.push({ end_to_end_id, user_id, debt_id, kind: source.kind, amount: -taken, credit_id: source.entry_id })
      entries.push({
        end_to_end_id,
        user_id: userId === undefined ? user_id : userId,
        debt_id: debtId ?? debt_id,
        kind,
        amount: taken,
        credit_id: null,
      })
    }
    if (missing > 0) throw new Error(`The act ${useId} takes ${missing} cents more than there are`)
  }
  await query(
    client,
    sql`insert into financial.ledger_entry (tenant_id, end_to_end_id, user_id, debt_id, kind, amount_cents, booked_at, use_id, credit_id)
      select ${tenantId}::int, end_to_end_id, user_id, debt_id, kind, amount, ${now.toISOString()}::timestamptz, ${useId}::uuid, credit_id
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as part(end_to_end_id text, user_id int, debt_id int, kind text, amount bigint, credit_id bigint)`,
  )
}

/**
 * Moves the money of an act back by entries of the other sign, unless credit that it made was used or what it paid was taken off its debt
 * meanwhile.
 *
 * @returns whether it was moved, and what the act had paid of its debt
 */
export async function moveBack(
  client: pg.ClientBase,
  tenantId: number,
  useId: string,
  now: Date,
): Promise<{ isMoved: boolean; paid: number }> {
  const made = await query<{ entry_id: number; kind: LedgerKind; amount: number }>(
    client,
    sql`select entry_id, kind, amount_cents as amount from financial.ledger_entry
      where tenant_id = ${tenantId} and use_id = ${useId}::uuid and credit_id is null order by entry_id for update`,
  )
  const credits = made.filter(({ kind }) => kind === 'credit')
  const remaining = await readSources(
    client,
    tenantId,
    credits.map(({ entry_id }) => entry_id),
  )
  const isTaken = made.some(({ amount }) => amount < 0)
  if (isTaken || getLeft(remaining) !== credits.reduce((sum, { amount }) => sum + amount, 0)) return { isMoved: false, paid: 0 }
  await query(
    client,
    sql`insert into financial.ledger_entry (tenant_id, end_to_end_id, user_id, debt_id, kind, amount_cents, booked_at, use_id, credit_id)
      select tenant_id, end_to_end_id, user_id, debt_id, kind, -amount_cents, ${now.toISOString()}::timestamptz, use_id,
        coalesce(credit_id, case when kind = 'credit' then entry_id end)
      from financial.ledger_entry where tenant_id = ${tenantId} and use_id = ${useId}::uuid order by entry_id`,
  )
  return {
    isMoved: true,
    paid: made.reduce((sum, { kind, amount }) => (kind === 'settlement' ? sum + amount : sum), 0),
  }
}
