import type pg from 'pg'
import type { AcquirerCharge, AcquirerRecord, ReceivedMoney } from '../../../services/financial/payments/pix/pix-acquirer.ts'

export interface SandboxCharge {
  txid: string
  status: AcquirerRecord['status']
  amount: number
  receiverName: string
  payerName: string
  createdAt: Date
  expiresAt: Date
  paid: number
}

export async function insertCharge(pool: pg.Pool, charge: AcquirerCharge, brCode: string, createdAt: Date): Promise<void> {
  await pool.query(
    `insert into sandbox.charge (txid, status, amount_cents, receiver_name, payer_name, description, br_code, created_at, expires_at)
     values ($1, 'active', $2, $3, $4, $5, $6, $7, $8) on conflict (txid) do nothing`,
    [charge.txid, charge.amount, charge.receiver.name, charge.payer.name, charge.description, brCode, createdAt, charge.expiresAt],
  )
}

export async function getCharge(pool: pg.Pool, txid: string): Promise<Omit<AcquirerRecord, 'received'> | null> {
  const { rows } = await pool.query<Omit<AcquirerRecord, 'received'>>(
    'select txid, status, amount_cents as amount, br_code as "brCode" from sandbox.charge where txid = $1',
    [txid],
  )
  return rows[0] ?? null
}

export async function markRemoved(pool: pg.Pool, txid: string): Promise<void> {
  await pool.query(`update sandbox.charge set status = 'removed' where txid = $1 and status = 'active'`, [txid])
}

export async function insertPix(pool: pg.Pool, pix: ReceivedMoney): Promise<void> {
  await pool.query(
    `with completed as (update sandbox.charge set status = 'completed' where txid = $2)
     insert into sandbox.pix (end_to_end_id, txid, amount_cents, paid_at) values ($1, $2, $3, $4)`,
    [pix.endToEndId, pix.txid, pix.amount, pix.paidAt],
  )
}

const pixColumns = 'end_to_end_id as "endToEndId", txid, amount_cents as amount, paid_at as "paidAt"'

export async function getAllPix(pool: pg.Pool, txid: string): Promise<ReceivedMoney[]> {
  const { rows } = await pool.query<ReceivedMoney>(
    `select ${pixColumns} from sandbox.pix where txid = $1 order by paid_at, end_to_end_id`,
    [txid],
  )
  return rows
}

export async function listPix(pool: pg.Pool, { from, to }: { from: Date; to: Date }): Promise<ReceivedMoney[]> {
  const { rows } = await pool.query<ReceivedMoney>(
    `select ${pixColumns} from sandbox.pix where paid_at between $1 and $2 order by paid_at, end_to_end_id`,
    [from, to],
  )
  return rows
}

export async function latestCharges(pool: pg.Pool): Promise<SandboxCharge[]> {
  const { rows } = await pool.query<SandboxCharge>(
    `select c.txid, c.status, c.amount_cents as amount, c.receiver_name as "receiverName", c.payer_name as "payerName",
       c.created_at as "createdAt", c.expires_at as "expiresAt",
       (select count(*) from sandbox.pix p where p.txid = c.txid) as paid
     from sandbox.charge c order by c.created_at desc, c.txid limit 50`,
  )
  return rows
}
