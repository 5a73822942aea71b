import { readFileSync } from 'node:fs'
import { PgBoss } from 'pg-boss'
import { databaseUrlFile } from './portal.ts'

export async function runJobNow(name: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: readFileSync(databaseUrlFile, 'utf8'),
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
  await boss.send(name)
  await boss.stop({ graceful: false })
}
