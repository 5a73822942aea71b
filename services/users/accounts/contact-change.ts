import type pg from 'pg'
import type { Principal } from '#api/principal.ts'

export interface ContactChange {
  field: 'email' | 'mobile'
  oldValue: string | null
  newValue: string | null
}

/** Port of the service that records the history of contact data. */
export interface ContactChangePorts {
  /** Called within the transaction in which the new value takes effect, not when it is only requested. */
  onContactChanged(client: pg.ClientBase, owner: Pick<Principal, 'homeTenantId' | 'userId'>, change: ContactChange): Promise<void>
}
