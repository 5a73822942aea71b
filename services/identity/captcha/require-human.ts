import { requireAddress } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { countAttempt } from '../sign-ins/attempts.ts'
import type { Asker, Captcha } from './captcha.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Call before any user lookup. Returns the address that asks. Throws UNAUTHORIZED unless the portal calls, CAPTCHA_REFUSED without a valid proof. */
export async function requireHuman(captcha: Captcha, context: ServiceContext, tenantId: number | null): Promise<string> {
  const address = requireAddress(context)
  const answer = await captcha.verify(context.captchaToken, { tenantId, address })
  if (answer === 'refused') throw new DomainError('CAPTCHA_REFUSED')
  return address
}

/** Forms of one kind from one address without a proof, as browsers without scripts send them. */
const withoutProof = { most: 10, seconds: 600 }

/** For forms that work without scripts: a limit takes the place of the proof that they cannot give. @param form names the limit */
export async function verifyOrLimit(
  ports: { pool: pg.Pool; clock: Clock; captcha: Pick<Captcha, 'verify'> },
  form: string,
  proof: string | null,
  asker: Asker & { address: string },
): Promise<'accepted' | 'refused'> {
  if (proof) return ports.captcha.verify(proof, asker)
  return (await countAttempt(ports, `${form}-without-proof`, asker.address, withoutProof)) ? 'accepted' : 'refused'
}
