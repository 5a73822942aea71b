import { mayManagePaymentLinks } from '#api/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { priceTogether } from '#api/financial/debt-offers.ts'
import type { DebtDetails } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { NegotiateRow, useMostInstallments } from '../../../../features/agreements/negotiate-row.tsx'
import { CardInReview } from '../../../../features/payments/card-in-review.tsx'
import { StudentPaymentLinks } from '../../../../features/payments/links/own-links.tsx'
import { SendLink, SendLinkRow } from '../../../../features/payments/links/send-link.tsx'
import { WaysSheet } from '../../../../features/payments/ways-sheet.tsx'
import { hasPermission, isStaff } from '../../../../request/permissions.ts'
import { useShell } from '../../../../request/shell.queries.ts'
import { useFormats } from '../../../../request/use-formats.ts'
import { useDebtWords } from '../../../../subjects/debts/debt-words.ts'
import { LivePixLink } from '../../../../subjects/debts/live-pix.tsx'
import { DebtsPayButton } from './debts-pay-button.tsx'

/** The button that pays today's lowest price of a debt, or leads to the code that does. */
export function DebtPay({ debt }: { debt: DebtDetails }) {
  const { cardInReview, livePix, methods } = debt
  if (cardInReview) return <CardInReview paymentId={cardInReview} />
  if (methods.length === 0) return <NothingOffered />
  const { amount: price } = priceTogether([debt])
  const main = getMainMethod(debt)
  // Charging this debt alone again would give the same code, unless it was made at another price.
  const isSame = livePix?.debtCount === 1 && livePix.amount === price
  return (
    <>
      {livePix ? <LivePixLink pix={livePix} debts={[debt]} className={buttonLook({ variant: 'primary', size: 'lg', full: true })} /> : null}
      {livePix && !isSame && main === 'pix' ? (
        <p>
          {livePix.debtCount === 1 ? (
            <Trans>Se você gerar outro, ele deixa de valer.</Trans>
          ) : (
            <Trans>Se você gerar um código só deste débito, o de {livePix.debtCount} débitos deixa de valer.</Trans>
          )}
        </p>
      ) : null}
      {main !== 'pix' ? (
        <PayElsewhere debt={debt} method={main} amount={price} />
      ) : isSame ? null : (
        <DebtsPayButton debts={[debt]} amount={price} variant={livePix ? 'outline' : undefined} />
      )}
    </>
  )
}

/** The method that pays the lowest price, Pix before others. */
function getMainMethod({ methods, offer }: DebtDetails): PaymentMethodType {
  const cheapest = methods.filter((method) => !offer || offer.methods.includes(method))
  return cheapest.find((method) => method === 'pix') ?? cheapest[0] ?? methods[0]!
}

/** Leads to the checkout where the lowest price is not paid by Pix. */
function PayElsewhere({ debt, method, amount }: { debt: DebtDetails; method: PaymentMethodType; amount: number }) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const words = method === 'bank_slip' ? t`Pagar com boleto` : t`Pagar com cartão`
  return (
    <Link
      to="/financial/payment-checkout"
      search={{ debts: String(debt.debtId), method }}
      className={buttonLook({ variant: 'primary', size: 'lg', full: true })}
      aria-label={labelFor(words, [debt], useFormats().money(amount))}
    >
      {words}
    </Link>
  )
}

/** The row of every other way to settle the debt. */
export function DebtWays({ debt }: { debt: DebtDetails }) {
  const { debtId, offer, methods, requestId, status, breakdown, liveSlip } = debt
  const { usual } = priceTogether([debt])
  const main = getMainMethod(debt)
  const installments = useMostInstallments({ debtId, amount: breakdown.amountPayable, isOverdue: status === 'overdue' && !requestId })
  const isDearer = (method: PaymentMethodType) => offer && !offer.methods.includes(method)
  return (
    <WaysSheet
      place="debt"
      ways={methods.filter((method) => method !== main).map((method) => ({ method, usual: isDearer(method) ? usual : undefined }))}
      debts={[debt]}
      usual={offer ? usual : undefined}
      liveSlip={liveSlip}
      negotiates={installments !== null}
      asks
    >
      {installments === null ? null : <NegotiateRow debt={debt} amount={breakdown.amountPayable} count={installments} />}
      <SendLinkRow debtIds={[debtId]} />
    </WaysSheet>
  )
}

function NothingOffered() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`Nenhuma forma de pagamento disponível`}>
      <Trans>A instituição não oferece pagamento por aqui. Fale com o setor financeiro.</Trans>
    </Notice>
  )
}

/** The links by which others pay; staff do not pay, but may send one. */
export function DebtLinks({ debt: { debtId, cardInReview, studentHasAccount } }: { debt: DebtDetails }) {
  const { person } = useShell()
  const ofStaff = person !== null && isStaff(person)
  if (cardInReview || (ofStaff && !hasPermission(person, mayManagePaymentLinks))) return null
  return (
    <>
      {ofStaff ? <SendLink debtIds={[debtId]} studentHasAccount={studentHasAccount} /> : null}
      <StudentPaymentLinks debtId={debtId} />
    </>
  )
}
