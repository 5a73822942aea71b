import { mayManagePaymentLinks } from '#api/permissions.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Barcode, QrCode } from 'lucide-react'
import { priceTogether } from '#api/financial/debt-offers.ts'
import type { DebtDetails } from '#api/financial/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { AgreementTeaser } from '../../../../features/agreements/agreement-teaser.tsx'
import { CardInReview } from '../../../../features/payments/card-in-review.tsx'
import { StudentPaymentLinks } from '../../../../features/payments/links/own-links.tsx'
import { SendLink } from '../../../../features/payments/links/send-link.tsx'
import { hasPermission, isStaff } from '../../../../request/permissions.ts'
import { useShell } from '../../../../request/shell.queries.ts'
import { useFormats } from '../../../../request/use-formats.ts'
import { useDebtWords } from '../../../../subjects/debts/debt-words.ts'
import { LivePixLink } from '../../../../subjects/debts/live-pix.tsx'
import { WithoutCampaign } from '../../../../subjects/debts/without-campaign.tsx'
import { DebtsPayButton } from './debts-pay-button.tsx'

/** The ways to pay a debt, with today's lowest price first. */
export function DebtPay({ debt }: { debt: DebtDetails }) {
  const { debtId, offer, cardInReview, liveSlip, livePix, methods } = debt
  const { t } = useLingui()
  const formats = useFormats()
  const { labelFor } = useDebtWords()
  if (cardInReview) return <CardInReview paymentId={cardInReview} />
  if (methods.length === 0) return <NothingOffered />
  const { amount: price, usual, takesPix } = priceTogether([debt])
  const amount = formats.money(price)
  const [slipAmount, slipDay] = liveSlip ? [formats.money(liveSlip.amount), formats.date(liveSlip.dueOn)] : ['', '']
  const seeSlip = t`${plural(liveSlip?.debtCount ?? 0, {
    one: `Ver o boleto de ${slipAmount}, para ${slipDay}`,
    other: `Ver o boleto de # débitos: ${slipAmount}, para ${slipDay}`,
  })}`
  const byPix = methods.includes('pix') && takesPix
  // Charging this debt alone again would give the same code, unless it was made at another price.
  const isSame = livePix?.debtCount === 1 && livePix.amount === price
  const isCharged = Boolean(livePix ?? liveSlip)
  return (
    <Card aria-labelledby="pay">
      <CardSection>
        <CardTitle id="pay">
          <Trans>Pagar</Trans>
        </CardTitle>
        {livePix ? (
          <LivePixLink pix={livePix} debts={[debt]} className={buttonLook({ variant: 'primary', full: true })} icon={<QrCode />} />
        ) : null}
        {liveSlip ? (
          <Link
            to="/financial/payments/slip/$paymentId"
            params={{ paymentId: liveSlip.paymentId }}
            className={buttonLook({ variant: livePix ? 'outline' : 'primary', full: true })}
            aria-label={labelFor(seeSlip, [debt])}
          >
            <Barcode />
            {seeSlip}
          </Link>
        ) : null}
        {byPix && livePix && !isSame ? (
          <p>
            {livePix.debtCount === 1 ? (
              <Trans>Se você gerar outro, ele deixa de valer.</Trans>
            ) : (
              <Trans>Se você gerar um código só deste débito, o de {livePix.debtCount} débitos deixa de valer.</Trans>
            )}
          </p>
        ) : null}
        {byPix && !isSame ? (
          <DebtsPayButton
            debts={[debt]}
            amount={price}
            words={t`Pagar ${amount} com Pix`}
            icon={<QrCode />}
            variant={isCharged ? 'outline' : undefined}
          />
        ) : null}
        <Link
          to="/financial/payment-checkout"
          search={{ debts: String(debtId) }}
          className={buttonLook({ variant: byPix || isCharged ? 'outline' : 'primary', full: true })}
          aria-label={labelFor(
            byPix || !offer ? t`Outras formas de pagar` : t`Pagar ${amount}`,
            [debt],
            byPix || !offer ? amount : undefined,
          )}
        >
          {byPix || !offer ? <Trans>Outras formas de pagar</Trans> : <Trans>Pagar {amount}</Trans>}
        </Link>
        {offer ? <WithoutCampaign debtIds={[debtId]} debts={[debt]} usual={usual} /> : null}
      </CardSection>
    </Card>
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

/** Staff do not pay, but may send links. */
export function OtherWaysToPay({ debt }: { debt: DebtDetails }) {
  const { debtId, requestId, status, breakdown, cardInReview, studentHasAccount } = debt
  const { person } = useShell()
  const ofStaff = person !== null && isStaff(person)
  if (cardInReview || (ofStaff && !hasPermission(person, mayManagePaymentLinks))) return null
  return (
    <>
      {status === 'overdue' && !requestId && !ofStaff ? <AgreementTeaser debtId={debtId} amount={breakdown.amountPayable} /> : null}
      <SendLink debtIds={[debtId]} studentHasAccount={studentHasAccount} />
      <StudentPaymentLinks debtId={debtId} />
    </>
  )
}
