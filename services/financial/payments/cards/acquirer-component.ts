import { sql } from 'drizzle-orm'
import type { AcquirerComponent } from '#api/payments.ts'
import { appConfig } from '#config'
import { inTenant } from '../../../platform/database.ts'
import { query } from '../../database/query.ts'
import type { DebtScope } from '../../access/debt-scope.ts'
import { inTime } from '../deadline.ts'
import type { PaymentPorts } from '../payment-ports.ts'
import { type PaymentSetting, paymentSettingOf } from '../payment-setting.queries.ts'
import { DomainError } from '../../../platform/domain-error.ts'

/**
 * What a browser needs to hand a card to the acquirer of an enrollment's institution
 * (GET payment/acquirer-configs/component-data).
 *
 * @throws DomainError NOT_FOUND for an enrollment outside the scope, METHOD_NOT_OFFERED, ACQUIRER_UNAVAILABLE
 */
export async function acquirerComponent(
  ports: PaymentPorts,
  { tenantId, institutionId, userId }: DebtScope,
  enrollmentId: number,
): Promise<AcquirerComponent> {
  const setting = await inTenant(ports.pool, tenantId, async ({ client }) => {
    const [enrollment] = await query<{ institution_id: number }>(
      client,
      sql`select institution_id from financial.enrollment where tenant_id = ${tenantId} and enrollment_id = ${enrollmentId}
        and (${institutionId}::int is null or institution_id = ${institutionId}::int) and (${userId}::int is null or user_id = ${userId}::int)`,
    )
    return enrollment && paymentSettingOf(client, enrollment.institution_id)
  })
  if (!setting) throw new DomainError('NOT_FOUND')
  return componentOf(ports, setting)
}

/** What a browser needs to hand a card to an institution's acquirer. @throws DomainError METHOD_NOT_OFFERED, ACQUIRER_UNAVAILABLE */
export async function componentOf(
  { cards, log }: Pick<PaymentPorts, 'cards' | 'log'>,
  setting: PaymentSetting,
): Promise<AcquirerComponent> {
  if (!setting.methods.includes('credit_card') || !setting.cardKey) throw new DomainError('METHOD_NOT_OFFERED')
  try {
    return await inTime(cards.component(setting.cardKey), appConfig.upstream.callDeadline)
  } catch (cause) {
    log.warn({ err: cause }, 'the acquirer of cards did not say how it is reached')
    throw new DomainError('ACQUIRER_UNAVAILABLE', { cause })
  }
}
