import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { openDatabase } from '../../server/database/open.ts'
import { bankFileDetails, confirmBankFile } from '../../services/financial/bank-files/bank-files.queries.ts'
import { bookBankFile } from '../../services/financial/bank-files/book-bank-file.queries.ts'
import { readBankFile } from '../../services/financial/bank-files/read-bank-file.queries.ts'
import { getReconciliation } from '../../services/financial/bank-files/reconciliation.queries.ts'
import { sendBankFile } from '../../services/financial/bank-files/send-bank-file.queries.ts'
import { issueInvoicesQueue } from '../../services/financial/financial.jobs.ts'
import { createPool, inTenant } from '../../services/platform/database.ts'
import { createJobs } from '../../services/platform/jobs.ts'
import { returnRecords } from '../../demo/sandbox/bank/return-file.ts'

const approvedQueue = 'bench-payment-approved'
const timeZone = 'America/Sao_Paulo'

/**
 * A return file that pays `entries` slips, each of a debt and a student of its own: kept, read and booked as the job does, with a job a
 * payment as the portal orders them, without HTTP. Needs the demo data.
 *
 * @returns seconds of each part, entries booked per second, and what is in the books: every debt paid, and nothing twice
 */
export async function bankFileOf(dataDirectory, entries) {
  const database = await openDatabase(undefined, path.resolve(dataDirectory), console.error)
  const folder = await mkdtemp(path.join(tmpdir(), 'bank-file-'))
  try {
    const account = await inTenant(database.pool, 1, ({ client }) => lay(client, entries))
    await database.pool.query('analyze financial.debt, financial.payment, financial.payment_debt, financial.enrollment')
    const file = path.join(folder, 'bench.ret')
    await writeFile(file, getLines(account, entries), 'latin1')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [fileURLToPath(import.meta.url), JSON.stringify({ url: database.url, file, ...account, entries })],
      { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 2 ** 24 },
    )
    const paid = await inTenant(database.pool, 1, ({ client }) => counted(client, account))
    return { entries, ...JSON.parse(stdout), isRight: paid.debts === entries && paid.receipts === entries && paid.cents === entries * 1000 }
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}

/** An account of its own with slips that the bank registered; their numbers count up from zero. */
async function lay(client, entries) {
  const { rows } = await client.query(
    `with place as (select institution_id from financial.institution where tenant_id = 1 order by institution_id limit 1),
      numbered as (select lpad((9000000 + count(*))::text, 7, '0') as agreement, lpad((700000 + count(*))::text, 6, '0') as number from financial.bank_account),
      made as (
        insert into financial.bank_account (tenant_id, institution_id, bank_id, branch, number, digit, agreement, wallet)
        select 1, institution_id, (select min(bank_id) from financial.bank where tenant_id = 1), '0001', number, '0', agreement, '17' from place, numbered
        returning account_id, institution_id, bank_id, agreement, number
      )
      select account_id as "accountId", institution_id as "institutionId", agreement, number, code as bank from made join financial.bank using (bank_id)`,
  )
  const account = rows[0]
  await client.query(
    `with students as (
        insert into financial.enrollment (tenant_id, institution_id, user_id, student_name, registration, tax_id, course)
        select 1, $1::int, 600000000 + $2::int * 200000 + n, 'Bench ' || n, 'F' || $2::int || '-' || n, '52998224725', 'Bench' from generate_series(0, $3::int - 1) n
        returning enrollment_id, user_id
      ), debts as (
        insert into financial.debt (tenant_id, institution_id, enrollment_id, type, status, competency, due_date, gross_cents, fine_bp, interest_bp)
        select 1, $1::int, enrollment_id, 'tuition', 'open', current_date, current_date + 20, 1000, 200, 100 from students returning debt_id, enrollment_id
      ), slips as (
        select d.debt_id, s.user_id, gen_random_uuid() as payment_id, $4::text || lpad((row_number() over (order by d.debt_id) - 1)::text, 10, '0') as txid
        from debts d join students s using (enrollment_id)
      ), payments as (
        insert into financial.payment (payment_id, tenant_id, institution_id, user_id, idempotency_key, method, status, charge_state, txid,
          amount_cents, created_at, expires_at, slip_due_on, slip_account_id, slip_barcode)
        select payment_id, 1, $1::int, user_id, gen_random_uuid(), 'bank_slip', 'waiting_for_payment', 'registered', txid, 1000, now(),
          now() + interval '30 days', current_date + 20, $2::int, repeat('0', 44) from slips
      )
      insert into financial.payment_debt (payment_id, debt_id, tenant_id, amount_cents, amount_on, lines)
      select payment_id, debt_id, 1, 1000, current_date, '[]' from slips`,
    [account.institutionId, account.accountId, entries, account.agreement],
  )
  return account
}

