import { fork } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../server/database/open.ts'
import { inTenant } from '../../services/platform/database.ts'
import { median, quantile } from './load.mjs'

const reader = fileURLToPath(new URL('list-reader.mjs', import.meta.url))
const sorts = ['dueDate', '-amountPayable', 'studentName']
const filters = [
  { status: 'settled' },
  { status: 'overdue' },
  { type: 'tuition' },
  { year: 2026 },
  { dueFrom: '2024-01-01', dueTo: '2026-06-30' },
]
const rows = 50

/**
 * Lists of debts of several tenants of one size, read by two processes without HTTP while payments are booked: first looks, any page of
 * three orders, memory by tenants that were read, and whether both processes tell the same totals once nothing changes.
 *
 * @param tenants how many; the first is the demo's
 */
export async function tenantLists(dataDirectory, { tenants, debts }) {
  const database = await openDatabase(undefined, path.resolve(dataDirectory), console.error)
  const tenantIds = await copies(database.pool, tenants)
  await database.pool.query('truncate financial.list_view')
  const readers = [await startReader(database.url), await startReader(database.url)]
  const booking = await book(database.pool, tenantIds)
  try {
    const figures = { first: [], filtered: [], pages: Object.fromEntries(sorts.map((sort) => [sort, []])), memory: [] }
    for (const [nth, tenantId] of tenantIds.entries()) {
      for (const sort of sorts) figures.first.push((await readers[nth % 2].ask({ tenantId, sort })).ms)
      for (const filter of filters) figures.filtered.push((await readers[(nth + 1) % 2].ask({ tenantId, filter })).ms)
      figures.memory.push(await memoryAfter(readers, tenantId))
    }
    const pages = Math.floor(debts / rows)
    for (let call = 0; call < 100 * tenants; call += 1) {
      const of = tenantIds[call % tenants]
      for (const sort of sorts) {
        const page = 1 + Math.floor((((call * 7919) % 10_007) / 10_007) * pages)
        figures.pages[sort].push((await readers[call % 2].ask({ tenantId: of, sort, page })).ms)
      }
    }
    const booked = booking.stop()
    const memory = await memoryAfter(readers, tenantIds[0])
    const agreed = await agreement(readers, tenantIds)
    return {
      tenants,
      debts,
      booked,
      first: { p50: median(figures.first), slowest: Math.max(...figures.first) },
      filtered: { p50: median(figures.filtered), slowest: Math.max(...figures.filtered) },
      pages: Object.fromEntries(
        Object.entries(figures.pages).map(([sort, ms]) => [sort, { p50: median(ms), p95: quantile(ms, 0.95), slowest: Math.max(...ms) }]),
      ),
      memory: [...figures.memory, memory],
      agreed,
    }
  } finally {
    booking.stop()
    for (const { stop } of readers) await stop()
    await database.close()
  }
}

/** Tenants with the demo's students and debts, laid where they are missing. */
async function copies(pool, tenants) {
  const tenantIds = [1]
  for (let nth = 1; nth < tenants; nth += 1) {
    const tenantId = 100 + nth
    tenantIds.push(tenantId)
    const client = await pool.connect()
    try {
      await client.query(`begin; set local app.tenant_id = '${tenantId}'`)
      const { rows: found } = await client.query('select from financial.enrollment limit 1')
      if (found.length === 0) await copyTenant(client, tenantId, 200_000_000 * nth)
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  await pool.query('vacuum analyze financial.debt')
  return tenantIds
}

async function copyTenant(client, tenantId, idsAfter) {
  const replaced = {
    tenant_id: tenantId,
    debt_id: `debt_id + ${idsAfter}`,
    enrollment_id: `enrollment_id + ${idsAfter}`,
    request_id: 'case when request_id is not null then gen_random_uuid() end',
    reenrollment_id: 'case when reenrollment_id is not null then gen_random_uuid() end',
  }
  await client.query(`set local app.tenant_id = '1'`)
  for (const table of ['enrollment', 'debt'])
    await client.query(`create temp table copied_${table} on commit drop as select * from financial.${table}`)
  await client.query(`set local app.tenant_id = '${tenantId}'`)
  for (const table of ['enrollment', 'debt']) {
    const { rows: columns } = await client.query(
      `select column_name as name from information_schema.columns where table_schema = 'financial' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const names = columns.map(({ name }) => name)
    await client.query(
      `insert into financial.${table} (${names}) overriding system value select ${names.map((name) => replaced[name] ?? name)} from copied_${table}`,
    )
  }
}

/** Settles a debt of each tenant in turn, ten a second in all, until it is stopped. */
async function book(pool, tenantIds) {
  const open = []
  for (const tenantId of tenantIds) {
    const { rows: found } = await inTenant(pool, tenantId, ({ client }) =>
      client.query(`select debt_id from financial.debt where tenant_id = $1 and status = 'open' and part_cents is null limit 3000`, [
        tenantId,
      ]),
    )
    open.push(found.map(({ debt_id: debtId }) => ({ tenantId, debtId })))
  }
  let count = 0
  const timer = setInterval(() => {
    const { tenantId, debtId } = open[count % open.length][Math.floor(count++ / open.length)]
    void inTenant(pool, tenantId, ({ client }) =>
      client.query(
        `update financial.debt set status = 'settled', paid_at = now(), paid_cents = gross_cents, amount_on = current_date where debt_id = $1`,
        [debtId],
      ),
    )
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return count
    },
  }
}

async function startReader(url) {
  const child = fork(reader, [url])
  const waiting = new Map()
  let last = 0
  child.on('message', ({ id, error, ...answer }) => {
    const { resolve, reject } = waiting.get(id)
    waiting.delete(id)
    if (error) reject(new Error(error))
    else resolve(answer)
  })
  const answered = (id) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  await answered(0)
  return {
    ask(query) {
      const id = ++last
      child.send({ id, ...query })
      return answered(id)
    },
    stop: () => new Promise((resolve) => child.on('exit', resolve).kill()),
  }
}

/** Mebibytes of the larger process. */
async function memoryAfter(readers, tenantId) {
  const answers = await Promise.all(readers.map(({ ask }) => ask({ tenantId })))
  return Math.max(...answers.map(({ memory }) => memory))
}

/** Whether both tell the same, twelve seconds after the last change. */
async function agreement(readers, tenantIds) {
  const totals = () =>
    Promise.all(tenantIds.map((tenantId) => Promise.all(readers.map(async ({ ask }) => JSON.stringify((await ask({ tenantId })).totals)))))
  await totals()
  await new Promise((resolve) => setTimeout(resolve, 12_000))
  await totals()
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  return (await totals()).every(([one, other]) => one === other)
}
