import type pg from 'pg'
import { inTenant } from '../../../services/platform/database.ts'
import { portalPort } from './portal.ts'

/** Where the sandbox writes what it is asked for. */
type Book = 'charge' | 'slip' | 'card_order'

/**
 * Makes the sandbox bank fail for one amount, which a test has to itself: what it is asked for is not kept and
 * nobody gets an answer, as with a bank that is down.
 *
 * @returns the bank is up again
 */
export async function failBank(pool: pg.Pool, book: Book, amount: number): Promise<() => Promise<void>> {
  const name = `fails_${crypto.randomUUID().replaceAll('-', '')}`
  await pool.query(
    `create function sandbox.${name}() returns trigger language plpgsql as $$ begin raise exception 'The bank is down'; end $$`,
  )
  await pool.query(
    `create trigger ${name} before insert on sandbox.${book} for each row when (new.amount_cents = ${amount}) execute function sandbox.${name}()`,
  )
  return async () => {
    await pool.query(`drop function sandbox.${name}() cascade`)
  }
}

/** Gives a debt an amount that no other has. @returns cents */
export async function giveOwnAmount(pool: pg.Pool, debtId: number): Promise<number> {
  const amount = 100_000 + Math.floor(Math.random() * 9_000_000)
  await setAmount(pool, debtId, amount)
  return amount
}

/** As when an institution corrects what it charges. */
export async function setAmount(pool: pg.Pool, debtId: number, amount: number): Promise<void> {
  await inTenant(pool, 1, ({ client }) => client.query('update financial.debt set gross_cents = $2 where debt_id = $1', [debtId, amount]))
}

/** Posts a notification to the portal's webhook, signed with something. @returns its status */
export async function postNotification(body: string, signature: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${portalPort}/academic-services/webhooks/pix`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-webhook-signature': signature },
    body,
  })
  return answer.status
}
