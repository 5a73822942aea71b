import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { daysAhead } from '#api/notifications/announcement-limits.ts'
import type { Announcement, NewAnnouncement } from '#api/notifications/announcements.ts'
import type { Principal } from '#api/principal.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import { announcement, recipient } from '../notifications.schema.ts'
import type { AnnouncementPorts, Reach } from './announcement-ports.ts'
import { announcementQueue } from './send-announcement.ts'

type Row = typeof announcement.$inferSelect

/** Condition for announcements of one institution for its staff, and of all institutions for the tenant's staff. */
const within = (reach: Reach) => placeCondition(reach, announcement)

export async function listAnnouncements(
  { pool }: AnnouncementPorts,
  reach: Reach,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ results: Announcement[]; totalCount: number; page: number; perPage: number }> {
  return readTenant(pool, reach.tenantId, async ({ db }) => {
    const rows = await db
      .select()
      .from(announcement)
      .where(within(reach))
      .orderBy(desc(announcement.sendAt), desc(announcement.id))
      .limit(perPage)
      .offset((page - 1) * perPage)
    return {
      results: await withReaders(db, reach, rows),
      totalCount: await db.$count(announcement, within(reach)),
      page,
      perPage,
    }
  })
}

/** Throws NOT_FOUND for one out of reach. */
export async function readAnnouncement({ pool }: AnnouncementPorts, reach: Reach, announcementId: string): Promise<Announcement> {
  const [found] = await readTenant(pool, reach.tenantId, async ({ db }) => {
    const one = and(within(reach), eq(announcement.id, announcementId))
    return withReaders(db, reach, await db.select().from(announcement).where(one))
  })
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

async function withReaders(db: TenantTransaction['db'], { tenantId }: Reach, rows: readonly Row[]): Promise<Announcement[]> {
  const readers = await db
    .select({ id: recipient.announcementId, count: sql<number>`count(*)::int` })
    .from(recipient)
    .where(
      and(
        eq(recipient.tenantId, tenantId),
        sql`${recipient.announcementId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
        isNotNull(recipient.readAt),
      ),
    )
    .groupBy(recipient.announcementId)
  return rows.map((row) => toAnnouncement(row, readers.find(({ id }) => id === row.id)?.count ?? 0))
}

function toAnnouncement(row: Row, readers: number): Announcement {
  const { id, status, texts, mainLanguage, targetPath, audience, personName, senderName, sendAt, recipients } = row
  return {
    announcementId: id,
    status,
    texts,
    mainLanguage,
    targetPath,
    audience,
    personName,
    senderName,
    sendAt: sendAt.toISOString(),
    recipients,
    readers,
  }
}

/**
 * Stores an announcement and orders its sending, now or at its time. Idempotent by `announcementId`. Throws NOT_FOUND for a course or person
 * out of reach, INVALID_LANGUAGE without a text in the institution's language, DAY_NOT_ALLOWED for a time that has passed or is more than
 * a year away, KEY_REUSED for an id that another announcement has.
 */
export async function createAnnouncement(
  ports: AnnouncementPorts,
  { tenantId, institutionId, homeTenantId, userId }: Principal,
  given: NewAnnouncement,
): Promise<{ announcementId: string }> {
  const { pool, clock, people, sendJob } = ports
  const { announcementId, texts, targetPath, audience } = given
  if (await isKnown(ports, tenantId, userId, given)) return { announcementId }
  const reach = { tenantId, institutionId }
  const now = clock.now()
  const sendAt = given.sendAt === null ? now : new Date(given.sendAt)
  if (given.sendAt !== null && (sendAt <= now || sendAt.getTime() > now.getTime() + daysAhead * 86_400_000))
    throw new DomainError('DAY_NOT_ALLOWED')
  const mainLanguage = await people.mainLanguage(tenantId)
  if (!texts[mainLanguage]) throw new DomainError('INVALID_LANGUAGE')
  if (audience.kind === 'course' && !(await people.courses(reach)).includes(audience.course)) throw new DomainError('NOT_FOUND')
  if (audience.kind === 'person' && (await people.ids(reach, audience, { after: 0, limit: 1 })).length === 0)
    throw new DomainError('NOT_FOUND')
  const row = {
    id: announcementId,
    tenantId,
    institutionId,
    senderId: userId,
    senderName: (await people.getName(homeTenantId, userId)) ?? '',
    texts,
    mainLanguage,
    targetPath,
    audience,
    personName: audience.kind === 'person' ? await people.getName(tenantId, audience.personId) : null,
    status: given.sendAt === null ? ('sending' as const) : ('scheduled' as const),
    createdAt: now,
    sendAt,
  }
  const isNew = await inTenant(pool, tenantId, async ({ db, client }) => {
    const inserted = await db.insert(announcement).values(row).onConflictDoNothing().returning({ id: announcement.id })
    if (inserted.length === 0) return false
    await sendJob(announcementQueue, { tenantId, announcementId, after: 0 }, client, given.sendAt === null ? undefined : sendAt)
    return true
  })
  if (!isNew && !(await isKnown(ports, tenantId, userId, given))) throw new DomainError('KEY_REUSED')
  return { announcementId }
}

/** Whether the sender has already made this very announcement. Throws KEY_REUSED if the key belongs to a different one. */
async function isKnown(
  { pool }: AnnouncementPorts,
  tenantId: number,
  senderId: number,
  { announcementId, texts, targetPath, audience, sendAt }: NewAnnouncement,
): Promise<boolean> {
  const [row] = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select()
      .from(announcement)
      .where(and(eq(announcement.tenantId, tenantId), eq(announcement.id, announcementId))),
  )
  if (!row) return false
  const isSame =
    row.senderId === senderId &&
    isDeepStrictEqual([row.texts, row.targetPath, row.audience], [texts, targetPath, audience]) &&
    (sendAt === null || row.sendAt.getTime() === Date.parse(sendAt))
  if (!isSame) throw new DomainError('KEY_REUSED')
  return true
}

/** Throws ALREADY_SENT once its sending began, NOT_FOUND for one out of reach. */
export async function cancelAnnouncement({ pool }: AnnouncementPorts, reach: Reach, announcementId: string): Promise<void> {
  await inTenant(pool, reach.tenantId, async ({ db }) => {
    const one = and(within(reach), eq(announcement.id, announcementId))
    const canceled = await db
      .update(announcement)
      .set({ status: 'canceled' })
      .where(and(one, eq(announcement.status, 'scheduled')))
      .returning({ id: announcement.id })
    if (canceled.length > 0) return
    const [row] = await db.select({ status: announcement.status }).from(announcement).where(one)
    if (!row) throw new DomainError('NOT_FOUND')
    if (row.status !== 'canceled') throw new DomainError('ALREADY_SENT')
  })
}
