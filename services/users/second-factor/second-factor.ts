import { randomInt } from 'node:crypto'
import { and, count, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import type { Principal } from '#api/principal.ts'
import { countAttempt, forgiveAttempt } from '../../platform/attempts/attempts.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { getHash } from '../../platform/hash.ts'
import { sealText, unsealText } from '../../platform/sealed-text.ts'
import type { SendJob } from '../mails/mail-queue.ts'
import { mailSecurityEvent } from '../mails/security-mail.ts'
import type { FactorPolicy } from './required-second-factor.ts'
import { recoveryCode, secondFactor } from '../users.schema.ts'

export interface SecondFactorPorts extends FactorPolicy {
  pool: pg.Pool
  clock: Clock
  /** 32 bytes that encrypt the secrets of authenticator apps. */
  secondFactorKey: Buffer
  sendJob: SendJob
}

type Owner = Pick<Principal, 'homeTenantId' | 'userId'>

/** Wrong codes per account. */
const perAccount = { most: 5, seconds: 900 }
/** Seconds; authenticator apps assume 30. */
const period = 30
const recoveryCodeCount = 10
/** Alphabet without letters and digits that look alike. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export async function getSecondFactor(
  ports: SecondFactorPorts,
  owner: Owner,
): Promise<{ enabledAt: Date | null; recoveryCodesLeft: number }> {
  return readTenant(ports.pool, owner.homeTenantId, async ({ reads }) => {
    const [[factor], [codes]] = await Promise.all([
      reads.select({ confirmedAt: secondFactor.confirmedAt }).from(secondFactor).where(ofOwner(secondFactor, owner)),
      reads.select({ left: count() }).from(recoveryCode).where(ofOwner(recoveryCode, owner)),
    ])
    if (!factor?.confirmedAt) return { enabledAt: null, recoveryCodesLeft: 0 }
    return { enabledAt: factor.confirmedAt, recoveryCodesLeft: codes!.left }
  })
}

/** Returns by account id since when it has a second factor; omits accounts without one. */
export async function readEnabledDates(pool: pg.Pool, tenantId: number, accountIds: readonly number[]): Promise<Map<number, Date>> {
  const found = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select({ accountId: secondFactor.accountId, confirmedAt: secondFactor.confirmedAt })
      .from(secondFactor)
      .where(and(eq(secondFactor.tenantId, tenantId), inArray(secondFactor.accountId, [...accountIds]))),
  )
  return new Map(found.flatMap(({ accountId, confirmedAt }) => (confirmedAt ? [[accountId, confirmedAt] as const] : [])))
}

export async function hasSecondFactor(pool: pg.Pool, owner: Owner): Promise<boolean> {
  return readTenant(pool, owner.homeTenantId, async ({ db }) => {
    const [factor] = await db.select().from(secondFactor).where(ofOwner(secondFactor, owner))
    return Boolean(factor?.confirmedAt)
  })
}

/** Creates a secret, replacing an unconfirmed one; the current one stays in force until confirmation. @param issuer shown by the app */
export async function beginSecondFactor(
  { pool, secondFactorKey }: SecondFactorPorts,
  owner: Owner,
  { issuer, username }: { issuer: string; username: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 })
  const pendingSecret = await sealText(secret.base32, secondFactorKey)
  await inTenant(pool, owner.homeTenantId, ({ db }) =>
    db
      .insert(secondFactor)
      .values({ tenantId: owner.homeTenantId, accountId: owner.userId, pendingSecret })
      .onConflictDoUpdate({ target: [secondFactor.tenantId, secondFactor.accountId], set: { pendingSecret } }),
  )
  return { secret: secret.base32, uri: new TOTP({ issuer, label: username, secret, period }).toString() }
}

/** Puts the pending secret in force and returns new recovery codes. */
export async function confirmSecondFactor(ports: SecondFactorPorts, owner: Owner, code: string): Promise<string[] | 'wrong' | 'locked'> {
  const { pool, clock } = ports
  if (!(await countAttempt(ports, 'second-factor', accountKey(owner), perAccount))) return 'locked'
  const pending = await readTenant(pool, owner.homeTenantId, async ({ db }) => {
    const [row] = await db.select().from(secondFactor).where(ofOwner(secondFactor, owner))
    return row?.pendingSecret ?? null
  })
  const step = pending && (await getStep(ports, pending, code))
  if (!pending || !step) return 'wrong'
  const codes = await inTenant(pool, owner.homeTenantId, async ({ db, client }) => {
    const confirmed = await db
      .update(secondFactor)
      .set({ secret: pending, pendingSecret: null, confirmedAt: clock.now(), lastStep: step })
      .where(and(ofOwner(secondFactor, owner), eq(secondFactor.pendingSecret, pending)))
      .returning({ accountId: secondFactor.accountId })
    if (confirmed.length === 0) return null
    await mailSecurityEvent(ports, client, owner, 'second-step-on')
    return renewCodes(db, owner)
  })
  if (!codes) return 'wrong'
  await forgiveAttempt(ports, 'second-factor', accountKey(owner))
  return codes
}

