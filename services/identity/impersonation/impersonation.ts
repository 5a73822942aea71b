import type pg from 'pg'
import type { ContextChoice } from '#api/contexts.ts'
import type { Principal, Profile } from '#api/principal.ts'
import { inTenant } from '../../platform/database.ts'
import type { ImpersonationChoices } from '#api/identity/impersonation.ts'
import { allPlaces } from '../../settings/places.ts'
import { isWithinReach } from '../../users/accounts/reach.ts'
import { findPeople } from '../../users/accounts/find-people.ts'
import { type AccountRecord, findAccount, findCredentials, type Membership } from '../../users/accounts/accounts.ts'
import { getContexts, defaultChoice } from '../../users/accounts/contexts.ts'
import type { FindByDocument } from '../../users/second-factor/reset-second-factor.ts'
import { lacksSecondFactor } from '../../users/second-factor/required-second-factor.ts'
import { impersonation } from '../identity.schema.ts'
import { type IssuedToken, issueToken, type SingleTokenPorts } from '../single-tokens/single-token.ts'

/** Seconds; short, so that a revoked permission takes effect on renewal. */
const tokenLifetime = 300

export type Impersonation = ({ kind: 'begun' } & IssuedToken) | { kind: 'forbidden' | 'unknown' }

/**
 * Issues a token to act as another user (docs/requirements/shell.md, section 6). Requires `identity: impersonate`; audited with the
 * reason. A single token, so it can be revoked at once.
 */
export async function impersonate(
  ports: SingleTokenPorts,
  operator: Principal,
  {
    username,
    reason,
    roleId,
    roleAlias,
  }: { username: string; reason: string; roleId?: number | undefined; roleAlias?: Profile | undefined },
): Promise<Impersonation> {
  const { pool, clock } = ports
  if (!mayImpersonate(operator)) return { kind: 'forbidden' }
  const found = await findCredentials(pool, operator.tenantId, username)
  const person = found && (await findAccount(pool, operator.tenantId, found.id))
  if (!person || person.id === operator.userId || !isWithinReach(operator, person)) return { kind: 'unknown' }

  const isWanted = ({ id, profile }: Membership) => id === (roleId ?? id) && profile === (roleAlias ?? profile)
  const asksRole = roleId !== undefined || roleAlias !== undefined
  const asked = asksRole ? person.memberships.find(isWanted) : undefined
  if (asksRole && !asked) return { kind: 'unknown' }
  const choice = asked ? getChoice(asked) : (defaultChoice(person) ?? (await firstChoice(pool, person)))
  // Whatever the institution requires of a role's holder, it also requires of an operator who acts in the role.
  const role = person.memberships.find(({ id }) => id === choice?.roleId)
  const self = { homeTenantId: operator.homeTenantId, id: operator.userId }
  const lacksFactor = () => lacksSecondFactor(pool, self, { ...role!, tenantId: operator.tenantId }, ports)
  if (role && operator.method === 'password' && (await lacksFactor())) return { kind: 'forbidden' }
  const row = {
    at: clock.now(),
    tenantId: operator.tenantId,
    operatorTenantId: operator.homeTenantId,
    operatorId: operator.userId,
    personId: person.id,
    reason,
  }
  await inTenant(pool, operator.tenantId, ({ db }) => db.insert(impersonation).values(row))
  const subject = { tenantId: person.homeTenantId, userId: person.id }
  const token = await issueToken(
    ports,
    { ...subject, choice, method: operator.method, impersonatedBy: operator.userId },
    { seconds: tokenLifetime, purpose: 'session' },
  )
  return { kind: 'begun', ...token }
}

export interface PersonSearch {
  pool: pg.Pool
  findByDocument: FindByDocument
}

const mostPeople = 10

/** Returns people as whom the operator may act, with the roles to choose from; null without the permission. */
export async function findPeopleToImpersonate(
  { pool, findByDocument }: PersonSearch,
  operator: Principal,
  search: string,
): Promise<ImpersonationChoices | null> {
  if (!mayImpersonate(operator)) return null
  const { tenantId, institutionId, userId } = operator
  const ids = await findByDocument(tenantId, institutionId, search)
  const found = await findPeople(pool, tenantId, { search, ids, limit: mostPeople + 1 })
  const people = found.filter((person) => person.id !== userId && isWithinReach(operator, person))
  const places = new Map<string, string>()
  for (const { tenant, institutions } of await allPlaces(pool, tenantId))
    for (const place of [tenant, ...institutions]) places.set(String(place.institutionId), place.name)
  return {
    hasMore: found.length > mostPeople,
    results: people.slice(0, mostPeople).map(({ name, username, email, memberships }) => ({
      name,
      username,
      email,
      roles: memberships.map((role) => ({ id: role.id, name: role.name, place: places.get(String(role.institutionId)) ?? '' })),
    })),
  }
}

function mayImpersonate({ permissions, impersonatedBy, tenantId }: Principal): boolean {
  return Boolean(permissions.identity?.includes('impersonate')) && impersonatedBy === null && tenantId > 0
}

const getChoice = ({ id, tenantId, institutionId }: Membership): ContextChoice => ({
  roleId: id,
  tenantId: tenantId || null,
  institutionId,
})

async function firstChoice(pool: pg.Pool, person: AccountRecord): Promise<ContextChoice | null> {
  const place = (await getContexts(pool, person)).find(({ canAccess }) => canAccess)
  return place ? { roleId: place.roles[0]!.id, tenantId: place.tenantId, institutionId: place.institutionId } : null
}
