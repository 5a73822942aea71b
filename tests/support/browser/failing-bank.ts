import type pg from 'pg'
import { inTenant } from '../../../services/platform/database.ts'
import { newId } from './new-id.ts'

type Book = 'charge' | 'slip' | 'card_order' | 'invoice'

/** Makes the sandbox bank fail for one amount, which must be unique to the test. Returns a function that restores it. */
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

/** Sets a debt's amount to one that no other debt has. @returns it in cents */
export async function giveOwnAmount(pool: pg.Pool, debtId: number): Promise<number> {
  const amount = 37 + ((await newId(pool)) % 9_000_000)
  await setAmount(pool, debtId, amount)
  return amount
}

export async function setAmount(pool: pg.Pool, debtId: number, amount: number): Promise<void> {
  await inTenant(pool, 1, ({ client }) => client.query('update financial.debt set gross_cents = $2 where debt_id = $1', [debtId, amount]))
}
