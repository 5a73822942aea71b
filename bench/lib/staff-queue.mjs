import { Agent } from 'node:http'
import { anyPage } from './all-debts.mjs'
import { latency, median } from './load.mjs'
import { accessToken } from './sign-in.mjs'

/**
 * A queue of the office, through the service's HTTP API, with a token as the portal calls it.
 *
 * @param list address of the list below the academic service
 */
export async function staffQueue({ origin, rows, dataDirectory, list, sorts }) {
  const headers = { authorization: `Bearer ${await accessToken(origin, 'hugo.secretaria', dataDirectory)}` }
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  const path = `${origin}/academic-services/services/academic/${list}`
  const ask = (query) => latency(`${path}?perPage=${rows}&${query}`, headers, agent)
  const { totalCount } = await (await fetch(`${path}?perPage=10`, { headers })).json()
  const bySort = {}
  for (const sort of sorts) bySort[sort] = await anyPage(ask, sort, Math.max(1, Math.floor(totalCount / rows)))
  const searches = []
  for (const words of ['ana souza', 'silva', '2023', 'joao lima']) searches.push(await ask(`filter[search]=${encodeURIComponent(words)}`))
  const figures = []
  for (let call = 0; call < 20; call += 1) figures.push(await latency(`${path}/figures`, headers, agent))
  agent.destroy()
  return {
    totalCount,
    bySort,
    ratio: Math.max(...Object.values(bySort).map(({ ratio }) => ratio)),
    wanted: 1.1,
    search: median(searches),
    figures: median(figures),
  }
}
