import type { JobDefinition } from '../platform/jobs.ts'
import { allPlaces } from '../settings/places.ts'
import { deleteOldFailures } from './sign-in/sign-in.ts'
import { mailQueue } from './mails/mail-queue.ts'
import { answerMailRequest, type MailPorts } from './mails/mail-requests.ts'
import { deleteOldPendingEmails } from './emails/pending-emails.ts'
import { deleteOldResets } from './recovery/password-reset.ts'

export function usersJobs(ports: MailPorts): JobDefinition[] {
  return [
    { name: mailQueue, run: (data) => answerMailRequest(ports, data) },
    {
      name: 'users.delete-old-resets',
      every: '25 3 * * *',
      run: async () => {
        const tenants = await allPlaces(ports.pool, null)
        const tenantIds = [0, ...tenants.map(({ tenant }) => tenant.tenantId)]
        await deleteOldResets(ports, tenantIds)
        await deleteOldPendingEmails(ports, tenantIds)
        await deleteOldFailures(ports, tenantIds)
      },
    },
  ]
}
