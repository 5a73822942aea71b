import type { AcquirerComponent } from '#api/financial/payments.ts'
import { appConfig } from '#config'
import type { DebtScope } from '../../access/scopes.ts'
import { withTimeout } from '../with-timeout.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { type PaymentSetting, settingOfEnrollment } from '../payment-setting.queries.ts'
import { DomainError } from '../../../platform/domain-error.ts'

/** Card form data (GET payment/acquirer-configs/component-data). Throws NOT_FOUND, METHOD_NOT_OFFERED, ACQUIRER_UNAVAILABLE. */
export async function acquirerComponent(ports: PaymentPorts, scope: DebtScope, enrollmentId: number): Promise<AcquirerComponent> {
  const setting = await settingOfEnrollment(ports.pool, scope, enrollmentId)
  if (!setting) throw new DomainError('NOT_FOUND')
  return getComponent(ports, setting)
}

export async function getComponent(
  { cards, log }: Pick<PaymentPorts, 'cards' | 'log'>,
  setting: PaymentSetting,
): Promise<AcquirerComponent> {
  if (!setting.methods.includes('credit_card') || !setting.cardKey) throw new DomainError('METHOD_NOT_OFFERED')
  try {
    return await withTimeout(cards.component(setting.cardKey), appConfig.upstream.callDeadline)
  } catch (cause) {
    log.warn({ err: cause }, 'the acquirer of cards did not say how it is reached')
    throw new DomainError('ACQUIRER_UNAVAILABLE', { cause })
  }
}
