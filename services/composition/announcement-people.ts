import type pg from 'pg'
import { getCourses, userIdsByDocument, userIdsOfCourse } from '../financial/persons/persons.queries.ts'
import type { AnnouncementPeople } from '../notifications/announcements/announcement-ports.ts'
import { getLanguage, settingsOfTenant } from '../settings/applications/application-settings.ts'
import { findAccount } from '../users/accounts/accounts.ts'
import { findPeople } from '../users/accounts/find-people.ts'
import { profilesHeld, userIdsWithRole } from '../users/accounts/role-holders.ts'

const mostPeople = 10

export function announcementPeople(pool: pg.Pool): AnnouncementPeople {
  return {
    mainLanguage: async (tenantId) => getLanguage(await settingsOfTenant(pool, tenantId)),
    getName: async (tenantId, userId) => (await findAccount(pool, tenantId, userId))?.name ?? null,
    profiles: (reach) => profilesHeld(pool, reach),
    courses: (reach) => getCourses(pool, reach),
    async find(reach, search) {
      const ids = await userIdsByDocument(pool, reach.tenantId, reach.institutionId, search)
      const found = await findPeople(pool, reach.tenantId, { search, ids, limit: mostPeople, institutionId: reach.institutionId })
      return found.map(({ id, name, username }) => ({ personId: id, name, username }))
    },
    ids(reach, audience, page) {
      if (audience.kind === 'course') return userIdsOfCourse(pool, reach, audience.course, page)
      return userIdsWithRole(pool, reach, audience.kind === 'role' ? { profile: audience.profile } : { accountId: audience.personId }, page)
    },
  }
}
