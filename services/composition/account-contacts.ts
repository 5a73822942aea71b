import type { ContactPort } from '../academic/personal-data/contact-port.ts'
import { writeContactChange } from '../academic/personal-data/personal-data.queries.ts'
import type { Clock } from '../platform/clock.ts'
import { findAccount } from '../users/accounts/accounts.ts'
import { type AccountPorts, changeOwnAccount } from '../users/accounts/change-own-account.ts'
import type { ContactChangePorts } from '../users/accounts/contact-change.ts'
import { getPendingEmail } from '../users/emails/pending-emails.ts'
import { withMobileProof } from '../users/mobiles/mobile-proof.ts'

/** Lets the personal data read and change the account's email and mobile, following the rules of the account. */
export function accountContacts(ports: AccountPorts): ContactPort {
  return {
    async find(owner) {
      const [account, pendingEmail] = await Promise.all([
        withMobileProof(ports, owner, findAccount(ports.pool, owner.homeTenantId, owner.userId)),
        getPendingEmail(ports, owner.homeTenantId, owner.userId),
      ])
      if (!account) return null
      const { name, email, cellphone: mobile, mobileProof, pendingMobile } = account
      return { name, email, pendingEmail, mobile, mobileProof, pendingMobile }
    },
    async change(context, { mobile, ...change }) {
      await changeOwnAccount(ports, context, { ...change, ...(mobile !== undefined && { cellphone: mobile }) })
    },
  }
}

/** Records email and mobile in the history of personal data when they take effect, wherever they were changed. */
export function contactHistory(clock: Clock): ContactChangePorts['onContactChanged'] {
  return (client, { homeTenantId: tenantId, userId }, change) => writeContactChange(client, { tenantId, userId }, change, clock.now())
}
