import { requirePortal } from '../../platform/guards.ts'
import type { PortalClient } from '../../platform/portal-client.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { Captcha } from './captcha.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Call before any user lookup. Throws UNAUTHORIZED unless the portal calls, CAPTCHA_REFUSED without a valid proof. */
export async function requireHuman(captcha: Captcha, context: ServiceContext, tenantId: number | null): Promise<PortalClient> {
  const portal = requirePortal(context)
  const answer = await captcha.verify(context.captchaToken, { tenantId, address: portal.address })
  if (answer === 'refused') throw new DomainError('CAPTCHA_REFUSED')
  return portal
}
