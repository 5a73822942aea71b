import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { LinkPayment, OpenDue } from '#api/financial/payment-links.ts'
import type { AcquirerComponent } from '#api/financial/payments.ts'
import { isSlipDay } from '#api/financial/slip-days.ts'
import { DomainError } from '../../platform/domain-error.ts'
import {
  dueForOthers,
  type OthersTerms,
  paymentForOthers,
  scopedIdempotencyKey,
  slipForOthers,
  termsOfOthers,
} from '../payment-links/paid-by-others.ts'
import { getComponent } from '../payments/cards/acquirer-component.ts'
import { finishCard } from '../payments/cards/card-charge.ts'
import { finishCharge } from '../payments/charge-registration.ts'
import { type Instrument, recordAttempt } from '../payments/payment-attempt.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { payableDebts } from '../payments/payment-quote.queries.ts'
import { getPaymentSetting } from '../payments/payment-setting.queries.ts'
import { type LinkReceipt, paymentReceipt } from '../payments/receipts/receipt.queries.ts'
import { slipDays } from '../payments/slips/slip-days.queries.ts'
import {
  type AccessHolder,
  chargedByAccess,
  hasUsedAllCharges,
  getInstitution,
  linkPayment,
  requireShown,
  shownPayment,
  withAccess,
} from './open-access.queries.ts'
import { notePayerEvent } from './payer-access.queries.ts'
import type { PayerPorts } from './payer-view.queries.ts'

/** What debts cost on a day, not before today. */
export function payerQuote(
  ports: PayerPorts,
  { debtIds, on, withoutCampaign, ...holder }: AccessHolder & OthersTerms & { debtIds: number[]; on?: string | undefined },
): Promise<OpenDue & { institutionName: string }> {
  return withAccess(ports, holder, 'pay', async (client, access) => {
    const { scope, today, studentName } = access
    await requireShown(client, access, debtIds)
    const day = on && on > today ? on : today
    const entered = await chargedByAccess(client, access)
    const due = await dueForOthers(client, scope, {
      debtIds,
      withoutCampaign,
      studentName,
      today,
      now: ports.clock.now(),
      day,
      isOwnReview: ({ cardInReview }) => entered.includes(cardInReview),
    })
    return { ...due, institutionName: await getInstitution(client, debtIds[0]!) }
  })
}

type PayerCharge = AccessHolder & OthersTerms & { debtIds: number[]; expectedAmount: number; idempotencyKey: string }

/** Charges debts of a student who lets the payer pay. Throws what `withAccess` does, TOO_MANY_ATTEMPTS, and the errors of charges. */
export async function chargeByPayer(
  ports: PaymentPorts,
  { debtIds, expectedAmount, idempotencyKey, withoutCampaign, ...holder }: PayerCharge,
  instrument: Instrument,
): Promise<LinkPayment> {
  const { accessId } = holder
  const { scope, paymentId } = await withAccess(
    ports,
    holder,
    'pay',
    async (client, access) => {
      const { scope, today, now } = access
      await requireShown(client, access, debtIds)
      if (instrument.method === 'bank_slip') {
        const debts = await payableDebts(client, scope, debtIds, instrument.dueOn)
        const days = await slipDays(client, { institutionId: debts[0]!.institutionId, debts }, today)
        if (!isSlipDay(days, instrument.dueOn)) throw new DomainError('DAY_NOT_ALLOWED')
      }
      const key = scopedIdempotencyKey('charge by payer', accessId, idempotencyKey)
      if (await hasUsedAllCharges(client, access, key)) throw new DomainError('TOO_MANY_ATTEMPTS')
      const attempt = {
        debtIds,
        expectedAmount,
        idempotencyKey: key,
        instrument,
        payerAccessId: accessId,
        ...termsOfOthers({ withoutCampaign }),
      }
      const paymentId = await recordAttempt(client, scope, attempt, { now, today })
      // If the student created a code meanwhile, it is returned instead of a second one.
      if (!(await chargedByAccess(client, access)).includes(paymentId))
        await notePayerEvent(client, { tenantId: scope.tenantId, accessId, kind: 'charged', at: now, paymentId })
      return { scope, paymentId }
    },
    true,
  )
  await (instrument.method === 'credit_card' ? finishCard(ports, scope.tenantId, paymentId) : finishCharge(ports, scope, paymentId))
  ports.log.info({ accessId, paymentId }, 'a charge was asked for by a payer')
  return payerPayment(ports, { ...holder, paymentId })
}

type AskedPayment = AccessHolder & { paymentId: string }

/** A payment that was asked for through the access. Throws NOT_FOUND. */
export function payerPayment(
  ports: PayerPorts,
  { paymentId, ...holder }: AskedPayment,
): Promise<LinkPayment & { institutionName: string }> {
  return withAccess(ports, holder, 'pay', async (client, access) => {
    const stored = await linkPayment(client, access, paymentId)
    return { ...paymentForOthers(stored, access.now), institutionName: await getInstitution(client, stored.debts[0]!.debtId) }
  })
}

interface Issuer {
  tenantId: number
  institutionId: number | null
}

/** Throws NOT_FOUND unless the slip can be paid. */
export function payerSlip(
  ports: PayerPorts,
  { paymentId, ...holder }: AskedPayment,
): Promise<{ document: BankSlipDocument; issuer: Issuer }> {
  return withAccess(ports, holder, 'pay', async (client, access) => ({
    document: await slipForOthers(client, access.scope, await linkPayment(client, access, paymentId), access.now),
    issuer: access.scope,
  }))
}

/** Reads the receipt of any payment with `receipts`, else of one asked for by the access. Names the student; no tax id. Throws NOT_FOUND. */
export async function payerReceipt(
  ports: PayerPorts,
  { paymentId, ...holder }: AskedPayment,
): Promise<{ receipt: LinkReceipt; issuer: Issuer }> {
  const { scope, studentName } = await withAccess(ports, holder, null, async (client, access) => {
    const { permissions, scope, accessId, now } = access
    if (permissions.includes('receipts')) await shownPayment(client, access, paymentId)
    else if (permissions.includes('pay')) await linkPayment(client, access, paymentId)
    else throw new DomainError('FORBIDDEN')
    await notePayerEvent(client, { tenantId: scope.tenantId, accessId, kind: 'receipt', at: now, paymentId })
    return access
  })
  const { payerName: _name, payerTaxId: _taxId, ...receipt } = await paymentReceipt(ports.pool, scope, { paymentId })
  return { receipt: { ...receipt, studentName }, issuer: scope }
}

/** Card form data for debts of one institution. Throws METHOD_NOT_OFFERED, ACQUIRER_UNAVAILABLE. */
export async function payerComponent(
  ports: PaymentPorts,
  { debtIds, ...holder }: AccessHolder & { debtIds: number[] },
): Promise<AcquirerComponent> {
  const setting = await withAccess(ports, holder, 'pay', async (client, access) => {
    await requireShown(client, access, debtIds)
    const [debt] = await payableDebts(client, access.scope, debtIds, access.today)
    return getPaymentSetting(client, debt!.institutionId)
  })
  return getComponent(ports, setting)
}
