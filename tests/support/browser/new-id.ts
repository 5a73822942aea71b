import type pg from 'pg'

let sequence: Promise<unknown> | undefined

/** Of a person, a role or an institution that a test adds: no other has it, nor any of the 99 after it. */
export async function newId(pool: pg.Pool): Promise<number> {
  // Of the database, since a worker that is started anew goes on with it.
  await (sequence ??= pool.query('create sequence if not exists sandbox.test_id'))
  const { rows } = await pool.query<{ id: number }>(`select (10000000 + 100 * nextval('sandbox.test_id'))::int as id`)
  return rows[0]!.id
}
