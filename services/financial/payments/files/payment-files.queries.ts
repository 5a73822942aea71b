import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentFile } from '#api/financial/payment-files.ts'
import { query } from '../../../platform/query.ts'

export interface StoredFile extends Omit<PaymentFile, 'sentAt'> {
  sentAt: Date
}

export function filesOfPayment(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<StoredFile[]> {
  return query<StoredFile>(
    client,
    sql`select name, title, size, sent_at as "sentAt" from financial.payment_file
      where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid order by sent_at, name`,
  )
}

export async function fileByName(client: pg.ClientBase, name: string): Promise<(StoredFile & { paymentId: string }) | undefined> {
  const [file] = await query<StoredFile & { paymentId: string }>(
    client,
    sql`select name, title, size, sent_at as "sentAt", payment_id as "paymentId" from financial.payment_file where name = ${name}`,
  )
  return file
}

/** Serializes uploads of one payment, so the file limit holds. */
export async function lockPayment(client: pg.ClientBase, paymentId: string): Promise<void> {
  await query(client, sql`select from financial.payment where payment_id = ${paymentId}::uuid for update`)
}

export async function countFiles(client: pg.ClientBase, paymentId: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    client,
    sql`select count(*) as count from financial.payment_file where payment_id = ${paymentId}::uuid`,
  )
  return row!.count
}

export async function insertFile(
  client: pg.ClientBase,
  tenantId: number,
  paymentId: string,
  { name, title, size, sentAt }: StoredFile,
): Promise<void> {
  await query(
    client,
    sql`insert into financial.payment_file (name, tenant_id, payment_id, title, size, sent_at)
      values (${name}, ${tenantId}, ${paymentId}::uuid, ${title}, ${size}, ${sentAt.toISOString()}::timestamptz)`,
  )
}

export async function deleteFile(client: pg.ClientBase, tenantId: number, name: string): Promise<void> {
  await query(client, sql`delete from financial.payment_file where tenant_id = ${tenantId} and name = ${name}`)
}
