import type pg from 'pg'
import { personProfiles } from '../academic/access/scopes.ts'
import type { StudentDirectory } from '../academic/personal-data/student-directory.ts'
import { userIdsByDocument } from '../financial/persons/persons.queries.ts'
import { findAccount } from '../users/accounts/accounts.ts'
import { findPeople } from '../users/accounts/find-people.ts'

/** Finds accounts with a student or candidate role, by the usual search of staff. */
export function studentDirectory(pool: pg.Pool): StudentDirectory {
  return {
    async find({ tenantId, institutionId }, search, limit) {
      const ids = await userIdsByDocument(pool, tenantId, institutionId, search)
      const found = await findPeople(pool, tenantId, { search, ids, limit, institutionId, profiles: personProfiles })
      return found.map(({ id, name, username }) => ({ personId: id, name, username }))
    },
    async get({ tenantId, institutionId }, personId) {
      const account = await findAccount(pool, tenantId, personId)
      const isWithinReach = account?.memberships.some(
        ({ profile, ...held }) => personProfiles.includes(profile) && (institutionId === null || held.institutionId === institutionId),
      )
      return account && isWithinReach ? { personId, name: account.name, username: account.username } : null
    },
  }
}
