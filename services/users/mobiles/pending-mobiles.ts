import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import type { PendingMobile } from '#api/users/mobile-proof.ts'
import type { Principal } from '#api/principal.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import type { ContactChangePorts } from '../accounts/contact-change.ts'
import { account, pendingMobile } from '../users.schema.ts'

const lifetimeMinutes = 10
const mostTries = 5

export interface PendingMobilePorts extends ContactChangePorts {
  pool: pg.Pool
  clock: Clock
  /** 32 bytes that key the hashes of codes. */
  secondFactorKey: Buffer
}

export type MobileOwner = Pick<Principal, 'homeTenantId' | 'userId'>

const ofOwner = ({ homeTenantId, userId }: MobileOwner) =>
  and(eq(pendingMobile.tenantId, homeTenantId), eq(pendingMobile.accountId, userId))

export async function getPendingMobile(
  { pool, clock }: Pick<PendingMobilePorts, 'pool' | 'clock'>,
  owner: MobileOwner,
): Promise<PendingMobile | null> {
  return readTenant(pool, owner.homeTenantId, async ({ reads }) => {
    const [row] = await reads
      .select({
        mobile: pendingMobile.mobile,
        message: pendingMobile.message,
        expiresAt: pendingMobile.expiresAt,
        tries: pendingMobile.tries,
      })
      .from(pendingMobile)
      .where(ofOwner(owner))
    if (!row) return null
    const { mobile, message, expiresAt, tries } = row
    const isEnded = message === 'sent' && (expiresAt === null || expiresAt <= clock.now() || tries >= mostTries)
    return { mobile, message: isEnded ? 'ended' : message }
  })
}

/** Stores a pending number, replacing an earlier one, whose code expires. */
export async function keepPendingMobile({ pool }: Pick<PendingMobilePorts, 'pool'>, owner: MobileOwner, mobile: string): Promise<void> {
  const fresh = { mobile, message: 'none' as const, codeHash: null, expiresAt: null, tries: 0 }
  await inTenant(pool, owner.homeTenantId, ({ db }) =>
    db
      .insert(pendingMobile)
      .values({ tenantId: owner.homeTenantId, accountId: owner.userId, ...fresh })
      .onConflictDoUpdate({ target: [pendingMobile.tenantId, pendingMobile.accountId], set: fresh }),
  )
}

export async function forgetPendingMobile({ pool }: Pick<PendingMobilePorts, 'pool'>, owner: MobileOwner): Promise<void> {
  await inTenant(pool, owner.homeTenantId, ({ db }) => db.delete(pendingMobile).where(ofOwner(owner)))
}

/** Sets the number without a proof, or removes it. */
export async function setUnprovenMobile(
  ports: Pick<PendingMobilePorts, 'pool' | 'onContactChanged'>,
  owner: MobileOwner,
  mobile: string | null,
) {
  await inTenant(ports.pool, owner.homeTenantId, (transaction) => setMobile(ports, transaction, owner, { mobile, mobileProvenAt: null }))
}

/** Puts the number into effect and removes the pending one. */
async function setMobile(
  ports: ContactChangePorts,
  { db, client }: TenantTransaction,
  owner: MobileOwner,
  { mobile, mobileProvenAt }: { mobile: string | null; mobileProvenAt: Date | null },
): Promise<void> {
  const accountCondition = and(eq(account.tenantId, owner.homeTenantId), eq(account.id, owner.userId))
  await db.delete(pendingMobile).where(ofOwner(owner))
  const [before] = await db.select({ mobile: account.cellphone }).from(account).where(accountCondition).for('update')
  await db.update(account).set({ cellphone: mobile, mobileProvenAt }).where(accountCondition)
  const oldValue = before?.mobile ?? null
  if (oldValue !== mobile) await ports.onContactChanged(client, owner, { field: 'mobile', oldValue, newValue: mobile })
}

/** A new code for the pending number; an earlier one ends. Null when another number is pending by now. */
export async function issueMobileCode(ports: PendingMobilePorts, owner: MobileOwner, mobile: string): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(ports.clock.now().getTime() + lifetimeMinutes * 60_000)
  return inTenant(ports.pool, owner.homeTenantId, async ({ db }) => {
    const issued = await db
      .update(pendingMobile)
      .set({ codeHash: hashOfCode(ports, owner, mobile, code), expiresAt, tries: 0 })
      .where(and(ofOwner(owner), eq(pendingMobile.mobile, mobile)))
      .returning({ mobile: pendingMobile.mobile })
    return issued.length > 0 ? code : null
  })
}

export async function noteMessage(
  { pool }: Pick<PendingMobilePorts, 'pool'>,
  owner: MobileOwner,
  { mobile, message }: PendingMobile,
): Promise<void> {
  await inTenant(pool, owner.homeTenantId, ({ db }) =>
    db
      .update(pendingMobile)
      .set({ message })
      .where(and(ofOwner(owner), eq(pendingMobile.mobile, mobile))),
  )
}

/** `locked` after too many wrong codes, `unknown` when no number is pending. The number counts once proven. */
export async function proveMobile(
  ports: PendingMobilePorts,
  owner: MobileOwner,
  code: string,
): Promise<'proven' | 'wrong' | 'locked' | 'expired' | 'unknown'> {
  const { pool, clock } = ports
  return inTenant(pool, owner.homeTenantId, async (transaction) => {
    const { db } = transaction
    // The lock makes concurrent tries count one by one.
    const [row] = await db.select().from(pendingMobile).where(ofOwner(owner)).for('update')
    if (!row) return 'unknown'
    if (!row.codeHash || !row.expiresAt || row.expiresAt <= clock.now()) return 'expired'
    if (row.tries >= mostTries) return 'locked'
    if (!timingSafeEqual(row.codeHash, hashOfCode(ports, owner, row.mobile, code))) {
      await db
        .update(pendingMobile)
        .set({ tries: row.tries + 1 })
        .where(ofOwner(owner))
      return row.tries + 1 >= mostTries ? 'locked' : 'wrong'
    }
    await setMobile(ports, transaction, owner, { mobile: row.mobile, mobileProvenAt: clock.now() })
    return 'proven'
  })
}

const hashOfCode = ({ secondFactorKey }: PendingMobilePorts, { homeTenantId, userId }: MobileOwner, mobile: string, code: string): Buffer =>
  createHmac('sha256', secondFactorKey).update(['mobile code', homeTenantId, userId, mobile, code].join('\0')).digest()