function* getLines({ bank, agreement, number }, entries) {
  const today = new Date().toISOString().slice(0, 10)
  const slips = function* () {
    for (let n = 0; n < entries; n++)
      yield { ourNumber: `${agreement}${String(n).padStart(10, '0')}`, amount: 1000, paidOn: today, fee: 190 }
  }
  for (const record of returnRecords(slips(), { bank, agreement, number, generatedOn: today })) yield `${record}\r\n`
}

async function counted(client, { accountId }) {
  const { rows } = await client.query(
    `select count(*) filter (where d.status = 'settled')::int as debts,
      (select count(*)::int from financial.receipt r join financial.payment p using (payment_id) where p.slip_account_id = $1) as receipts,
      (select sum(l.amount_cents)::int from financial.ledger_entry l join financial.receipt r using (end_to_end_id)
        join financial.payment p using (payment_id) where p.slip_account_id = $1 and l.kind = 'settlement') as cents
    from financial.payment p join financial.payment_debt using (payment_id) join financial.debt d using (debt_id) where p.slip_account_id = $1`,
    [accountId],
  )
  return rows[0]
}

/** In a process of its own, whose memory is watched. */
async function serve({ url, file, entries, accountId, institutionId }) {
  const pool = createPool(url)
  const log = pino({ level: 'silent' })
  const jobs = createJobs(url, log)
  await jobs.start(
    [approvedQueue, issueInvoicesQueue].map((name) => ({ name, run: async () => undefined })),
    false,
  )
  const clock = { now: () => new Date() }
  const ports = {
    pool,
    clock,
    log,
    getTimeZone: async () => timeZone,
    queueBankFile: async () => undefined,
    onPaymentsApproved: async (client, payments) => {
      await jobs.sendAll(approvedQueue, payments, client)
      await jobs.send(issueInvoicesQueue, { tenantId: 1 }, client)
    },
  }
  const manager = { tenantId: 1, institutionId, timeZone }
  const before = process.memoryUsage()
  const highest = { resident: 0, heap: 0 }
  const watch = setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage()
    highest.resident = Math.max(highest.resident, rss)
    highest.heap = Math.max(highest.heap, heapUsed)
  }, 50)
  const timed = async (work) => {
    const began = performance.now()
    const answer = await work()
    return [(performance.now() - began) / 1000, answer]
  }
  const [sending, { fileId }] = await timed(async () => sendBankFile(ports, manager, new File([await openAsBlob(file)], 'bench.ret')))
  const [reading] = await timed(() => readBankFile(ports, 1, fileId))
  const [showing] = await timed(() => bankFileDetails(pool, manager, fileId))
  await confirmBankFile(ports, manager, fileId)
  const [booking] = await timed(() => bookBankFile(ports, 1, fileId))
  const month = new Date().toISOString().slice(0, 8)
  const [comparing, { open }] = await timed(() =>
    getReconciliation({ pool, findPerson: async () => null }, manager, {
      accountId,
      from: `${month}01`,
      to: `${month}28`,
      differences: 'open',
    }),
  )
  clearInterval(watch)
  const mebibytes = (bytes) => bytes / 2 ** 20
  console.log(
    JSON.stringify({
      seconds: { sending, reading, showing, booking, comparing },
      readPerSecond: entries / reading,
      bookedPerSecond: entries / booking,
      open,
      memory: {
        before: { resident: mebibytes(before.rss), heap: mebibytes(before.heapUsed) },
        highest: { resident: mebibytes(highest.resident), heap: mebibytes(highest.heap) },
      },
    }),
  )
  await jobs.stop()
  await pool.end()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(JSON.parse(process.argv[2]))
