import type pg from 'pg'
import type { ReceivedMoney } from '../../../services/financial/payments/pix/pix-acquirer.ts'
import type { SlipOrder, SlipRecord } from '../../../services/financial/payments/slips/slip-bank.ts'

export interface SandboxSlip {
  ourNumber: string
  status: SlipRecord['status']
  amount: number
  beneficiaryName: string
  payerName: string
  dueOn: string
  createdAt: Date
  paid: number
}

export async function insertSlip(pool: pg.Pool, order: SlipOrder, barcode: string, createdAt: Date): Promise<void> {
  await pool.query(
    `insert into sandbox.slip (our_number, status, amount_cents, beneficiary_name, payer_name, barcode, due_on, created_at)
     values ($1, 'registered', $2, $3, $4, $5, $6, $7) on conflict (our_number) do nothing`,
    [order.ourNumber, order.amount, order.beneficiary.name, order.payer.name, barcode, order.dueOn, createdAt],
  )
}

export async function getSlip(pool: pg.Pool, ourNumber: string): Promise<Omit<SlipRecord, 'received'> | null> {
  const { rows } = await pool.query<Omit<SlipRecord, 'received'>>(
    'select our_number as "ourNumber", status, amount_cents as amount, barcode from sandbox.slip where our_number = $1',
    [ourNumber],
  )
  return rows[0] ?? null
}

export async function markSlipCanceled(pool: pg.Pool, ourNumber: string): Promise<void> {
  await pool.query(`update sandbox.slip set status = 'canceled' where our_number = $1 and status = 'registered'`, [ourNumber])
}

export async function insertSlipPayment(pool: pg.Pool, money: ReceivedMoney): Promise<void> {
  await pool.query(
    `with paid as (update sandbox.slip set status = 'paid' where our_number = $2)
     insert into sandbox.slip_payment (payment_number, our_number, amount_cents, paid_at) values ($1, $2, $3, $4)`,
    [money.endToEndId, money.txid, money.amount, money.paidAt],
  )
}

const columns = 'payment_number as "endToEndId", our_number as txid, amount_cents as amount, paid_at as "paidAt"'

export async function paymentsOfSlip(pool: pg.Pool, ourNumber: string): Promise<ReceivedMoney[]> {
  const { rows } = await pool.query<ReceivedMoney>(
    `select ${columns} from sandbox.slip_payment where our_number = $1 order by paid_at, payment_number`,
    [ourNumber],
  )
  return rows
}

export async function listSlipPayments(pool: pg.Pool, { from, to }: { from: Date; to: Date }): Promise<ReceivedMoney[]> {
  const { rows } = await pool.query<ReceivedMoney>(
    `select ${columns} from sandbox.slip_payment where paid_at between $1 and $2 order by paid_at, payment_number`,
    [from, to],
  )
  return rows
}

export async function latestSlips(pool: pg.Pool): Promise<SandboxSlip[]> {
  const { rows } = await pool.query<SandboxSlip>(
    `select s.our_number as "ourNumber", s.status, s.amount_cents as amount, s.beneficiary_name as "beneficiaryName", s.payer_name as "payerName",
       s.due_on as "dueOn", s.created_at as "createdAt", (select count(*) from sandbox.slip_payment p where p.our_number = s.our_number) as paid
     from sandbox.slip s order by s.created_at desc, s.our_number limit 50`,
  )
  return rows
}
