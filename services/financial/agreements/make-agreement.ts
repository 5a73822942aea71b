import type { AgreementDetails, MakeAgreementInput } from '#api/financial/agreements.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { cancelUnfinishedPayments } from '../payments/payment-attempt.queries.ts'
import { openNegotiation, sortedIds } from './agreement-calculation.ts'
import { lockChosenDebts } from './negotiation-debts.queries.ts'
import { agreementDetails } from './agreement-list.queries.ts'
import { getOffer } from './agreement-offers.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { civilToday } from '../../platform/clock.ts'
import type { CallerScope } from '../access/scopes.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { getAgreement, insertAgreement, insertInstallments, lockPlan, type Moment, replaceDebts } from './make-agreement.queries.ts'

/**
 * Replaces debts by installments and cancels their pending payments (POST /agreements). Idempotent by key. Throws NOT_FOUND, KEY_REUSED,
 * DEBT_NOT_NEGOTIABLE, TERMS_CHANGED, PLAN_NOT_AVAILABLE, or AMOUNT_CHANGED with the current total.
 */
export async function makeAgreement(ports: PaymentPorts, scope: CallerScope, input: MakeAgreementInput): Promise<AgreementDetails> {
  const { pool, clock } = ports
  const today = civilToday(clock, scope.timeZone)
  const agreementId = await inTenant(pool, scope.tenantId, (transaction) =>
    recordAgreement(transaction, scope, input, { now: clock.now(), today }),
  )
  // Replaced debts must no longer be payable at the bank.
  await removeCanceledCharges(ports, scope.tenantId, scope.userId)
  return agreementDetails(pool, scope, agreementId, today)
}

async function recordAgreement(
  transaction: TenantTransaction,
  scope: CallerScope,
  input: MakeAgreementInput,
  moment: Moment,
): Promise<number> {
  const { client } = transaction
  const { today } = moment
  const earlier = await getAgreement(client, scope, input)
  if (earlier !== null) return earlier

  const chosen = sortedIds(input.debtIds)
  const debts = await lockChosenDebts(client, scope, chosen, today)
  // A request with the same key may have committed while this one waited for the lock.
  const meanwhile = await getAgreement(client, scope, input)
  if (meanwhile !== null) return meanwhile

  if (debts.length < chosen.length) throw new DomainError('NOT_FOUND')
  // The lock keeps others from changing or removing the plan while the agreement is recorded.
  await lockPlan(client, scope.tenantId, input.planId)
  const context = await openNegotiation(transaction, scope, debts, today)
  if (context.setting.termsVersion !== input.termsVersion) throw new DomainError('TERMS_CHANGED')
  const plan = context.plans.find(({ planId }) => planId === input.planId)
  if (!plan) throw new DomainError('PLAN_NOT_AVAILABLE')
  const offer = getOffer(plan, { ...context.negotiation, firstDueDate: input.firstDueDate })
  if (offer.obstacle) throw new DomainError('PLAN_NOT_AVAILABLE')
  if (offer.totalAmount !== input.expectedTotal) throw new DomainError('AMOUNT_CHANGED', { data: { amount: offer.totalAmount } })

  const agreementId = await insertAgreement(client, scope, context, offer, input.idempotencyKey, moment)
  // Concurrent requests with one key and different debts: the first one wins.
  if (agreementId === null) return (await getAgreement(client, scope, input))!
  await cancelUnfinishedPayments(client, scope.tenantId, chosen, moment.now)
  await replaceDebts(client, scope, agreementId, context, today)
  await insertInstallments(client, scope, agreementId, context, offer)
  return agreementId
}
