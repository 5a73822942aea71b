import { type AccessHolder, withAccess } from './open-access.queries.ts'
import { endAccess, notePayerEvent } from './payer-access.queries.ts'
import type { TellPayer } from './payer-notices.ts'
import type { PayerPorts } from './payer-view.queries.ts'

/** Ends an access permanently on the payer's behalf and mails the student. Throws UNAUTHORIZED, NOT_FOUND as `withAccess` does. */
export function declineAccess({ tellPayer, ...ports }: PayerPorts & { tellPayer: TellPayer }, holder: AccessHolder): Promise<void> {
  return withAccess(
    ports,
    holder,
    null,
    async (client, { accessId, scope: { tenantId }, now }) => {
      await endAccess(client, tenantId, accessId, now)
      await notePayerEvent(client, { tenantId, accessId, kind: 'declined', at: now })
      await tellPayer(client, { kind: 'declined', id: crypto.randomUUID(), tenantId, accessId })
    },
    true,
  )
}
