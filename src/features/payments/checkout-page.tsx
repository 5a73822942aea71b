import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import type { PaymentMethodType, PaymentQuote } from '#api/payments.ts'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { BackToPayments } from '../../shared/back-to-payments.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { CampaignGone } from './campaign-gone.tsx'
import type { CardCharge } from './card-charge.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { PayWithCard } from './pay-with-card.tsx'
import { PayWithPixButton } from './pay-with-pix-button.tsx'
import { PayWithSlipButton } from './pay-with-slip-button.tsx'
import { paymentQueries } from './payments.queries.ts'
import { SlipDay } from './slip-day.tsx'
import { useMethodName } from './use-method-name.ts'

interface CheckoutPageProps {
  debtIds: number[]
  /** What the debts cost today. */
  quote: PaymentQuote
  method: PaymentMethodType | undefined
  /** The day on which a slip is to be paid. */
  on: string | undefined
  /** Whose discount was asked for. */
  campaignId?: number | undefined
  /** Draws what pays by card: it needs more than this page does. */
  renderCard(charge: CardCharge): ReactNode
  /** Another way to have it paid; another part of the product brings it. */
  children?: ReactNode
}

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const

/** How to pay some debts: the method, what it costs that way and on that day, and the one action. */
export function CheckoutPage({ debtIds, quote, method = quote.methods[0]?.type, on, campaignId, renderCard, children }: CheckoutPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const formats = useFormats(useShell())
  const methodName = useMethodName()
  const isSlip = method === 'bank_slip'
  const parts = quote.installments.at(-1)?.count ?? 1
  const { data: ofDay } = useQuery({ ...paymentQueries.quote(debtIds, on, campaignId), enabled: isSlip && on !== undefined })
  const shown = isSlip && on ? ofDay : quote
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: paymentQueries.all })
  const charge = { debtIds, campaignId, onAmountChanged: readAgain }
  const description = {
    pix: t`Copie o código ou aponte a câmera.`,
    bank_slip: t`Pague no banco ou no aplicativo até o dia que você escolher.`,
    credit_card: parts > 1 ? t`À vista ou em até ${parts}x sem juros.` : t`À vista.`,
  }
  const note = { pix: t`Na hora`, bank_slip: t`Até 2 dias úteis`, credit_card: t`Na hora` }
  const icons = { pix: <QrCode {...icon} />, bank_slip: <Barcode {...icon} />, credit_card: <CreditCard {...icon} /> }
  const amount = shown ? formats.money(shown.amount) : ''
  return (
    <>
      <PageHeader back={<BackToPayments />} title={<Trans>Como você quer pagar?</Trans>} />
      {quote.methods.length === 0 ? (
        <EmptyState title={t`Nenhuma forma de pagamento disponível`}>
          <Trans>A instituição não oferece pagamento por aqui. Fale com o setor financeiro.</Trans>
        </EmptyState>
      ) : (
        <TwoColumn width="wide" lead={<CheckoutSummary quote={shown ?? quote} />} aside={children}>
          {campaignId && !quote.campaign ? <CampaignGone /> : null}
          <RadioCards
            name="method"
            legend={t`Forma de pagamento`}
            hideLegend
            value={method}
            onChange={(chosen) =>
              void navigate({
                to: '.',
                search: (before) => ({ ...before, method: chosen as PaymentMethodType }),
                replace: true,
                resetScroll: false,
              })
            }
            options={quote.methods.map(({ type }) => ({
              value: type,
              label: methodName(type),
              icon: icons[type],
              description: description[type],
              note: note[type],
            }))}
          />
          {isSlip ? <SlipDay days={quote.slipDays} today={quote.on} on={on ?? quote.on} /> : null}
          {method === 'pix' ? (
            <PayWithPixButton {...charge} amount={quote.amount}>
              <Trans>Pagar {amount} com Pix</Trans>
            </PayWithPixButton>
          ) : null}
          {isSlip && shown ? (
            <PayWithSlipButton {...charge} dueOn={on ?? quote.on} amount={shown.amount}>
              <Trans>Gerar boleto de {amount}</Trans>
            </PayWithSlipButton>
          ) : null}
          {method === 'credit_card' ? <PayWithCard {...charge} quote={quote} renderCard={renderCard} /> : null}
        </TwoColumn>
      )}
    </>
  )
}
