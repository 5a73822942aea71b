import type pg from 'pg'
import type { CaptchaProviderName } from '#api/identity/captcha-providers.ts'
import type { Challenge } from '#api/identity/proof-of-work.ts'
import { countAttempt } from './attempts/attempts.ts'
import type { Clock } from './clock.ts'
import { DomainError } from './domain-error.ts'
import { requireAddress } from './guards.ts'
import type { ServiceContext } from './service.ts'

export interface Asker {
  /** 0 for the application itself; null for an unknown tenant. */
  tenantId: number | null
  address: string | null
}

/** docs/requirements/shell.md, section 5: "Captcha must be solved before proceeding". */
export interface Captcha {
  challenge(): Promise<Challenge>
  /** Accepts each proof only once. */
  verify(proof: string | null, asker: Asker): Promise<'accepted' | 'refused'>
  siteKey(tenantId: number): Promise<{ provider: CaptchaProviderName | null; siteKey: string | null }>
}

/** Call before any user lookup. Returns the address that asks. Throws UNAUTHORIZED unless the portal calls, CAPTCHA_REFUSED without a valid proof. */
export async function requireHuman(captcha: Captcha, context: ServiceContext, tenantId: number | null): Promise<string> {
  const address = requireAddress(context)
  const answer = await captcha.verify(context.captchaToken, { tenantId, address })
  if (answer === 'refused') throw new DomainError('CAPTCHA_REFUSED')
  return address
}

/** Limit of forms of one kind per address without a proof; browsers without scripts send such forms. */
const withoutProof = { most: 10, seconds: 600 }

/** For forms that work without scripts: a rate limit replaces the proof that they cannot give. @param form names the limit */
export async function verifyOrLimit(
  ports: { pool: pg.Pool; clock: Clock; captcha: Pick<Captcha, 'verify'> },
  form: string,
  proof: string | null,
  asker: Asker & { address: string },
): Promise<'accepted' | 'refused'> {
  if (proof) return ports.captcha.verify(proof, asker)
  return (await countAttempt(ports, `${form}-without-proof`, asker.address, withoutProof)) ? 'accepted' : 'refused'
}
