import type { MobileState } from '#api/users/mobile-proof.ts'
import type { Principal } from '#api/principal.ts'
import type { ServiceContext } from '../../platform/service.ts'

/** Contact data kept in the account. */
export interface Contact extends MobileState {
  name: string
  email: string | null
  /** A new email, which takes effect once the link mailed to it is opened. */
  pendingEmail: string | null
}

/** The account, which alone keeps email and mobile. */
export interface ContactPort {
  /** Null when unknown. */
  find(owner: Pick<Principal, 'homeTenantId' | 'userId'>): Promise<Contact | null>
  /** Changes the caller's own contact. Throws a `DomainError` that says what is wrong. */
  change(context: ServiceContext, change: { email?: string; mobile?: string | null; currentPassword?: string | undefined }): Promise<void>
}
