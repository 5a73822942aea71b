/** One process of the service that reads lists of debts for its parent: `{ tenantId, filter, sort, page }` is answered by milliseconds. */
import path from 'node:path'
import pino from 'pino'
import { listDebts } from '../../services/financial/debts/debt-list.queries.ts'
import { createPool } from '../../services/platform/database.ts'
import { systemClock } from '../../services/platform/clock.ts'
import { createListener } from '../../services/platform/listener.ts'
import { createListSources } from '../../services/platform/list-sources.ts'

const pool = createPool(process.argv[2])
const listener = createListener(pool, pino({ level: 'silent' }))
const lists = createListSources({ pool, clock: systemClock, listener, channel: 'financial_debts', schema: 'financial' })
await listener.ready()
const languages = ['pt-BR', 'pt-BR']

process.on('message', async ({ id, tenantId, filter = {}, sort = 'dueDate', page = 1, perPage = 50 }) => {
  const scope = { tenantId, institutionId: null, userId: null, timeZone: 'America/Sao_Paulo', languages }
  const now = new Date()
  const began = performance.now()
  try {
    const list = await listDebts({ pool, lists }, scope, { filter, sort, page, perPage }, { today: now.toISOString().slice(0, 10), now })
    const ms = performance.now() - began
    process.send({
      id,
      ms,
      rows: list.results.length,
      totals: { count: list.totalCount, ...list.totals },
      memory: process.memoryUsage.rss() / 2 ** 20,
    })
  } catch (error) {
    process.send({ id, error: `${path.basename(import.meta.filename)}: ${error.stack}` })
  }
})
process.send({ id: 0 })
