import { and, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import type { Profile } from '#api/principal.ts'
import { readTenant } from '../../platform/database.ts'
import { normalizedSql } from '../../platform/normalized-text.ts'
import { membership } from '../users.schema.ts'
import { type AccountRecord, toMembership } from './accounts.ts'

interface PeopleWanted {
  search: string
  ids: readonly number[]
  limit: number
  institutionId?: number | null
  onlySecondFactor?: boolean
  profiles?: readonly Profile[]
}

export type FoundPerson = Pick<AccountRecord, 'id' | 'name' | 'username' | 'email' | 'memberships'>

/**
 * Accounts of a tenant whose name contains every word of `search`, whose username or email is `search`, or whose id is in `ids`;
 * by name, `limit` at most, only people with a role in `institutionId` and of one of `profiles` if given, and with a second factor if asked.
 */
export async function findPeople(
  pool: pg.Pool,
  tenantId: number,
  { search, ids, limit, institutionId = null, onlySecondFactor = false, profiles }: PeopleWanted,
): Promise<FoundPerson[]> {
  return readTenant(pool, tenantId, async ({ client, db }) => {
    const { rows } = await client.query<Omit<FoundPerson, 'memberships'>>(
      `select id, name, username, email from users.account
       where tenant_id = $1 and (($5::int is null and $7::text[] is null) or id in (select account_id from users.membership
           where tenant_id = $1 and ($5 is null or institution_id = $5) and ($7 is null or profile = any($7))))
         and (not $6 or id in (select account_id from users.second_factor where tenant_id = $1 and confirmed_at is not null))
         and (id = any($2) or username = lower($3) or email = lower($3)
         or (select bool_and(strpos(${normalizedSql('name')}, ${normalizedSql('word')}) > 0) from regexp_split_to_table($3, '\\s+') as word))
       order by name, id limit $4`,
      [tenantId, ids, search.trim(), limit, institutionId, onlySecondFactor, profiles ?? null],
    )
    const held = await db
      .select()
      .from(membership)
      .where(
        and(
          eq(membership.tenantId, tenantId),
          inArray(
            membership.accountId,
            rows.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(membership.id)
    return rows.map((row) => ({ ...row, memberships: held.filter(({ accountId }) => accountId === row.id).map(toMembership) }))
  })
}
