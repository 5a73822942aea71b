import type { JobDefinition } from '../platform/jobs.ts'
import { allPlaces } from '../settings/places.ts'
import { purgeAbandonedUploads } from './uploads/abandoned-uploads.ts'
import { documentDecidedQueue, type TellDecision, tellOfDecision } from './documents/review-notice.queries.ts'
import type { UploadPorts } from './uploads/uploads.ts'

export function academicJobs(ports: UploadPorts & { tell: TellDecision }): JobDefinition[] {
  return [
    { name: documentDecidedQueue, run: (data) => tellOfDecision(ports, data) },
    {
      name: 'academic.purge-abandoned-uploads',
      every: '50 * * * *',
      run: async () => {
        const places = await allPlaces(ports.pool, null)
        await purgeAbandonedUploads(
          ports,
          places.map(({ tenant }) => tenant.tenantId),
        )
      },
    },
  ]
}
