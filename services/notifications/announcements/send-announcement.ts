import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { entityId } from '#api/shared.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { publishArrivals } from '../inbox-channel.ts'
import { announcement, recipient } from '../notifications.schema.ts'
import type { AnnouncementPorts } from './announcement-ports.ts'

export const announcementQueue = 'notifications.announcement'

export const announcementBatch = z.object({
  tenantId: entityId,
  announcementId: z.uuid(),
  /** Account id after which the batch begins. */
  after: z.number().int().min(0),
})

const batchSize = 500

/**
 * Puts an announcement into the inboxes of the next people of its audience and orders the next batch, in one transaction. Idempotent: a
 * batch that was sent, of a canceled announcement too, does nothing.
 */
export async function sendAnnouncementBatch(
  { pool, clock, people, sendJob }: AnnouncementPorts,
  { tenantId, announcementId, after }: z.output<typeof announcementBatch>,
  size = batchSize,
): Promise<void> {
  const waiting = and(
    eq(announcement.tenantId, tenantId),
    eq(announcement.id, announcementId),
    inArray(announcement.status, ['scheduled', 'sending']),
    eq(announcement.sentUpTo, after),
  )
  const [found] = await readTenant(pool, tenantId, ({ db }) => db.select().from(announcement).where(waiting))
  if (!found) return
  const ids = await people.ids(found, found.audience, { after, limit: size })
  const isLast = ids.length < size
  await inTenant(pool, tenantId, async ({ db, client }) => {
    const moved = await db
      .update(announcement)
      .set({
        status: isLast ? 'sent' : 'sending',
        sentUpTo: ids.at(-1) ?? after,
        recipients: sql`${announcement.recipients} + ${ids.length}`,
      })
      .where(waiting)
      .returning({ id: announcement.id })
    // Another run of this job was faster, or the announcement was canceled meanwhile.
    if (moved.length === 0 || ids.length === 0) return
    const { texts, mainLanguage, targetPath } = found
    const notice = {
      tenantId,
      announcementId,
      ...texts[mainLanguage]!,
      texts,
      icon: 'announcement',
      targetUrl: targetPath,
      sentAt: clock.now(),
    }
    const arrived = await db
      .insert(recipient)
      .values(ids.map((userId) => ({ ...notice, id: crypto.randomUUID(), userId })))
      .onConflictDoNothing()
      .returning({ id: recipient.id, userId: recipient.userId })
    await publishArrivals(client, tenantId, arrived)
    if (!isLast) await sendJob(announcementQueue, { tenantId, announcementId, after: ids.at(-1)! }, client)
  })
}

/** Milliseconds after which a batch counts as given up; jobs retry it for about an hour. */
const maxAnnouncementAge = 2 * 3_600_000

/** Schedules the next batch of announcements overdue for hours, as the cause of the interruption, such as a database outage, may be over. */
export async function resumeAnnouncements({ pool, clock, sendJob }: AnnouncementPorts, tenantIds: readonly number[]): Promise<void> {
  const before = new Date(clock.now().getTime() - maxAnnouncementAge)
  for (const tenantId of tenantIds) {
    const stopped = await readTenant(pool, tenantId, ({ db }) =>
      db
        .select({ announcementId: announcement.id, after: announcement.sentUpTo })
        .from(announcement)
        .where(
          and(eq(announcement.tenantId, tenantId), inArray(announcement.status, ['scheduled', 'sending']), lt(announcement.sendAt, before)),
        ),
    )
    for (const { announcementId, after } of stopped) await sendJob(announcementQueue, { tenantId, announcementId, after })
  }
}
