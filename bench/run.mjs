/** Measures the product against its baselines: `npm run bench -- [--only R1,R3,R4,R6,R8,R9,lists,checkout,queue,requests,sockets,engine,timetables,reenrollment,bankFile] [--json]`; see `options` for all. */
import { mkdirSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { allDebts } from './lib/all-debts.mjs'
import { bankFileOf } from './lib/bank-file.mjs'
import { checkout } from './lib/checkout.mjs'
import { buildDeploy, bytesOverDeploy } from './lib/deploy.mjs'
import { seedDebts } from './lib/debts.mjs'
import { formEngine } from './lib/form-engine.mjs'
import { buildFloors } from './lib/floors.mjs'
import { liveSockets } from './lib/live-sockets.mjs'
import { median, throughput } from './lib/load.mjs'
import { partsOf } from './lib/parts.mjs'
import { pinLoad, startServer, startedAlone } from './lib/processes.mjs'
import { staffQueue } from './lib/staff-queue.mjs'
import { seedRequests } from './lib/requests.mjs'
import { firstMinute } from './lib/reenrollment.mjs'
import { getScripts } from './lib/scripts-of.mjs'
import { sessionCookie } from './lib/sign-in.mjs'
import { tenantLists } from './lib/tenant-lists.mjs'
import { timetables } from './lib/timetables.mjs'
import { vitals } from './lib/vitals.mjs'

const { values } = parseArgs({
  options: {
    debts: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '1000000' },
    only: { type: 'string', default: 'R1,R3,R4,R6,R8,R9,lists,checkout,queue,requests,sockets,engine,timetables,reenrollment,bankFile' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    calls: { type: 'string', default: '1000' },
    sockets: { type: 'string', default: '5000' },
    students: { type: 'string', default: '5000' },
    entries: { type: 'string', default: '100000' },
    tenants: { type: 'string', default: '5' },
    port: { type: 'string', default: '3950' },
    json: { type: 'boolean', default: false },
  },
})
const debts = Number(values.debts)
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const calls = Number(values.calls)
const sockets = Number(values.sockets)
const students = Number(values.students)
const port = Number(values.port)
const only = new Set(values.only.split(','))
const rows = 50
const inspector = port + 2

const root = fileURLToPath(new URL('..', import.meta.url))
const work = path.join(root, 'bench/.work')
const data = path.join(work, 'data')
const origin = `http://localhost:${port}`
const floorUrl = { hello: `http://127.0.0.1:${port + 10}/`, debts: `http://127.0.0.1:${port + 11}/` }
const studentUrl = `${origin}/academic-services/financial/payments?perPage=${rows}`
const metricsUrl = `http://127.0.0.1:${port + 1}/metrics`
const staffUrl = `${origin}/academic-services/financial/payments?perPage=${rows}`

// The server keeps the seeded demo data in the size of this run.
const server = {
  env: { PORT: String(port), METRICS_PORT: String(port + 1), DATA_DIR: data, LOG_LEVEL: 'warn' },
  url: `${origin}/academic-services/healthz`,
}

mkdirSync(work, { recursive: true })
const tell = (text) => console.error(text)
const pinned = pinLoad()
const results = { machine: machine(), debts }
const stops = []
try {
  tell('Building the floors…')
  const floors = buildFloors(root, work)
  tell(`Seeding ${debts.toLocaleString('en')} debts…`)
  const payable = await seedDebts(data, debts, rows, only.has('checkout') ? calls + 100 : 0)
  if (only.has('requests')) {
    tell(`Seeding ${Number(values.requests).toLocaleString('en')} requests…`)
    await seedRequests(data, Number(values.requests))
  }
  tell('Starting the servers…')
  const stopServer = await startServer([`--inspect=127.0.0.1:${inspector}`, 'server/main.ts'], { cwd: root, ...server })
  stops.push(stopServer)
  for (const name of ['hello', 'debts']) {
    stops.push(
      await startServer(['bench/lib/serve-floor.mjs', floors[name], new URL(floorUrl[name]).port], { cwd: root, url: floorUrl[name] }),
    )
  }
  const student = await sessionCookie(origin, 'ana.souza')
  if (only.has('R1')) results.R1 = await underLoad(() => pagesPerSecond(student))
  if (only.has('R3')) results.R3 = await underLoad(() => javaScript(student))
  if (only.has('R4')) results.R4 = await underLoad(() => phone(student))
  if (only.has('R6')) {
    tell('R6…')
    results.R6 = await underLoad(() => allDebts({ origin, debts, rows, dataDirectory: data, metricsUrl, studentUrl, student }))
  }
  if (only.has('queue')) {
    tell('Queue of documents…')
    results.queue = await underLoad(() =>
      staffQueue({ origin, rows, dataDirectory: data, list: 'document-reviews', sorts: ['sentAt', '-student', 'course'] }),
    )
  }
  if (only.has('requests')) {
    tell('Queue of requests…')
    results.requests = await underLoad(() =>
      staffQueue({ origin, rows, dataDirectory: data, list: 'requests', sorts: ['deadline', '-student', 'sentAt'] }),
    )
  }
  if (only.has('engine')) results.engine = await underLoad(async () => formEngine())
  if (only.has('timetables')) results.timetables = await underLoad(async () => timetables())
  if (only.has('reenrollment')) {
    tell('The first minute of reenrollment…')
    results.reenrollment = await underLoad(() => firstMinute(data, { students }))
  }
  if (only.has('bankFile')) {
    tell('A return file…')
    results.bankFile = await underLoad(() => bankFileOf(data, Number(values.entries)))
  }
  if (only.has('sockets')) {
    tell('Sockets…')
    results.sockets = await underLoad(() => liveSockets({ origin, inspector, dataDirectory: data, sockets }))
  }
  if (only.has('R8')) results.R8 = await underLoad(documents)
  if (only.has('checkout')) results.checkout = await underLoad(() => paying(payable))
  if (only.has('R9') || only.has('lists')) await stopServer()
  if (only.has('lists')) {
    tell('Lists of several tenants…')
    results.lists = await underLoad(() => tenantLists(data, { tenants: Number(values.tenants), debts }))
  }
  if (only.has('R9')) {
    tell('R9…')
    results.R9 = {
      ...(await bytesOverDeploy({ before: root, after: buildDeploy(root, work) }, server, studentUrl, student)),
      target: 0.1,
      wanted: 0.01,
    }
  }
} finally {
  for (const stop of stops) await stop()
}
report()

/** The pages that are measured, by name: address and `cookie` header. */
async function measuredPages(student) {
  const [staff, office] = [await sessionCookie(origin, 'gina.financas'), await sessionCookie(origin, 'hugo.secretaria')]
  const [, debtId] = /\/financial\/payments\/(\d+)/.exec(await (await fetch(studentUrl, { headers: { cookie: student } })).text())
  const portal = `${origin}/academic-services`
  return {
    "student's debts": [studentUrl, student],
    'home of a student': [`${portal}/`, student],
    'a debt': [`${portal}/financial/payments/${debtId}`, student],
    checkout: [`${portal}/financial/payment-checkout?debts=${debtId}`, student],
    reenrollment: [`${portal}/reenrollments`, student],
    "administrators' table": [staffUrl, staff],
    'office queue': [`${portal}/requests`, office],
  }
}

/** R1: signed-in pages against plain Start pages of as many rows. R2: what each costs, by part. */
async function pagesPerSecond(student) {
  const pages = Object.fromEntries(Object.entries(await measuredPages(student)).map(([name, [url, cookie]]) => [name, [url, { cookie }]]))
  const subjects = { 'bare Start page': [floorUrl.debts, {}], ...pages }
  const rates = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]))
  for (const [url, headers] of Object.values(subjects)) await throughput(url, headers, { seconds: 2 })
  for (let round = 1; round <= rounds; round += 1) {
    tell(`R1: round ${round} of ${rounds}…`)
    for (const [name, [url, headers]] of Object.entries(subjects))
      rates[name].push(await throughput(url, headers, { seconds, shortest: 5000 }))
  }
  tell('R2…')
  const costs = await partsOf(inspector, pages, { seconds })
  const perSecond = Object.fromEntries(Object.entries(rates).map(([name, measured]) => [name, median(measured)]))
  const bare = perSecond['bare Start page']
  const ratios = Object.fromEntries(Object.entries(perSecond).map(([name, rate]) => [name, rate / bare]))
  return { perSecond, ratios, costs, target: 0.3, wanted: 0.9, pinned }
}

