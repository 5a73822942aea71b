import type { ContactPort } from './academic/personal-data/contact-port.ts'
import { findAccount } from './users/accounts/accounts.ts'
import { type AccountPorts, changeOwnAccount } from './users/accounts/change-own-account.ts'
import { pendingEmailOf } from './users/emails/pending-emails.ts'

/** Personal data reads and changes the account's email and mobile by the rules of the account. */
export function accountContacts(ports: AccountPorts): ContactPort {
  return {
    async find({ homeTenantId, userId }) {
      const [account, pendingEmail] = await Promise.all([
        findAccount(ports.pool, homeTenantId, userId),
        pendingEmailOf(ports, homeTenantId, userId),
      ])
      return account && { name: account.name, email: account.email, pendingEmail, mobile: account.cellphone }
    },
    async change(context, { mobile, ...change }) {
      const user = await changeOwnAccount(ports, context, { ...change, ...(mobile !== undefined && { cellphone: mobile }) })
      return { email: user.email, pendingEmail: user.pendingEmail, mobile: user.cellphone }
    },
  }
}
