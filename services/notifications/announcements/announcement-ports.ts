import type pg from 'pg'
import type { Audience, AudienceProfile } from '#api/notifications/announcements.ts'
import type { AppLocale } from '#api/locales.ts'
import type { Clock } from '../../platform/clock.ts'

/** Places that an announcement can reach: one institution, or every institution of the tenant. */
export interface Reach {
  tenantId: number
  institutionId: number | null
}

/** Data of other services about the people within reach. */
export interface AnnouncementPeople {
  mainLanguage(tenantId: number): Promise<AppLocale>
  getName(tenantId: number, userId: number): Promise<string | null>
  profiles(reach: Reach): Promise<AudienceProfile[]>
  courses(reach: Reach): Promise<string[]>
  find(reach: Reach, search: string): Promise<Array<{ personId: number; name: string; username: string }>>
  /** Returns ascending account ids, only those above `after`, and at most `limit`. */
  ids(reach: Reach, audience: Audience, page: { after: number; limit: number }): Promise<number[]>
}

export interface AnnouncementPorts {
  pool: pg.Pool
  clock: Clock
  people: AnnouncementPeople
  sendJob(name: string, data: object, within?: pg.ClientBase, startAfter?: Date): Promise<void>
}
