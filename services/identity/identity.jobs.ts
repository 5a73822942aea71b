import type { JobDefinition } from '../platform/jobs.ts'
import { deleteExpiredAttempts } from '../platform/attempts/attempts.ts'
import { allPlaces } from '../settings/places.ts'
import { deleteOldImpersonatedActs } from './activity/audit.ts'
import { deleteExpiredArtifacts } from './provider/artifacts.ts'
import { deleteExpiredTokens, type SingleTokenPorts } from './single-tokens/single-token.ts'

/** Jobs that remove expired sign-ins, tokens, counted attempts and acts under impersonation. */
export function identityJobs(ports: SingleTokenPorts): JobDefinition[] {
  return [
    {
      name: 'identity.delete-expired',
      every: '*/5 * * * *',
      run: async () => {
        await deleteExpiredArtifacts(ports.pool)
        await deleteExpiredTokens(ports)
        await deleteExpiredAttempts(ports)
      },
    },
    {
      name: 'identity.delete-old-acts',
      every: '35 3 * * *',
      run: async () => {
        const places = await allPlaces(ports.pool, null)
        await deleteOldImpersonatedActs(ports, [0, ...places.map(({ tenant }) => tenant.tenantId)])
      },
    },
  ]
}
