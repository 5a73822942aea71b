import { generateRegistrationOptions, verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, desc, eq } from 'drizzle-orm'
import { mostPasskeys } from '#api/identity/auth-methods.ts'
import type { PasskeyResponse } from '#api/users/passkey-response.ts'
import type { NewPasskeyResponse, Passkey } from '#api/users/passkeys.ts'
import type { Principal } from '#api/principal.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { getHash } from '../../platform/hash.ts'
import { mailSecurityEvent } from '../mails/security-mail.ts'
import type { SecondFactorPorts } from '../second-factor/second-factor.ts'
import { passkey } from '../users.schema.ts'
import { answerDeadline, sealChallenge, takeChallenge } from './passkey-challenge.ts'

export interface PasskeyPorts extends SecondFactorPorts {
  portalUrl(hostname: string): string
}

type Owner = Pick<Principal, 'homeTenantId' | 'userId'>
/** The portal at which a passkey is created, the only one that can use it. */
interface Place {
  hostname: string
}

/** The columns of a passkey that its owner sees. */
const shownColumns = {
  id: passkey.id,
  name: passkey.name,
  hostname: passkey.hostname,
  createdAt: passkey.createdAt,
  lastUsedAt: passkey.lastUsedAt,
}

export async function getPasskeys({ pool }: Pick<PasskeyPorts, 'pool'>, owner: Owner): Promise<Passkey[]> {
  const rows = await readTenant(pool, owner.homeTenantId, ({ reads }) =>
    reads.select(shownColumns).from(passkey).where(ofOwner(owner)).orderBy(desc(passkey.createdAt)),
  )
  return rows.map(toPasskey)
}

/** COSE numbers of algorithms that devices support: EdDSA, ES256 and RS256. Newer ones in the library are experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Returns options for a discoverable passkey that the device must unlock. Null when there are too many. */
export async function beginPasskey(
  ports: PasskeyPorts,
  owner: Owner,
  { hostname, institution, username, name }: Place & { institution: string; username: string; name: string },
) {
  const kept = await readTenant(ports.pool, owner.homeTenantId, ({ db }) => db.select().from(passkey).where(ofOwner(owner)))
  if (kept.length >= mostPasskeys) return null
  const options = await generateRegistrationOptions({
    rpName: institution,
    rpID: hostname,
    userName: username,
    userDisplayName: name,
    supportedAlgorithmIDs,
    // All passkeys of an account share this id, so that a password manager replaces its own; it reveals nothing about the person.
    userID: new Uint8Array(getHash('passkey-user', `${owner.homeTenantId} ${owner.userId}`)),
  })
  const { rp, user, challenge, pubKeyCredParams } = options
  return {
    challenge: await sealChallenge(ports, { challenge, hostname, accountId: owner.userId, tenantId: owner.homeTenantId }),
    options: {
      challenge,
      rp: { id: hostname, name: rp.name },
      user,
      pubKeyCredParams,
      timeout: answerDeadline * 1000,
      excludeCredentials: kept
        .filter((one) => one.hostname === hostname)
        .map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports })),
      authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    },
  }
}

