import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaymentMethodType, PaymentQuote } from '#api/financial/payments.ts'
import { Card, CardRows, CardSection } from '#design/components/data/card.tsx'
import { PriceFigure } from '#design/components/data/price-figure.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { DiscountNote } from '../../subjects/debts/discount-note.tsx'
import { CampaignOffer } from './campaign-offer.tsx'
import { CardForm } from './card-form.tsx'
import type { Payer } from './charge.ts'
import { type PaidDebt, PaidDebtsRow } from './paid-debts.tsx'
import type { ChargeProblemCode } from './payment-params.ts'
import { PixMethod, type PixQuote } from './pix-method.tsx'
import { AddedAmount, SlipMethod, type SlipQuote } from './slip-method.tsx'
import { type CheckoutPlace, type Way, WaysSheet } from './ways-sheet.tsx'

export type CheckoutQuote = Pick<PaymentQuote, 'on' | 'amount' | 'campaign'> & { debts: PaidDebt[] }

interface CheckoutProps {
  payer: Payer
  quote: SlipQuote & PixQuote & Pick<PaymentQuote, 'methods' | 'methodsWithoutCampaign' | 'campaignOffer' | 'installments'>
  /** Quote for the day `on`, once known. */
  quoteOn: CheckoutQuote | undefined
  method: PaymentMethodType | undefined
  /** Day of payment of a bank slip. */
  on: string
  place: Exclude<CheckoutPlace, 'debt'>
  problem?: ChargeProblemCode | undefined
  /** Whether all debts are of requests, whose plan is named (docs/requirements/academic-and-financial.md, section 9). */
  isOfRequests?: boolean
  /** Replaces the payment methods while a card is under review. */
  review: ReactNode
  note?: ReactNode
  /** Whether the sheet of other ways starts open. */
  isChoosing?: boolean
  /** A row of the sheet of other ways, by which somebody else pays. */
  ask?: ReactNode
}

/** One price and one method; the others are in a sheet. */
export function Checkout({
  payer,
  quote,
  quoteOn,
  method,
  on,
  place,
  problem,
  isOfRequests = false,
  review,
  note,
  isChoosing = false,
  ask,
}: CheckoutProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const methods = quote.methods.map(({ type }) => type)
  const chosen = methods.find((type) => type === method) ?? methods.find((type) => type === 'pix') ?? methods[0]
  const slipQuote = on !== quote.on ? quoteOn : quote
  const usual = quote.campaign ? quote.amount + quote.campaign.discountAmount : undefined
  if (review) {
    return (
      <Card aria-label={t`Valor e pagamento`} className="pay-column">
        <CardSection>
          <CheckoutFigure quote={quote} place={place} />
          {review}
        </CardSection>
        <CardRows>
          <PaidDebtsRow debts={quote.debts} />
        </CardRows>
      </Card>
    )
  }
  if (!chosen) {
    return (
      <EmptyState title={t`Nenhuma forma de pagamento disponível`}>
        <Trans>A instituição não oferece pagamento por aqui. Fale com o setor financeiro.</Trans>
      </EmptyState>
    )
  }
  const ways: Way[] = [
    ...methods.filter((type) => type !== chosen).map((type) => ({ method: type })),
    ...quote.methodsWithoutCampaign.map((type) => ({ method: type, usual })),
  ]
  const toDay = (day: string) =>
    void navigate({ to: '.', search: (before) => ({ ...before, problem: undefined, on: day }), replace: true, resetScroll: false })
  return (
    <Card aria-label={t`Valor e pagamento`} className="pay-column">
      <CardSection>
        <CheckoutFigure quote={(chosen === 'bank_slip' && slipQuote) || quote} place={place} />
        <CampaignOffer quote={quote} />
        {note}
        {payer.plain ? null : (
          <noscript>
            <Notice title={t`O pagamento por este link precisa de JavaScript. Ative-o no navegador.`} />
          </noscript>
        )}
        {chosen === 'bank_slip' ? (
          <>
            <noscript>
              <AddedAmount days={quote.slipDays} quoteOn={slipQuote} />
            </noscript>
            <SlipMethod payer={payer} quote={quote} quoteOn={slipQuote} on={on} problem={problem} onDay={toDay} />
          </>
        ) : chosen === 'pix' ? (
          <PixMethod payer={payer} quote={quote} problem={problem} />
        ) : (
          <CardForm payer={payer} quote={quote} isOfRequests={isOfRequests} />
        )}
      </CardSection>
      <CardRows>
        <WaysSheet ways={ways} debts={quote.debts} place={place} usual={usual} asks={Boolean(ask)} startsOpen={isChoosing}>
          {ask}
        </WaysSheet>
        <PaidDebtsRow debts={quote.debts} />
      </CardRows>
    </Card>
  )
}

function CheckoutFigure({ quote: { on, amount, campaign, debts }, place }: { quote: CheckoutQuote } & Pick<CheckoutProps, 'place'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const { nameOfAll } = useDebtWords()
  const [what, day] = [nameOfAll(debts), formats.date(on)]
  return (
    <div aria-live="polite">
      <PriceFigure
        // The page of the session has what is paid as its title.
        due={place === 'link' ? t`${what}, para pagar em ${day}` : t`Para pagar em ${day}`}
        amount={formats.money(amount)}
        usual={campaign ? { label: t`Sem o desconto`, amount: formats.money(amount + campaign.discountAmount) } : undefined}
        note={campaign ? <DiscountNote discount={{ name: campaign.name, validTo: campaign.validTo }} today={on} /> : null}
      />
    </div>
  )
}