/** Null when there is no second factor to recover. */
export async function renewRecoveryCodes(ports: SecondFactorPorts, owner: Owner): Promise<string[] | null> {
  return inTenant(ports.pool, owner.homeTenantId, async ({ db, client }) => {
    const [factor] = await db
      .select()
      .from(secondFactor)
      .where(and(ofOwner(secondFactor, owner), isNotNull(secondFactor.confirmedAt)))
    if (!factor) return null
    await mailSecurityEvent(ports, client, owner, 'recovery-codes-renewed')
    return renewCodes(db, owner)
  })
}

export async function removeSecondFactor(ports: SecondFactorPorts, owner: Owner): Promise<void> {
  await inTenant(ports.pool, owner.homeTenantId, async ({ db, client }) => {
    if (await deleteSecondFactor(db, owner)) await mailSecurityEvent(ports, client, owner, 'second-step-off')
  })
}

/** Whether there was one in force. */
export async function deleteSecondFactor(db: TenantTransaction['db'], owner: Owner): Promise<boolean> {
  await db.delete(recoveryCode).where(ofOwner(recoveryCode, owner))
  const [removed] = await db.delete(secondFactor).where(ofOwner(secondFactor, owner)).returning()
  return Boolean(removed?.confirmedAt)
}

export type SecondStep = 'not-needed' | 'needed' | 'accepted' | 'refused' | 'locked'

/**
 * The step after a correct password. Each code works once: an app's code, even within its 30 seconds, and a recovery code.
 * @param code null asks only whether one is needed
 */
export async function checkSecondStep(ports: SecondFactorPorts, owner: Owner, code: string | null): Promise<SecondStep> {
  const { pool } = ports
  const [factor] = await readTenant(pool, owner.homeTenantId, ({ db }) =>
    db
      .select()
      .from(secondFactor)
      .where(and(ofOwner(secondFactor, owner), isNotNull(secondFactor.confirmedAt))),
  )
  if (!factor?.secret) return 'not-needed'
  if (code === null) return 'needed'
  if (!(await countAttempt(ports, 'second-factor', accountKey(owner), perAccount))) return 'locked'
  const { secret } = factor
  const isAccepted = (await useAppCode(ports, owner, secret, code)) || (await useRecoveryCode(ports, owner, code))
  if (!isAccepted) return 'refused'
  await forgiveAttempt(ports, 'second-factor', accountKey(owner))
  return 'accepted'
}

async function useAppCode(ports: SecondFactorPorts, owner: Owner, secret: string, code: string): Promise<boolean> {
  const step = await getStep(ports, secret, code)
  if (!step) return false
  const used = await inTenant(ports.pool, owner.homeTenantId, ({ db }) =>
    db
      .update(secondFactor)
      .set({ lastStep: step })
      .where(and(ofOwner(secondFactor, owner), lt(secondFactor.lastStep, step)))
      .returning({ lastStep: secondFactor.lastStep }),
  )
  return used.length > 0
}

async function useRecoveryCode(ports: SecondFactorPorts, owner: Owner, code: string): Promise<boolean> {
  return inTenant(ports.pool, owner.homeTenantId, async ({ db, client }) => {
    const used = await db
      .delete(recoveryCode)
      .where(and(ofOwner(recoveryCode, owner), eq(recoveryCode.codeHash, hashOfCode(owner, code))))
      .returning({ codeHash: recoveryCode.codeHash })
    if (used.length > 0) await mailSecurityEvent(ports, client, owner, 'recovery-code-used')
    return used.length > 0
  })
}

/** Returns the 30-second step of the code, allowing the previous and the next one; null for a wrong code. */
async function getStep({ clock, secondFactorKey }: SecondFactorPorts, sealed: string, code: string): Promise<number | null> {
  const token = plain(code)
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = clock.now().getTime()
  const secret = await unsealText(sealed, secondFactorKey)
  if (secret === null) throw new Error('A second factor was sealed with another SECOND_FACTOR_KEY')
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period })
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

async function renewCodes(db: TenantTransaction['db'], owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const { homeTenantId: tenantId, userId: accountId } = owner
  await db.delete(recoveryCode).where(ofOwner(recoveryCode, owner))
  await db.insert(recoveryCode).values(codes.map((code) => ({ tenantId, accountId, codeHash: hashOfCode(owner, code) })))
  return codes
}

/** 49 bits, against at most five attempts in fifteen minutes. */
function newCode(): string {
  const letters = Array.from({ length: 10 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()
const accountKey = ({ homeTenantId, userId }: Owner) => `${homeTenantId} ${userId}`
const hashOfCode = (owner: Owner, code: string) => getHash('recovery-code', accountKey(owner), plain(code))

const ofOwner = (table: typeof secondFactor | typeof recoveryCode, { homeTenantId, userId }: Owner) =>
  and(eq(table.tenantId, homeTenantId), eq(table.accountId, userId))
