import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { ContextChoice } from '#api/contexts.ts'
import type { Principal } from '#api/principal.ts'
import { findAccount, rememberContext, type AccountRecord } from '../../users/accounts/accounts.ts'
import { type FactorPolicy, lacksSecondFactor } from '../../users/second-factor/required-second-factor.ts'
import { chosenContext, getContexts, defaultChoice } from '../../users/accounts/contexts.ts'
import { grantContext } from '../identity.schema.ts'
import { parseSubject } from './subject.ts'

export async function getAccount(pool: pg.Pool, sub: string): Promise<AccountRecord | null> {
  const subject = parseSubject(sub)
  return subject && findAccount(pool, subject.tenantId, subject.userId)
}

/** Stores the requested role for a grant, or the default. Returns false for a role the user does not hold. */
export async function chooseContext(
  pool: pg.Pool,
  account: AccountRecord,
  grantId: string,
  wanted: ContextChoice | null,
): Promise<boolean> {
  const choice = wanted ?? defaultChoice(account)
  const isHeld = choice !== null && chosenContext(await getContexts(pool, account), choice) !== null
  if (wanted && !isHeld) return false
  const row = { choice: isHeld ? choice : null }
  await drizzle(pool)
    .insert(grantContext)
    .values({ grantId, ...row })
    .onConflictDoUpdate({ target: grantContext.grantId, set: row })
  if (isHeld) await rememberContext(pool, account.homeTenantId, account.id, choice)
  return true
}

/** Claims of an access token. Rights are read for each token, so a revoked role disappears with the next one. */
export async function getPrincipal(
  pool: pg.Pool,
  sub: string,
  grantId: string | undefined,
  policy: FactorPolicy = {},
): Promise<Principal | null> {
  const account = await getAccount(pool, sub)
  if (!account) return null
  const [row] = grantId ? await drizzle(pool).select().from(grantContext).where(eq(grantContext.grantId, grantId)) : []
  return { ...(await createPrincipal(pool, account, row?.choice ?? defaultChoice(account), policy)), ...(grantId && { grantId }) }
}

/**
 * A role the user no longer holds counts as none, as does one whose institution asks for a second factor that the user lacks.
 * @param isExempt for sign-ins with a passkey, which is two factors, or whose steps another provider asks for, and for operators who act as the user
 */
export async function createPrincipal(
  pool: pg.Pool,
  account: AccountRecord,
  choice: ContextChoice | null,
  { isExempt = false, ...policy }: FactorPolicy & { isExempt?: boolean } = {},
): Promise<Principal> {
  const chosen = choice && chosenContext(await getContexts(pool, account), choice)
  const permissions = account.memberships.find(({ id }) => id === chosen?.role.id)?.permissions ?? {}
  const isWaiting =
    chosen !== null &&
    !isExempt &&
    (await lacksSecondFactor(pool, account, { tenantId: chosen.tenantId, profile: chosen.role.profile, permissions }, policy))
  const held = isWaiting ? null : chosen
  return {
    userId: account.id,
    homeTenantId: account.homeTenantId,
    tenantId: held ? (held.tenantId ?? 0) : account.homeTenantId,
    institutionId: held?.institutionId ?? null,
    roleId: held?.role.id ?? null,
    profile: held?.role.profile ?? 'NONE',
    permissions: held ? permissions : {},
    impersonatedBy: null,
    method: 'password',
    ...(isWaiting && { waitingRole: choice! }),
  }
}
