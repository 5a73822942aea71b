import { Agent } from 'node:http'
import { latency, median, memory, quantile } from './load.mjs'
import { accessToken } from './sign-in.mjs'

const target = 1.2
const wanted = 1.1

/** R6: pages, filters, searches and the export of all debts, through the service's HTTP API, with a token as the portal calls it. */
export async function allDebts({ origin, debts, rows, dataDirectory, metricsUrl, studentUrl, student }) {
  const headers = { authorization: `Bearer ${await accessToken(origin, 'gina.financas', dataDirectory)}` }
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  const address = (query) => `${origin}/academic-services/services/financial/debts?perPage=${rows}&${query}`
  const ask = (query) => latency(address(query), headers, agent)
  const bySort = {}
  for (const sort of ['dueDate', '-amountPayable', 'studentName']) bySort[sort] = await anyPage(ask, sort, debts / rows)
  const figures = {
    bySort,
    ratio: Math.max(...Object.values(bySort).map(({ ratio }) => ratio)),
    target,
    wanted,
    filters: await firstLooks(ask, filters),
    searches: await firstLooks(ask, searches),
    administrators: await beside(ask, () => latency(studentUrl, { cookie: student }, agent)),
    exported: await exported(address('').replace('/debts?', '/debts/export?'), headers, metricsUrl),
  }
  agent.destroy()
  return figures
}

/** Milliseconds of the first page and of any, in turns. */
export async function anyPage(ask, sort, pages) {
  const cold = await ask(`page=1&sort=${sort}`)
  for (let call = 0; call < 20; call += 1) await ask(`page=1&sort=${sort}`)
  const [first, any] = [[], []]
  for (let call = 0; call < 300; call += 1) {
    first.push(await ask(`page=1&sort=${sort}`))
    any.push(await ask(`page=${1 + Math.floor(Math.random() * pages)}&sort=${sort}`))
  }
  const [firstP95, anyP95] = [quantile(first, 0.95), quantile(any, 0.95)]
  return { cold, firstP95, anyP95, ratio: anyP95 / firstP95 }
}

const filter = (name, value) => `filter[${name}]=${value}`
const filters = [
  filter('status', 'settled'),
  filter('status', 'overdue'),
  filter('type', 'tuition'),
  filter('year', 2026),
  filter('institutionId', 11),
  `${filter('dueFrom', '2024-01-01')}&${filter('dueTo', '2026-06-30')}`,
]
const searches = ['ana souza', 'souza lima', '2023104', '529.982', 'joao', '20231048'].map((words) =>
  filter('search', encodeURIComponent(words)),
)

/** Nothing of these was asked for before. */
async function firstLooks(ask, queries) {
  const times = []
  for (const query of queries) times.push(await ask(`page=1&${query}`))
  return { p50: median(times), slowest: Math.max(...times) }
}

/** The student's page alone, and while ten administrators look at filters of their own. */
async function beside(ask, studentPage) {
  const times = async (isOver) => {
    const taken = []
    do taken.push(await studentPage())
    while (!isOver(taken))
    return median(taken)
  }
  const quiet = await times(({ length }) => length >= 50)
  let atWork = 10
  const administrator = async (nth) => {
    for (let day = 1; day <= 5; day += 1) await ask(`page=1&${filter('dueFrom', `2024-0${1 + (nth % 9)}-0${day}`)}`)
    atWork -= 1
  }
  const [busy] = await Promise.all([times(() => atWork === 0), ...Array.from({ length: 10 }, (_, nth) => administrator(nth))])
  return { quiet, busy, ratio: busy / quiet }
}

/** Reads the whole export, and the server's memory every half second meanwhile, in MiB. */
async function exported(url, headers, metricsUrl) {
  const before = await memory(metricsUrl)
  let highest = before
  const watch = setInterval(() => void memory(metricsUrl).then((now) => (highest = Math.max(highest, now))), 500)
  const started = performance.now()
  const answer = await fetch(url, { headers: { ...headers, accept: 'text/event-stream' } })
  if (answer.status !== 200) throw new Error(`the export answered ${answer.status}`)
  let rows = 0
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) rows += chunk.split('"debtId"').length - 1
  clearInterval(watch)
  return { rows, seconds: (performance.now() - started) / 1000, before, highest }
}
