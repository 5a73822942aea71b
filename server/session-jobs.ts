import type pg from 'pg'
import type { JobDefinition } from '../services/platform/jobs.ts'
import { deleteExpiredSessions } from '../src/auth/session/session-store.server.ts'
import { deleteExpiredAttempts } from '../src/auth/sign-in/sign-in-attempts.server.ts'

export function sessionJobs(pool: pg.Pool): JobDefinition[] {
  return [
    {
      name: 'portal.delete-expired',
      every: '45 * * * *',
      run: async () => {
        await Promise.all([deleteExpiredSessions({ pool }), deleteExpiredAttempts({ pool })])
      },
    },
  ]
}
