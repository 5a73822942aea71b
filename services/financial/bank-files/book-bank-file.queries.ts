import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTenant } from '../../platform/database.ts'
import { inTurns } from '../../platform/in-turns.ts'
import { query } from '../../platform/query.ts'
import { bookReceived } from '../payments/booking/booking.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { entryId, findSlips, isMoney, paidAt } from './entry-findings.queries.ts'
import { settleRegistrations } from './slip-registrations.queries.ts'

/** Few enough that a cancellation is noticed within a second. */
const batchSize = 200
/** Connections at once; people use the others. */
const atOnce = 4
/** Milliseconds of a run. The queue takes a job that runs longer for a lost one. */
const longestRun = 5 * 60_000

interface WaitingMoney {
  line: number
  txid: string
  endToEndId: string
  amount: number
  paidAt: Date
}

/**
 * Books what of a file waits, entry by entry, each as money that the bank notifies of. Idempotent; ends early when the file is canceled.
 * Returns false while something is left for another run.
 */
export async function bookBankFile(ports: PaymentPorts, tenantId: number, fileId: string): Promise<boolean> {
  const { pool, clock, timeZoneOf } = ports
  const timeZone = await timeZoneOf(tenantId)
  const ofFile = sql`tenant_id = ${tenantId} and file_id = ${fileId}::uuid`
  const inFile = <Result>(work: (client: pg.ClientBase) => Promise<Result>) => inTenant(pool, tenantId, ({ client }) => work(client))
  const isBooking = async () => {
    const found = await inFile((client) => query(client, sql`select from financial.bank_file where ${ofFile} and status = 'booking'`))
    return found.length > 0
  }
  if (!(await isBooking())) return true
  await inFile(async (client) => {
    await findSlips(client, tenantId, fileId, timeZone)
    await settleRegistrations(client, tenantId, fileId)
    // What seems booked is tried as well: booking notes which receipt the entry is of.
    await query(
      client,
      sql`update financial.bank_file_entry set state = 'left' where ${ofFile} and state = 'waiting'
        and finding not in ('matches', 'amount_differs', 'booked_before')`,
    )
  })
  const started = performance.now()
  const inTurn = inTurns(atOnce)
  while (await isBooking()) {
    if (performance.now() - started > longestRun) return false
    const waiting = await inFile((client) => waitingMoney(client, ofFile, { timeZone, now: clock.now() }))
    if (waiting.length === 0) {
      await inFile((client) =>
        query(
          client,
          sql`update financial.bank_file set status = 'booked', finished_at = ${clock.now().toISOString()}::timestamptz
            where ${ofFile} and status = 'booking'`,
        ),
      )
      break
    }
    await Promise.all(waiting.map((money) => inTurn(() => bookEntry(ports, tenantId, ofFile, money))))
  }
  // As after a notification: what the money made needless is taken back at the bank.
  await removeCanceledCharges(ports, tenantId, null)
  return true
}

async function bookEntry(ports: PaymentPorts, tenantId: number, ofFile: SQL, { line, ...money }: WaitingMoney): Promise<void> {
  const mark = async (client: pg.ClientBase, change: SQL) => {
    await query(client, sql`update financial.bank_file_entry set ${change} where ${ofFile} and line = ${line} and state = 'waiting'`)
  }
  const isBooked = await bookReceived(ports, tenantId, money, (client) => mark(client, sql`state = 'booked'`))
  if (!isBooked) await inTenant(ports.pool, tenantId, ({ client }) => mark(client, sql`state = 'left', finding = 'booked_before'`))
}

function waitingMoney(client: pg.ClientBase, ofFile: SQL, { timeZone, now }: { timeZone: string; now: Date }): Promise<WaitingMoney[]> {
  return query<WaitingMoney>(
    client,
    sql`select e.line, e.our_number as txid, ${entryId} as "endToEndId", e.amount_cents as amount,
        least(${paidAt(timeZone)}, ${now.toISOString()}::timestamptz) as "paidAt"
      from (select * from financial.bank_file_entry where ${ofFile} and state = 'waiting' order by line limit ${batchSize}) e
      join financial.bank_file f using (file_id) where ${isMoney} order by e.line`,
  )
}
