import type { JobDefinition } from '../platform/jobs.ts'
import { allPlaces } from '../settings/places.ts'
import { answerMailRequest, type MailPorts } from './mails/mail-requests.ts'
import { deleteOldResets } from './recovery/password-reset.ts'

export const mailQueue = 'users.mail'

export function usersJobs(ports: MailPorts): JobDefinition[] {
  return [
    { name: mailQueue, run: (data) => answerMailRequest(ports, data) },
    {
      name: 'users.delete-old-resets',
      every: '25 3 * * *',
      run: async () => {
        const tenants = await allPlaces(ports.pool, null)
        await deleteOldResets(ports, [0, ...tenants.map(({ tenant }) => tenant.tenantId)])
      },
    },
  ]
}
