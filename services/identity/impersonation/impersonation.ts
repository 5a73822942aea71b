import type pg from 'pg'
import type { ContextChoice } from '#api/contexts.ts'
import type { Principal } from '#api/principal.ts'
import { inTenant } from '../../platform/database.ts'
import { type AccountRecord, findAccount, findCredentials } from '../../users/accounts/accounts.ts'
import { contextsOf, usualChoice } from '../../users/accounts/contexts.ts'
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
  { username, reason }: { username: string; reason: string },
): Promise<Impersonation> {
  const { pool, clock } = ports
  const isAllowed = operator.permissions.identity?.includes('impersonate') && operator.impersonatedBy === null && operator.tenantId > 0
  if (!isAllowed) return { kind: 'forbidden' }
  const found = await findCredentials(pool, operator.tenantId, username)
  const person = found && (await findAccount(pool, operator.tenantId, found.id))
  if (!person || person.id === operator.userId || !isWithinReach(operator, person)) return { kind: 'unknown' }

  const choice = usualChoice(person) ?? (await firstChoice(pool, person))
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
  const token = await issueToken(ports, { ...subject, choice, method: operator.method, impersonatedBy: operator.userId }, tokenLifetime)
  return { kind: 'begun', ...token }
}

/** Prevents privilege escalation: only users of the operator's own institution, and never users who may impersonate. */
function isWithinReach({ institutionId, tenantId }: Principal, { memberships }: AccountRecord): boolean {
  if (memberships.some(({ permissions }) => permissions.identity?.includes('impersonate'))) return false
  return (
    institutionId === null ||
    (memberships.length > 0 && memberships.every((one) => one.tenantId === tenantId && one.institutionId === institutionId))
  )
}

async function firstChoice(pool: pg.Pool, person: AccountRecord): Promise<ContextChoice | null> {
  const place = (await contextsOf(pool, person)).find(({ canAccess }) => canAccess)
  return place ? { roleId: place.roles[0]!.id, tenantId: place.tenantId, institutionId: place.institutionId } : null
}
