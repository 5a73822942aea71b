import { requirePortal } from '../../platform/guards.ts'
import type { PortalClient } from '../../platform/portal-client.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { Captcha } from './captcha.ts'
import { DomainError } from '../../platform/domain-error.ts'

/**
 * The portal, asking for somebody who has solved a captcha. Stands before anything that looks at people.
 *
 * @param tenantId the tenant that is asked; 0 for the application itself, null for one that nobody registered
 * @throws DomainError UNAUTHORIZED for anybody but the portal, CAPTCHA_REFUSED without a proof that holds
 */
export async function requireHuman(captcha: Captcha, context: ServiceContext, tenantId: number | null): Promise<PortalClient> {
  const portal = requirePortal(context)
  const answer = await captcha.verify(context.botProof, { tenantId, address: portal.address })
  if (answer === 'refused') throw new DomainError('CAPTCHA_REFUSED')
  return portal
}
