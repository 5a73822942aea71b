import { DomainError } from '../../platform/domain-error.ts'
import type { ServiceContext } from '../../platform/service.ts'

/** What charging cards needs of captchas. */
export interface PaymentCaptcha {
  /** @param address of the caller, where it is known */
  verify(proof: string | null, asker: { tenantId: number; address: string | null }): Promise<'accepted' | 'refused'>
  siteKey(tenantId: number): Promise<{ provider: string | null; siteKey: string | null }>
}

/** Lets robots charge no cards. @throws ORPCError CAPTCHA_REFUSED */
export async function requireHuman(
  captcha: PaymentCaptcha,
  { botProof }: Pick<ServiceContext, 'botProof'>,
  tenantId: number,
): Promise<void> {
  if ((await captcha.verify(botProof, { tenantId, address: null })) === 'refused') throw new DomainError('CAPTCHA_REFUSED')
}