/** @returns why not, in words for the log: the person only learns that it did not work */
export async function addPasskey(
  ports: PasskeyPorts,
  owner: Owner,
  { hostname, challenge: sealed, name, response }: Place & { challenge: string; name: string; response: NewPasskeyResponse },
): Promise<{ kind: 'added'; passkey: Passkey } | { kind: 'too-many' } | { kind: 'refused'; reason: string }> {
  const { pool, clock, portalUrl } = ports
  const challenge = await takeChallenge(ports, sealed, { hostname, accountId: owner.userId, tenantId: owner.homeTenantId })
  if (challenge === null) return { kind: 'refused', reason: 'unknown, used or expired challenge' }
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: new URL(portalUrl(hostname)).origin,
    expectedRPID: hostname,
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch((error: unknown) => ({ verified: false as const, reason: String(error) }))
  if (!made.verified) return { kind: 'refused', reason: 'reason' in made ? made.reason : 'not verified' }
  const { id: credentialId, publicKey, counter, transports = [] } = made.registrationInfo.credential
  const { homeTenantId: tenantId, userId: accountId } = owner
  return inTenant(pool, tenantId, async ({ db, client }) => {
    if ((await db.$count(passkey, ofOwner(owner))) >= mostPasskeys) return { kind: 'too-many' }
    const [row] = await db
      .insert(passkey)
      .values({
        id: crypto.randomUUID(),
        tenantId,
        accountId,
        name,
        hostname,
        credentialId,
        publicKey: Buffer.from(publicKey),
        counter,
        transports,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!row) return { kind: 'refused', reason: 'the passkey is kept already' }
    await mailSecurityEvent(ports, client, owner, 'passkey-added')
    return { kind: 'added', passkey: toPasskey(row) }
  })
}

/** Verifies the answer to `challenge` and remembers the use. The reason is for the log. */
export async function verifyPasskey(
  { pool, clock, portalUrl }: PasskeyPorts,
  { hostname, tenantId, challenge, response }: Place & { tenantId: number; challenge: string; response: PasskeyResponse },
): Promise<{ kind: 'verified'; accountId: number } | { kind: 'unknown' } | { kind: 'refused'; reason: string }> {
  const isAsked = and(eq(passkey.tenantId, tenantId), eq(passkey.credentialId, response.id), eq(passkey.hostname, hostname))
  const [kept] = await readTenant(pool, tenantId, ({ db }) => db.select().from(passkey).where(isAsked))
  if (!kept) return { kind: 'unknown' }
  const answered = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: new URL(portalUrl(hostname)).origin,
    expectedRPID: hostname,
    credential: { id: kept.credentialId, publicKey: new Uint8Array(kept.publicKey), counter: kept.counter },
    requireUserVerification: true,
  }).catch((error: unknown) => ({ verified: false as const, reason: String(error) }))
  if (!answered.verified) return { kind: 'refused', reason: 'reason' in answered ? answered.reason : 'not verified' }
  const { newCounter: counter } = answered.authenticationInfo
  // A passkey that was removed meanwhile, or whose counter another answer changed, signs in nobody.
  const [used] = await inTenant(pool, tenantId, ({ db }) =>
    db
      .update(passkey)
      .set({ counter, lastUsedAt: clock.now() })
      .where(and(eq(passkey.tenantId, tenantId), eq(passkey.id, kept.id), eq(passkey.counter, kept.counter)))
      .returning({ accountId: passkey.accountId }),
  )
  return used ? { kind: 'verified', ...used } : { kind: 'refused', reason: 'the passkey changed meanwhile' }
}

/** Whether there was one. */
export async function removePasskey(ports: PasskeyPorts, owner: Owner, id: string): Promise<boolean> {
  return inTenant(ports.pool, owner.homeTenantId, async ({ db, client }) => {
    const removed = await db
      .delete(passkey)
      .where(and(ofOwner(owner), eq(passkey.id, id)))
      .returning({ id: passkey.id })
    if (removed.length > 0) await mailSecurityEvent(ports, client, owner, 'passkey-removed')
    return removed.length > 0
  })
}

export async function deletePasskeys(db: TenantTransaction['db'], owner: Owner): Promise<void> {
  await db.delete(passkey).where(ofOwner(owner))
}

const toPasskey = ({
  id,
  name,
  hostname,
  createdAt,
  lastUsedAt,
}: Pick<typeof passkey.$inferSelect, keyof typeof shownColumns>): Passkey => ({
  id,
  name,
  hostname,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const ofOwner = ({ homeTenantId, userId }: Owner) => and(eq(passkey.tenantId, homeTenantId), eq(passkey.accountId, userId))
