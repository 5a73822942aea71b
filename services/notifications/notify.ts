import type pg from 'pg'
import type { DisplayMode } from '#api/notifications.ts'
import { inTenant } from '../platform/database.ts'
import { recipient } from './notifications.schema.ts'
import { publishInbox } from './inbox-channel.ts'

/** A message to one person, in their language. */
export interface NewNotification {
  tenantId: number
  userId: number
  title: string
  message: string
  /** Such as `payment_pending`; the portal draws what it knows. */
  icon?: string | null
  /** A path of the portal without its base path, or an absolute address elsewhere. */
  targetUrl?: string | null
  /** `toast` unless it shall only stand in the list. */
  displayMode?: DisplayMode
  /** Of what it tells of: a second one for the same person and key changes nothing. */
  eventKey?: string
  sentAt?: Date
}

/**
 * Sends a notification to one person's inbox and tells whoever watches it.
 *
 * @returns its recipient id; null when the event was told before
 */
export async function notify(
  pool: pg.Pool,
  { icon = null, targetUrl = null, displayMode = 'toast', sentAt = new Date(), ...given }: NewNotification,
): Promise<string | null> {
  return inTenant(pool, given.tenantId, async ({ db, client }) => {
    const [sent] = await db
      .insert(recipient)
      .values({ ...given, id: crypto.randomUUID(), icon, targetUrl, displayMode, sentAt })
      .onConflictDoNothing()
      .returning({ id: recipient.id })
    if (!sent) return null
    await publishInbox(client, given, { change: 'arrived', id: sent.id })
    return sent.id
  })
}
