import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { LinkPayment, PaymentLink } from '#api/financial/payment-links.ts'
import type { AcquirerComponent } from '#api/financial/payments.ts'
import { civilToday } from '../../platform/clock.ts'
import { getComponent } from '../payments/cards/acquirer-component.ts'
import { finishCard } from '../payments/cards/card-charge.ts'
import { finishCharge } from '../payments/charge-registration.ts'
import { type Instrument, recordAttempt } from '../payments/payment-attempt.ts'
import type { CallerScope } from '../access/scopes.ts'
import { linkStatus } from './link-status.ts'
import { dueForOthers, type OthersTerms, paymentForOthers, scopedIdempotencyKey, slipForOthers, termsOfOthers } from './paid-by-others.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { payableDebts } from '../payments/payment-quote.queries.ts'
import { getPaymentSetting } from '../payments/payment-setting.queries.ts'
import { type LinkReceipt, paymentReceipt } from '../payments/receipts/receipt.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { shortName } from '../../platform/masking.ts'
import { isSlipDay } from '#api/financial/slip-days.ts'
import { slipDays } from '../payments/slips/slip-days.queries.ts'
import {
  hasUsedAllCharges,
  type LinkHolder,
  type LinkPorts,
  readPaymentInScope,
  type ResolvedLink,
  withLink,
} from './link-payments.queries.ts'

/** GET /payment-links/{token}. Throws NOT_FOUND alike for unknown, revoked and foreign links; an ended link shows no student data. */
export async function linkDetails(
  { clock, ...ports }: LinkPorts & Pick<PaymentPorts, 'clock'>,
  { on, withoutCampaign, ...holder }: LinkHolder & OthersTerms & { on?: string | undefined },
): Promise<PaymentLink> {
  return withLink(ports, holder, async (client, link) => {
    const { institutionName, expiresAt, scope } = link
    const today = civilToday(clock, scope.timeZone)
    const day = on && on > today ? on : today
    const status = getStatus(link, clock.now())
    const paidAt = link.debts.reduce<Date | null>(
      (latest, debt) => (debt.paidAt && (!latest || debt.paidAt > latest) ? debt.paidAt : latest),
      null,
    )
    const summary = {
      status,
      institutionName,
      expiresAt: expiresAt.toISOString(),
      paidAt: status === 'paid' ? (paidAt?.toISOString() ?? null) : null,
      due: null,
    }
    if (status !== 'open') return summary
    const due = await dueForOthers(client, scope, {
      debtIds: openDebts(link),
      withoutCampaign,
      studentName: shortName(link.studentName),
      today,
      now: clock.now(),
      day,
      isOwnReview: ({ reviewLinkId }) => reviewLinkId === link.linkId,
    })
    return { ...summary, due }
  })
}

type LinkCharge = LinkHolder & OthersTerms & { expectedAmount: number; idempotencyKey: string }

/** Charges all open debts of a link. Throws NOT_FOUND, DEBT_NOT_PAYABLE, TOO_MANY_ATTEMPTS, and the errors of charges. */
export async function chargeByLink(
  ports: PaymentPorts,
  { expectedAmount, idempotencyKey, withoutCampaign, ...holder }: LinkCharge,
  instrument: Instrument,
): Promise<LinkPayment> {
  const { clock, log } = ports
  const now = clock.now()
  const { scope, linkId, paymentId } = await withLink(
    ports,
    holder,
    async (client, link) => {
      const today = civilToday(clock, link.scope.timeZone)
      if (getStatus(link, now) !== 'open') throw new DomainError('DEBT_NOT_PAYABLE')
      const debtIds = openDebts(link)
      if (instrument.method === 'bank_slip') {
        const debts = await payableDebts(client, link.scope, debtIds, instrument.dueOn)
        const days = await slipDays(client, { institutionId: debts[0]!.institutionId, debts }, today)
        if (!isSlipDay(days, instrument.dueOn)) throw new DomainError('DAY_NOT_ALLOWED')
      }
      const key = scopedIdempotencyKey('charge by link', link.linkId, idempotencyKey)
      if (await hasUsedAllCharges(client, link.linkId, key)) throw new DomainError('TOO_MANY_ATTEMPTS')
      const attempt = {
        debtIds,
        expectedAmount,
        idempotencyKey: key,
        instrument,
        linkId: link.linkId,
        ...termsOfOthers({ withoutCampaign }),
      }
      return { scope: link.scope, linkId: link.linkId, paymentId: await recordAttempt(client, link.scope, attempt, { now, today }) }
    },
    true,
  )
  await (instrument.method === 'credit_card' ? finishCard(ports, scope.tenantId, paymentId) : finishCharge(ports, scope, paymentId))
  log.info({ linkId, paymentId }, 'a charge was asked for through a payment link')
  return linkPayment(ports, { ...holder, paymentId })
}

/** A payment of only the link's debts, even one by the student; cards only if charged through the link. Throws NOT_FOUND. */
export async function linkPayment(
  { clock, ...ports }: LinkPorts & Pick<PaymentPorts, 'clock'>,
  { paymentId, ...holder }: LinkHolder & { paymentId: string },
): Promise<LinkPayment> {
  return withLink(ports, holder, async (client, link) => {
    return paymentForOthers(await readPaymentInScope(client, link, paymentId), clock.now())
  })
}

/** Returns the receipt of an approved payment of only the link's debts; of the student, only the short name. Throws NOT_FOUND. */
export async function linkReceipt(
  ports: LinkPorts,
  { paymentId, ...holder }: LinkHolder & { paymentId: string },
): Promise<{ receipt: LinkReceipt; issuer: Pick<CallerScope, 'tenantId' | 'institutionId'> }> {
  const { scope, studentName } = await withLink(ports, holder, async (client, link) => {
    await readPaymentInScope(client, link, paymentId)
    return link
  })
  const { payerName: _name, payerTaxId: _taxId, ...receipt } = await paymentReceipt(ports.pool, scope, { paymentId })
  return { receipt: { ...receipt, studentName: shortName(studentName) }, issuer: scope }
}

/** Card form data for a link. Throws NOT_FOUND, METHOD_NOT_OFFERED, ACQUIRER_UNAVAILABLE. */
export async function linkComponent(ports: PaymentPorts, holder: LinkHolder): Promise<AcquirerComponent> {
  return getComponent(ports, await withLink(ports, holder, (client, { scope }) => getPaymentSetting(client, scope.institutionId!)))
}

/** A payable bank slip of only the link's debts, with the least student data a slip needs. Throws NOT_FOUND. */
export async function linkSlip(
  { clock, ...ports }: LinkPorts & Pick<PaymentPorts, 'clock'>,
  { paymentId, ...holder }: LinkHolder & { paymentId: string },
): Promise<{ document: BankSlipDocument; issuer: Pick<CallerScope, 'tenantId' | 'institutionId'> }> {
  const now = clock.now()
  return withLink(ports, holder, async (client, link) => {
    if (getStatus(link, now) !== 'open') throw new DomainError('NOT_FOUND')
    const { tenantId, institutionId } = link.scope
    return {
      document: await slipForOthers(client, link.scope, await readPaymentInScope(client, link, paymentId), now),
      issuer: { tenantId, institutionId },
    }
  })
}

const getStatus = ({ debts, expiresAt }: ResolvedLink, now: Date) =>
  linkStatus(
    debts.map(({ status }) => status),
    expiresAt,
    now,
  )

const openDebts = ({ debts }: ResolvedLink) => debts.filter(({ status }) => status === 'open').map(({ debtId }) => debtId)