/** R3: JavaScript before a page is interactive. */
async function javaScript(student) {
  tell('R3…')
  const hello = await getScripts(floorUrl.hello, null)
  const pages = {}
  for (const [name, [url, cookie]] of Object.entries(await measuredPages(student))) pages[name] = await getScripts(url, cookie)
  return { hello, pages, target: 1.32, wanted: 1.16, mostFiles: 12 }
}

/** R4: what a phone with an empty cache waits for. */
async function phone(student) {
  tell('R4…')
  const pages = await measuredPages(student)
  const seen = ["student's debts", 'a debt', 'home of a student', 'office queue'].map((name) => [name, pages[name]])
  const { list, hello, ...rest } = await vitals(
    {
      list: { url: floorUrl.debts, cookie: null, scripts: false },
      hello: { url: floorUrl.hello, cookie: null },
      ...Object.fromEntries(seen.map(([name, [url, cookie]]) => [name, { url, cookie }])),
      'debts without scripts': { url: studentUrl, cookie: student, scripts: false },
    },
    { rounds },
  )
  return { list, hello, pages: rest, target: 1.2, wanted: 1.05 }
}

/** R8: PDF documents against pdfkit alone, and memory over a thousand pages. */
async function documents() {
  tell('R8…')
  const printed = await startedAlone(['--expose-gc', 'bench/lib/print-pages.mjs', String(rounds * 4), '1000'], { cwd: root })
  return { ...JSON.parse(printed), target: 3, wanted: 1.3 }
}

