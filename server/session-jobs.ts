import type pg from 'pg'
import type { JobDefinition } from '../services/platform/jobs.ts'
import { deleteExpiredSessions } from '../src/request/session/session-store.server.ts'

export function sessionJobs(pool: pg.Pool): JobDefinition[] {
  return [
    {
      name: 'portal.delete-expired',
      every: '45 * * * *',
      run: () => deleteExpiredSessions({ pool }),
    },
  ]
}
