import { DomainError } from '../../platform/domain-error.ts'
import type { ServiceContext } from '../../platform/service.ts'

export interface PaymentCaptcha {
  verify(proof: string | null, asker: { tenantId: number; address: string | null }): Promise<'accepted' | 'refused'>
  siteKey(tenantId: number): Promise<{ provider: string | null; siteKey: string | null }>
}

export async function requireHuman(
  captcha: PaymentCaptcha,
  { captchaToken }: Pick<ServiceContext, 'captchaToken'>,
  tenantId: number,
): Promise<void> {
  if ((await captcha.verify(captchaToken, { tenantId, address: null })) === 'refused') throw new DomainError('CAPTCHA_REFUSED')
}
