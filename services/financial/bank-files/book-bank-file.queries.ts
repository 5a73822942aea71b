import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { lookUpByIndex, query } from '../../platform/query.ts'
import { bookAllReceived } from '../payments/booking/booking.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { entryId, findSlips, isMoney, paymentInstant } from './entry-findings.queries.ts'
import { changeSlips } from './slip-changes.queries.ts'

/** Few enough that a cancellation is noticed within a second, and that nobody waits long for a debt that is being booked. */
const batchSize = 200
/** The longest run in milliseconds; the queue considers a longer job lost. */
const longestRun = 5 * 60_000

interface WaitingMoney {
  line: number
  txid: string
  endToEndId: string
  amount: number
  paidAt: Date
}

/**
 * Books what of a file waits, batch by batch, as money that the bank notifies of. Idempotent; ends early when the file is canceled.
 * Returns false while something is left for another run.
 */
export async function bookBankFile(ports: PaymentPorts, tenantId: number, fileId: string): Promise<boolean> {
  const { pool, clock, log, getTimeZone } = ports
  const timeZone = await getTimeZone(tenantId)
  const ofFile = sql`tenant_id = ${tenantId} and file_id = ${fileId}::uuid`
  const inFile = <Result>(work: (client: pg.ClientBase) => Promise<Result>) => inTenant(pool, tenantId, ({ client }) => work(client))
  const isBooking = async () => {
    const found = await inFile((client) => query(client, sql`select from financial.bank_file where ${ofFile} and status = 'booking'`))
    return found.length > 0
  }
  if (!(await isBooking())) return true
  await inFile(async (client) => {
    await lookUpByIndex(client)
    const now = clock.now()
    await findSlips(client, { tenantId, fileId }, { timeZone, today: civilToday(clock, timeZone) })
    await changeSlips(client, { tenantId, fileId }, { timeZone, now })
    // Entries that seem booked are tried as well, because booking records which receipt the entry belongs to.
    await query(
      client,
      sql`update financial.bank_file_entry set state = 'left' where ${ofFile} and state = 'waiting'
        and finding not in ('matches', 'amount_differs', 'paid_again', 'booked_before')`,
    )
  })
  const started = performance.now()
  let last = 0
  while (await isBooking()) {
    if (performance.now() - started > longestRun) return false
    const waiting = await inFile((client) => waitingMoney(client, ofFile, { after: last, timeZone, now: clock.now() }))
    last = waiting.at(-1)?.line ?? last
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
    try {
      await bookEntries(ports, tenantId, ofFile, waiting)
    } catch (error) {
      // A failing entry must not hold up the others.
      log.warn({ err: error, fileId }, 'a batch of a bank file is booked one by one')
      for (const money of waiting) await bookEntries(ports, tenantId, ofFile, [money])
    }
  }
  // As after a notification, the charges that the money made unnecessary are taken back at the bank.
  await removeCanceledCharges(ports, tenantId, null)
  return true
}

function bookEntries(ports: PaymentPorts, tenantId: number, ofFile: SQL, waiting: readonly WaitingMoney[]): Promise<unknown> {
  return bookAllReceived(ports, tenantId, waiting, async (client, booked) => {
    const entries = waiting.map(({ line, endToEndId }) => ({ line, id: endToEndId, isBooked: booked.has(endToEndId) }))
    await query(
      client,
      sql`update financial.bank_file_entry e set state = case when "isBooked" then 'booked' else 'left' end,
          finding = case when not "isBooked" then 'booked_before' when exists (
              select from financial.receipt own join financial.receipt earlier using (payment_id)
              where own.end_to_end_id = b.id and earlier.receipt_number < own.receipt_number) then 'paid_again'
            else e.finding end
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as b(line int, id text, "isBooked" boolean)
        where ${ofFile} and e.line = b.line and state = 'waiting'`,
    )
  })
}

function waitingMoney(
  client: pg.ClientBase,
  ofFile: SQL,
  { after, timeZone, now }: { after: number; timeZone: string; now: Date },
): Promise<WaitingMoney[]> {
  return query<WaitingMoney>(
    client,
    sql`select e.line, e.our_number as txid, ${entryId} as "endToEndId", e.amount_cents as amount,
        least(${paymentInstant(timeZone)}, ${now.toISOString()}::timestamptz) as "paidAt"
      from (select * from financial.bank_file_entry where ${ofFile} and state = 'waiting' and line > ${after} order by line limit ${batchSize}) e
      join financial.bank_file f using (file_id) where ${isMoney} order by e.line`,
  )
}