async function paying(debtIds) {
  tell('The checkout…')
  return checkout({ origin, metricsUrl, dataDirectory: data, debtIds, calls })
}

/** Records the load average, which shows interference of other processes. */
async function underLoad(work) {
  const before = loadavg()[0]
  const figures = await work()
  return { ...figures, load: { before, after: loadavg()[0] } }
}

function machine() {
  const [cpu] = cpus()
  return {
    cpu: cpu?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.version,
    system: `${process.platform} ${process.arch}`,
  }
}

function report() {
  if (values.json) {
    console.log(JSON.stringify(results, null, 2))
    return
  }
  const { cpu, cores, memory, node, system } = results.machine
  const busy = ({ load }) => `load average ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`
  const figure = (value, digits = 2) => value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
  console.log(`\n${cpu}, ${cores} cores, ${memory}, ${system}, Node ${node}; ${debts.toLocaleString('en')} debts\n`)
  if (results.R1) {
    const { perSecond, ratios, costs, target, wanted } = results.R1
    console.log(
      `R1  pages per second and core${pinned ? '' : ' (not pinned to a core)'}, ${rows} debts, signed in, median of ${rounds}; target ${target}, wanted ${wanted}; ${busy(results.R1)}`,
    )
    for (const [name, rate] of Object.entries(perSecond)) {
      console.log(`    ${name.padEnd(25)}${figure(rate, 0).padStart(4)}   ratio ${figure(ratios[name])}`)
    }
    console.log('R2  what a page costs the server: SQL, and milliseconds of its processor by part')
    for (const [name, { statements, transactions, milliseconds }] of Object.entries(costs)) {
      const byCost = Object.entries(milliseconds).sort(([, a], [, b]) => b - a)
      console.log(
        `    ${name.padEnd(25)}${figure(statements, 1)} statements in ${figure(transactions, 1)} transactions; ${byCost.map(([part, time]) => `${part} ${figure(time, 1)}`).join(', ')}`,
      )
    }
  }
  if (results.R3) {
    const { hello, pages, target, wanted, mostFiles } = results.R3
    console.log(`R3  JavaScript before a touch, brotli; target ${target}, wanted ${wanted}, ${mostFiles} files; ${busy(results.R3)}`)
    console.log(`    hello world              ${figure(hello.bytes / 1000, 1)} kB`)
    for (const [name, { bytes, files }] of Object.entries(pages))
      console.log(`    ${name.padEnd(25)}${figure(bytes / 1000, 1)} kB in ${files} files   ratio ${figure(bytes / hello.bytes)}`)
  }
  if (results.R4) {
    const { list, hello, pages, target, wanted } = results.R4
    console.log(
      `R4  a phone, Slow 4G and a quarter of this processor, empty cache, median of ${rounds}; target ${target}, wanted ${wanted}; ${busy(results.R4)}`,
    )
    console.log(`    bare HTML list           painted ${figure(list.firstPaint, 0)} ms`)
    console.log(`    hello world of Start     hydrated ${figure(hello.hydrated, 0)} ms`)
    for (const [name, { firstPaint, largestPaint, hydrated, blocking, bytes }] of Object.entries(pages)) {
      const later = hydrated
        ? `, largest ${figure(largestPaint, 0)}, hydrated ${figure(hydrated, 0)} (${figure(hydrated / hello.hydrated)} of hello's), blocked ${figure(blocking, 0)}`
        : ''
      const ratio = figure((largestPaint || firstPaint) / list.firstPaint)
      console.log(`    ${name.padEnd(25)}painted ${figure(firstPaint, 0)}${later} ms, ${figure(bytes / 1000, 0)} kB   ratio ${ratio}`)
    }
  }
  if (results.R6) reportAllDebts(results.R6)
  if (results.lists) reportLists(results.lists)
  if (results.queue) reportQueue('documents', results.queue)
  if (results.requests) reportQueue('requests', results.requests)
  if (results.reenrollment) {
    const { processes, perSecond, seconds: took, p50, p95, held, full, other, isRight, ...rest } = results.reenrollment
    console.log(
      `first minute of reenrollment: ${rest.students.toLocaleString('en')} students over ${processes} processes in ${figure(took, 1)} s, ${figure(perSecond, 0)} calls a second, ${figure(p50, 0)} ms (95%: ${figure(p95, 0)} ms); ${held} seats held, ${full} refused, ${other} others; seats ${isRight ? 'right' : 'WRONG'}; ${busy(rest)}`,
    )
  }
  if (results.bankFile) {
    const { entries, readPerSecond, bookedPerSecond, memory: used, isRight, ...rest } = results.bankFile
    console.log(
      `return file of ${entries.toLocaleString('en')} entries: ${figure(readPerSecond, 0)} read, ${figure(bookedPerSecond, 0)} booked a second; resident memory before ${figure(used.before.resident, 0)}, highest ${figure(used.highest.resident, 0)} MiB; books ${isRight ? 'right' : 'WRONG'}; ${busy(rest)}`,
    )
  }
  if (results.engine) {
    const { steps, fields, milliseconds, ...rest } = results.engine
    console.log(
      `engine ${steps.toLocaleString('en')} steps of a form with ${fields.toLocaleString('en')} answers in ${figure(milliseconds, 0)} ms   wanted 1,000; ${busy(rest)}`,
    )
  }
  if (results.timetables) {
    const { subjects, groupsOfSubject, offers, byShape, wanted, ...rest } = results.timetables
    console.log(
      `timetables of ${subjects} subjects with ${groupsOfSubject} groups each, ${offers} offers a line, milliseconds of the processor   wanted ${wanted}; ${busy(rest)}`,
    )
    for (const [name, { median: middle, slowest, complete }] of Object.entries(byShape)) {
      console.log(`    ${name.padEnd(25)}median ${figure(middle, 0)}, slowest ${figure(slowest, 0)} ms; ${complete} searched to the end`)
    }
  }
  if (results.sockets) reportSockets(results.sockets)
  if (results.R8) reportDocuments(results.R8)
  if (results.R9) {
    const { cold, again, deployed, ratio, target, wanted } = results.R9
    console.log("R9  bytes of the student's debts on a phone")
    console.log(
      `    empty cache              ${figure(cold / 1000, 0)} kB, again ${figure(again / 1000, 1)} kB, after a deploy of one line ${figure(deployed / 1000, 1)} kB   ratio ${figure(ratio)}   target ${target}, wanted ${wanted}`,
    )
  }
  if (results.checkout) reportCheckout(results.checkout)

  function reportQueue(what, { totalCount, bySort, ratio, wanted, search, figures, ...rest }) {
    console.log(`queue ${totalCount.toLocaleString('en')} ${what} of one institution, through the service; ${busy(rest)}`)
    for (const [sort, { cold, firstP95, anyP95, ratio: own }] of Object.entries(bySort)) {
      console.log(
        `    by ${sort.padEnd(22)}first page ${figure(firstP95)} ms, any ${figure(anyP95)} ms, 95th percentiles of 300   ratio ${figure(own)}   (first look of all: ${figure(cold, 0)} ms)`,
      )
    }
    console.log(`    worst                    ratio ${figure(ratio)}   wanted ${wanted}`)
    console.log(`    search, figures          medians ${figure(search, 0)}, ${figure(figures, 0)} ms`)
  }

  function reportSockets({ count, before, rounds: of, latency, changes, ...rest }) {
    console.log(`sockets ${count.toLocaleString('en')} idle, each of another person; memory after garbage collection; ${busy(rest)}`)
    const mebibytes = ({ heap, resident }) => `heap ${figure(heap, 0)}, resident ${figure(resident, 0)} MiB`
    console.log(`    before                   ${mebibytes(before)}`)
    for (const [index, { openSeconds, fresh, idle, busy: share, left }] of of.entries()) {
      console.log(
        `    round ${index + 1}                  opened in ${figure(openSeconds, 0)} s: ${mebibytes(fresh)}; a minute later ${mebibytes(idle)}, ${figure(share * 100, 1)}% of the processor; closed ${mebibytes(left)}`,
      )
    }
    console.log(`    kB a socket              heap ${figure(((of.at(-1).idle.heap - of.at(-1).left.heap) * 1024) / count, 1)}`)
    console.log(
      `    change to socket         p50 ${figure(latency.p50, 1)}, p99 ${figure(latency.p99, 1)} ms of ${changes.toLocaleString('en')}`,
    )
  }

  function reportAllDebts({ bySort, ratio, target, wanted, filters, searches, administrators, exported, ...rest }) {
    console.log(`R6  all ${debts.toLocaleString('en')} debts, through the service; ${busy(rest)}`)
    for (const [sort, { cold, firstP95, anyP95, ratio: own }] of Object.entries(bySort)) {
      console.log(
        `    by ${sort.padEnd(22)}first page ${figure(firstP95)} ms, any ${figure(anyP95)} ms, 95th percentiles of 300   ratio ${figure(own)}   (first look of all: ${figure(cold, 0)} ms)`,
      )
    }
    console.log(`    worst                    ratio ${figure(ratio)}   target ${target}, wanted ${wanted}`)
    console.log(`    first look of a filter   median ${figure(filters.p50, 0)}, slowest ${figure(filters.slowest, 0)} ms   wanted 1,500`)
    console.log(`    search                   median ${figure(searches.p50, 0)}, slowest ${figure(searches.slowest, 0)} ms   wanted 100`)
    console.log(
      `    ten administrators       the student's page ${figure(administrators.quiet, 0)} ms quiet, ${figure(administrators.busy, 0)} ms while they filter, medians   ratio ${figure(administrators.ratio)}   wanted 2`,
    )
    console.log(
      `    export                   ${exported.rows.toLocaleString('en')} rows in ${figure(exported.seconds, 0)} s; memory before ${figure(exported.before, 0)}, highest ${figure(exported.highest, 0)} MiB`,
    )
  }

  function reportLists({ tenants, booked, first, filtered, pages, memory: used, agreed, ...rest }) {
    console.log(
      `lists of ${tenants} tenants with ${debts.toLocaleString('en')} debts each, two processes, ${booked} payments booked meanwhile; ${busy(rest)}`,
    )
    for (const [sort, { p50, p95, slowest }] of Object.entries(pages))
      console.log(
        `    any page by ${sort.padEnd(13)}median ${figure(p50)}, 95th percentile ${figure(p95)}, slowest ${figure(slowest, 0)} ms   wanted 150`,
      )
    console.log(`    first look of all        median ${figure(first.p50, 0)}, slowest ${figure(first.slowest, 0)} ms   wanted 1,000`)
    console.log(`    first look of a filter   median ${figure(filtered.p50, 0)}, slowest ${figure(filtered.slowest, 0)} ms   wanted 1,000`)
    console.log(`    memory by tenants read   ${used.map((mib) => figure(mib, 0)).join(', ')} MiB`)
    console.log(`    totals of both processes ${agreed ? 'equal' : 'DIFFERENT'}`)
  }

  function reportDocuments({ documents: printed, memory: used, target, wanted, ...rest }) {
    console.log(`R8  milliseconds per page of PDF, against pdfkit alone, median of ${rounds * 4}; ${busy(rest)}`)
    for (const [name, { ours, floor, ratio, pages }] of Object.entries(printed)) {
      console.log(
        `    ${name.padEnd(25)}${figure(ours, 1)} (pdfkit ${figure(floor, 1)}), ${pages.ours} pages   ratio ${figure(ratio)}   target ${target}, wanted ${wanted}`,
      )
    }
    const { early, late } = used
    console.log(
      `    memory after ${used.pages / 10} pages ${figure(early.resident, 0)} MiB (heap ${figure(early.heap, 0)}), after ${used.pages} ${figure(late.resident, 0)} MiB (heap ${figure(late.heap, 0)})`,
    )
  }

  function reportCheckout({ together, memory: used, page, quote, pix, ...rest }) {
    console.log(`    Checkout: calls per second and core${pinned ? '' : ' (not pinned to a core)'}, 8 at a time; ${busy(rest)}`)
    for (const [name, { perSecond, p50, p95, p99, count, errors, wrong }] of Object.entries({
      [`page of ${together} debts`]: page,
      [`quote of ${together} debts`]: quote,
      'Pix code, of its own debt': pix,
    })) {
      console.log(
        `    ${name.padEnd(27)}${figure(perSecond, 0)}   p50 ${figure(p50, 1)}, p95 ${figure(p95, 1)}, p99 ${figure(p99, 1)} ms   ${errors} errors in ${figure(count, 0)}${errors ? ` (${JSON.stringify(wrong)})` : ''}`,
      )
    }
    console.log(`    memory of the server before ${figure(used.before, 0)} MiB, after ${figure(used.after, 0)} MiB`)
  }
}
