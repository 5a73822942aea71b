import type { ContactPort } from './academic/personal-data/contact-port.ts'
import { findAccount } from './users/accounts/accounts.ts'
import { type AccountPorts, changeOwnAccount } from './users/accounts/change-own-account.ts'
import { pendingEmailOf } from './users/emails/pending-emails.ts'
import { withMobileProof } from './users/mobiles/mobile-proof.ts'

/** Personal data reads and changes the account's email and mobile by the rules of the account. */
export function accountContacts(ports: AccountPorts): ContactPort {
  return {
    async find(owner) {
      const [account, pendingEmail] = await Promise.all([
        findAccount(ports.pool, owner.homeTenantId, owner.userId),
        pendingEmailOf(ports, owner.homeTenantId, owner.userId),
      ])
      if (!account) return null
      const { name, email, cellphone: mobile, mobileProof, pendingMobile } = await withMobileProof(ports, owner, account)
      return { name, email, pendingEmail, mobile, mobileProof, pendingMobile }
    },
    async change(context, { mobile, ...change }) {
      const user = await changeOwnAccount(ports, context, { ...change, ...(mobile !== undefined && { cellphone: mobile }) })
      const { name, email, pendingEmail, cellphone, mobileProof, pendingMobile } = user
      return { name, email, pendingEmail, mobile: cellphone, mobileProof, pendingMobile }
    },
  }
}
