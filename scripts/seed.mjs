/** Seeds the demo data, replacing another number of debts: `npm run seed -- --debts 1000000` */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/database/open.ts'
import { readEnvironment, StartupError } from '../server/environment.ts'
import { systemClock } from '../services/platform/clock.ts'
import { seedDemoWorld } from '../demo/demo-world.ts'

try {
  const { values } = parseArgs({ options: { debts: { type: 'string', default: '100000' } } })
  const debts = Number(values.debts)
  if (!Number.isSafeInteger(debts) || debts < 100) throw new StartupError('--debts needs a whole number of at least 100')
  const environment = readEnvironment(process.env)
  const database = await openDatabase(environment.DATABASE_URL, path.resolve(environment.DATA_DIR ?? '.data'), console.error)
  const started = performance.now()
  await seedDemoWorld({ pool: database.pool, clock: systemClock, debts })
  console.log(`${debts.toLocaleString('en')} debts are there after ${Math.round((performance.now() - started) / 1000)} s`)
  await database.close()
} catch (error) {
  if (!(error instanceof StartupError) && error?.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error
  console.error(error.message)
  process.exit(1)
}
