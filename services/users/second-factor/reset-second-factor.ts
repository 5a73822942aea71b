import type pg from 'pg'
import type { Principal } from '#api/principal.ts'
import { inTenant } from '../../platform/database.ts'
import { type AccountRecord, findAccount, findCredentials } from '../accounts/accounts.ts'
import { findPeople } from '../accounts/find-people.ts'
import { isWithinReach } from '../accounts/reach.ts'
import { mailSecurityEvent } from '../mails/security-mail.ts'
import { secondFactorReset } from '../users.schema.ts'
import { deletePasskeys } from '../passkeys/passkeys.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'
import { deleteSecondFactor, readEnabledDates, type SecondFactorPorts } from './second-factor.ts'

/** Ids of people with this registration or CPF in the tenant, or in one institution of it. */
export type FindByDocument = (tenantId: number, institutionId: number | null, document: string) => Promise<number[]>

const mostPeople = 10

export interface SecondFactorHolder extends Pick<AccountRecord, 'name' | 'username' | 'email'> {
  enabledAt: Date
}

/** People within the operator's reach whose sign-in asks for a code. */
export async function findSecondFactorHolders(
  { pool, findByDocument }: { pool: pg.Pool; findByDocument: FindByDocument },
  operator: Principal,
  search: string,
): Promise<{ results: SecondFactorHolder[]; hasMore: boolean }> {
  const { tenantId, institutionId, userId } = operator
  const byDocument = await findByDocument(tenantId, institutionId, search)
  const found = await findPeople(pool, tenantId, { search, ids: byDocument, limit: mostPeople + 1, onlySecondFactor: true })
  const people = found.filter((person) => person.id !== userId && isWithinReach(operator, person)).slice(0, mostPeople)
  const ids = people.map(({ id }) => id)
  const dates = await readEnabledDates(pool, tenantId, ids)
  const results = people.flatMap(({ id, name, username, email }) => {
    const enabledAt = dates.get(id)
    return enabledAt ? [{ name, username, email, enabledAt }] : []
  })
  return { results, hasMore: found.length > mostPeople }
}

/** For people who lost phone and codes; null if out of reach or without one. Audited with the reason; ends sign-ins, as the phone may have one. */
export async function resetSecondFactor(
  ports: SecondFactorPorts & SignInPorts,
  operator: Principal,
  { username, reason }: { username: string; reason: string },
): Promise<{ userId: number } | null> {
  const { pool, clock } = ports
  const person = await findPerson(pool, operator, username)
  if (!person) return null
  const owner = { homeTenantId: operator.tenantId, userId: person.id }
  const isReset = await inTenant(pool, operator.tenantId, async ({ db, client }) => {
    if (!(await deleteSecondFactor(db, owner))) return false
    // The lost phone may hold passkeys.
    await deletePasskeys(db, owner)
    await db.insert(secondFactorReset).values({
      at: clock.now(),
      tenantId: operator.tenantId,
      operatorTenantId: operator.homeTenantId,
      operatorId: operator.userId,
      accountId: person.id,
      reason,
    })
    await mailSecurityEvent(ports, client, owner, 'second-step-reset')
    return true
  })
  if (!isReset) return null
  await ports.endSignIns({ tenantId: operator.tenantId, userId: person.id })
  return { userId: person.id }
}

async function findPerson(pool: pg.Pool, operator: Principal, username: string): Promise<AccountRecord | null> {
  const found = await findCredentials(pool, operator.tenantId, username)
  const person = found && (await findAccount(pool, operator.tenantId, found.id))
  const isOperator = operator.homeTenantId === operator.tenantId && person?.id === operator.userId
  return person && !isOperator && isWithinReach(operator, person) ? person : null
}
