import { z } from 'zod'
import { useOnce } from '../../platform/attempts/attempts.ts'
import { sealText, unsealText } from '../../platform/sealed-text.ts'
import type { SecondFactorPorts } from '../second-factor/second-factor.ts'

/** Seconds to answer: browsers and password managers may ask several questions in between. */
export const answerDeadline = 300

const challengeSchema = z.object({
  challenge: z.string(),
  hostname: z.string(),
  /** Id of the account that gets a passkey; null for a sign-in. */
  accountId: z.int().nullable(),
  tenantId: z.int(),
  /** Milliseconds since the epoch. */
  at: z.number(),
})
export type PasskeyChallenge = z.infer<typeof challengeSchema>

type Ports = Pick<SecondFactorPorts, 'pool' | 'clock' | 'secondFactorKey'>

/** Seals the challenge for the browser to carry, so that nothing is stored for mere requests. */
export const sealChallenge = ({ clock, secondFactorKey }: Ports, asked: Omit<PasskeyChallenge, 'at'>): Promise<string> =>
  sealText(JSON.stringify({ ...asked, at: clock.now().getTime() } satisfies PasskeyChallenge), secondFactorKey)

/** Consumes the challenge; null when altered, too old, used, or given for something else. */
export async function takeChallenge(
  { pool, clock, secondFactorKey }: Ports,
  sealed: string,
  expected: Omit<PasskeyChallenge, 'at' | 'challenge'>,
): Promise<string | null> {
  const opened = await unsealText(sealed, secondFactorKey)
  const asked = opened === null ? null : (challengeSchema.safeParse(JSON.parse(opened)).data ?? null)
  if (!asked) return null
  const { challenge, at, ...given } = asked
  const isFitting = given.hostname === expected.hostname && given.tenantId === expected.tenantId && given.accountId === expected.accountId
  const expiresAt = new Date(at + answerDeadline * 1000)
  if (!isFitting || expiresAt < clock.now()) return null
  return (await useOnce(pool, 'passkey-challenge', challenge, expiresAt)) ? challenge : null
}
