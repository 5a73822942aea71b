import { expect } from 'vitest'
import type { World } from '../../services/financial/testing/world.ts'

/** Money as acquirers and banks know it, by what they call the transfer. */
const received = `
  select end_to_end_id as id, amount_cents::bigint as amount from sandbox.pix
  union all select payment_number, amount_cents from sandbox.slip_payment
  union all select capture_id, amount_cents from sandbox.card_order where status = 'captured'`

/** What may never be found once nothing is left to do; each query names what is wrong. */
const faults = {
  'money that is in no receipt, or in one of another amount': `select id from (${received}) outside left join financial.receipt r on r.end_to_end_id = outside.id where r.amount_cents is distinct from outside.amount`,
  'receipts of money that nobody holds': `select end_to_end_id as id from financial.receipt where end_to_end_id not in (select id from (${received}) outside)`,
  'receipts that the ledger does not sum to': `select r.end_to_end_id as id from financial.receipt r left join financial.ledger_entry l using (end_to_end_id)
    group by r.end_to_end_id, r.amount_cents having r.amount_cents is distinct from sum(l.amount_cents)`,
  'debts that were paid something else than the ledger says': `select d.debt_id::text as id from financial.debt d left join financial.ledger_entry l on l.debt_id = d.debt_id and l.kind = 'settlement'
    group by d.debt_id having coalesce(d.paid_cents, d.part_cents, 0) <> coalesce(sum(l.amount_cents), 0)`,
  'payments that are approved without money, or not in spite of it': `select payment_id::text as id from financial.payment p where (status = 'approved') <> exists (select from financial.receipt r where r.payment_id = p.payment_id)`,
  'payments whose credit is not that of the ledger': `select p.payment_id::text as id from financial.payment p left join financial.receipt r using (payment_id) left join financial.ledger_entry l on l.end_to_end_id = r.end_to_end_id and l.kind = 'credit'
    group by p.payment_id, p.credit_cents having p.credit_cents <> coalesce(sum(l.amount_cents), 0)`,
  'payments whose payer was not told once': `select p.payment_id::text as id from financial.payment p left join crash_told t using (payment_id) group by p.payment_id, p.status having count(t.*) <> (p.status = 'approved')::int`,
  'cards that hold money': `select order_id as id from sandbox.card_order where status = 'authorized'`,
  'cards that are looked at for payments that ended': `select order_id as id from sandbox.card_order o join financial.payment p on p.txid = o.order_id where o.status = 'pending' and p.status <> 'pending'`,
  'codes that can be paid for payments that ended': `select c.txid as id from sandbox.charge c join financial.payment p using (txid) where c.status = 'active' and p.status not in ('waiting_for_payment', 'expired')`,
  'slips that can be paid for payments that ended': `select s.our_number as id from sandbox.slip s join financial.payment p on p.txid = s.our_number where s.status = 'registered' and p.status not in ('waiting_for_payment', 'expired')`,
  'orders of nobody': `select id from (select txid as id from sandbox.charge union all select our_number from sandbox.slip union all select order_id from sandbox.card_order) o where id not in (select txid from financial.payment)`,
  'two payments of one method that wait for one debt': `select min(p.payment_id::text) as id from financial.payment p join financial.payment_debt pd using (payment_id) where p.status in ('waiting_for_payment', 'pending') group by pd.debt_id, p.method having count(*) > 1`,
  'payments that wait for debts that are not open': `select p.payment_id::text as id from financial.payment p join financial.payment_debt pd using (payment_id) join financial.debt d on d.debt_id = pd.debt_id where p.status in ('waiting_for_payment', 'pending') and d.status <> 'open'`,
  'tokens of cards whose payment ended': `select payment_id::text as id from financial.payment where card_token is not null and status <> 'pending'`,
  'people with two agreements': `select min(user_id)::text as id from financial.agreement group by user_id having count(*) > 1`,
}

/** What reconciliation and the queue have still to do. A card that the acquirer looks at is not theirs. */
const unfinished = `
  select 'charge ' || payment_id as what from financial.payment where status = 'waiting_for_payment' and charge_state = 'requested'
  union all select 'removal ' || payment_id from financial.payment where charge_state = 'removing' and status <> 'approved'
  union all select 'card ' || p.payment_id from financial.payment p left join sandbox.card_order o on o.order_id = p.txid where p.status = 'pending' and o.status is distinct from 'pending'
  union all select 'settlement ' || settlement_id from financial.settlement_queue where status = 'queued'
  union all select 'money ' || id from (${received}) outside where id not in (select end_to_end_id from financial.receipt)`

/** @returns what is left to do, in words */
export const remainingActs = async (world: World) => (await world.rows<{ what: string }>(1, unfinished)).map(({ what }) => what)

/** Compares the ledger with the books of acquirers and banks, to the cent and one by one. */
export async function expectBooksToAgree(world: World): Promise<void> {
  const found: Record<string, string[]> = {}
  for (const [fault, text] of Object.entries(faults)) {
    const rows = await world.rows<{ id: string }>(1, text)
    if (rows.length > 0) found[fault] = rows.map(({ id }) => id)
  }
  expect(found).toEqual({})
  const [sums] = await world.rows<{ ledger: number; receipts: number; outside: number }>(
    1,
    `select (select coalesce(sum(amount_cents), 0)::bigint from financial.ledger_entry) as ledger, (select coalesce(sum(amount_cents), 0)::bigint from financial.receipt) as receipts,
       (select coalesce(sum(amount), 0)::bigint from (${received}) outside) as outside`,
  )
  expect([sums!.ledger, sums!.receipts]).toEqual([sums!.outside, sums!.outside])
}
