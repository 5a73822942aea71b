import type pg from 'pg'
import type { Principal } from '#api/principal.ts'

export interface ContactChange {
  field: 'email' | 'mobile'
  oldValue: string | null
  newValue: string | null
}

/** Who keeps the history of what counted when. */
export interface ContactChangePorts {
  /** Called within the transaction in which the new value begins to count, not when it is only asked for. */
  onContactChanged(client: pg.ClientBase, owner: Pick<Principal, 'homeTenantId' | 'userId'>, change: ContactChange): Promise<void>
}
