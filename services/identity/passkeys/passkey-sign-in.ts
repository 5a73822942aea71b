import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { PasskeyResponse } from '#api/users/passkey-response.ts'
import { settingsOfHostname } from '../../settings/applications/application-settings.ts'
import { answerDeadline, sealChallenge, takeChallenge } from '../../users/passkeys/passkey-challenge.ts'
import { type PasskeyPorts, verifyPasskey } from '../../users/passkeys/passkeys.ts'
import { issueSignInToken } from '../single-tokens/single-sign-in.ts'
import type { IssuedToken } from '../single-tokens/single-token.ts'

export type PasskeySignIn = { kind: 'accepted'; token: IssuedToken } | { kind: 'unknown' } | { kind: 'refused'; reason: string }

/** Requests a passkey without naming one, so it reveals nothing about accounts. Null at a hostname without passwords, which has no passkeys. */
export async function requestPasskey(ports: PasskeyPorts, hostname: string) {
  const place = await getPlace(ports, hostname)
  if (!place) return null
  const { challenge } = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'required' })
  return {
    challenge: await sealChallenge(ports, { challenge, hostname, accountId: null, tenantId: place.tenantId }),
    options: { challenge, rpId: hostname, timeout: answerDeadline * 1000, userVerification: 'required' as const },
  }
}

/** Exchanges a passkey's answer, which is accepted once, for a single token. */
export async function signInWithPasskey(
  ports: PasskeyPorts,
  { hostname, challenge: sealed, response }: { hostname: string; challenge: string; response: PasskeyResponse },
): Promise<PasskeySignIn> {
  const place = await getPlace(ports, hostname)
  if (!place) return { kind: 'refused', reason: 'the hostname takes no passkeys' }
  const { tenantId, institutionId } = place
  const challenge = await takeChallenge(ports, sealed, { hostname, accountId: null, tenantId })
  if (challenge === null) return { kind: 'refused', reason: 'unknown, used or expired challenge' }
  const result = await verifyPasskey(ports, { hostname, tenantId, challenge, response })
  if (result.kind !== 'verified') return result
  return { kind: 'accepted', token: await issueSignInToken(ports, { tenantId, userId: result.accountId }, 'passkey', { institutionId }) }
}

/** Returns the tenant of the hostname; null if nobody has a password there. */
async function getPlace({ pool }: PasskeyPorts, hostname: string): Promise<{ tenantId: number; institutionId: number | null } | null> {
  const settings = await settingsOfHostname(pool, hostname)
  if (!settings) return null
  const { tenant, owner, institutions, authenticationModes } = settings
  if (!authenticationModes.hasAuthBySafea && !authenticationModes.hasAuthByEmail) return null
  return { tenantId: tenant?.id ?? 0, institutionId: owner === 'ies' ? (institutions[0]?.id ?? null) : null }
}
