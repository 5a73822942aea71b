import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PaymentMethodType, PaymentQuote } from '#api/financial/payments.ts'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { CardForm } from './card-form.tsx'
import type { Payer } from './charge.ts'
import type { ChargeProblemCode } from './payment-params.ts'
import { type CheckoutQuote, CheckoutSummary } from './checkout-summary.tsx'
import { PixMethod, type PixQuote } from './pix-method.tsx'
import { AddedAmount, SlipMethod, type SlipQuote } from './slip-method.tsx'
import { useMethodName } from './payment-names.ts'

const icon = { size: 24 } as const
const icons = { pix: <QrCode {...icon} />, bank_slip: <Barcode {...icon} />, credit_card: <CreditCard {...icon} /> }

interface CheckoutProps {
  payer: Payer
  quote: SlipQuote & PixQuote & Pick<PaymentQuote, 'methods' | 'installments'>
  /** Quote for the day `on`, once known. */
  quoteOn: CheckoutQuote | undefined
  method: PaymentMethodType | undefined
  /** Day of payment of a bank slip. */
  on: string
  problem?: ChargeProblemCode | undefined
  /** Whether all debts are of requests, whose plan is named (docs/requirements/academic-and-financial.md, section 9). */
  isOfRequests?: boolean
  /** Replaces the payment methods while a card is under review. */
  review: ReactNode
  note?: ReactNode
  aside?: ReactNode
}

export function Checkout({ payer, quote, quoteOn, method, on, problem, isOfRequests = false, review, note, aside = null }: CheckoutProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const methodName = useMethodName()
  const [pressed, setPressed] = useState<PaymentMethodType>()
  if (pressed && pressed === method) setPressed(undefined)
  if (review) {
    return (
      <TwoColumn width="wide" lead={<CheckoutSummary quote={quote} />} aside={aside}>
        {review}
      </TwoColumn>
    )
  }
  const methods = quote.methods.map(({ type }) => type)
  // The pressed method is shown at once; the URL follows when the router has time.
  const chosen = methods.find((type) => type === (pressed ?? method)) ?? methods[0]
  if (!chosen) {
    return (
      <EmptyState title={t`Nenhuma forma de pagamento disponível`}>
        <Trans>A instituição não oferece pagamento por aqui. Fale com o setor financeiro.</Trans>
      </EmptyState>
    )
  }
  const parts = quote.installments.at(-1)?.count ?? 1
  const description = {
    pix: t`Copie o código ou aponte a câmera.`,
    bank_slip: t`Pague no banco ou no aplicativo até o dia que você escolher.`,
    credit_card: parts > 1 ? t`À vista ou em até ${parts}x sem juros.` : isOfRequests ? t`À vista, sem juros.` : t`À vista.`,
  }
  const delay = { pix: t`Na hora`, bank_slip: t`Até 2 dias úteis`, credit_card: t`Na hora` }
  const slipQuote = on !== quote.on ? quoteOn : quote
  const search = (change: { method: PaymentMethodType } | { on: string }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, problem: undefined, ...change }), replace: true, resetScroll: false })
  return (
    <TwoColumn width="wide" lead={<CheckoutSummary quote={(chosen === 'bank_slip' && slipQuote) || quote} />} aside={aside}>
      {note}
      <noscript>
        {payer.plain ? (
          <MethodsWithoutScripts methods={methods} chosen={chosen} on={on}>
            <AddedAmount days={quote.slipDays} quoteOn={slipQuote} />
          </MethodsWithoutScripts>
        ) : (
          <Notice title={t`O pagamento por este link precisa de JavaScript. Ative-o no navegador.`} />
        )}
      </noscript>
      <div data-scripted="">
        <RadioCards
          name="method"
          legend={t`Forma de pagamento`}
          hideLegend
          value={chosen}
          onChange={(value) => {
            const type = value as PaymentMethodType
            setPressed(type)
            search({ method: type })
          }}
          options={methods.map((type) => ({
            value: type,
            label: methodName(type),
            icon: icons[type],
            description: description[type],
            note: delay[type],
          }))}
        />
      </div>
      {chosen === 'bank_slip' ? (
        <SlipMethod payer={payer} quote={quote} quoteOn={slipQuote} on={on} problem={problem} onDay={(day) => search({ on: day })} />
      ) : chosen === 'pix' ? (
        <PixMethod payer={payer} quote={quote} problem={problem} />
      ) : (
        <CardForm payer={payer} quote={quote} isOfRequests={isOfRequests} />
      )}
    </TwoColumn>
  )
}

/** Offers the methods that work without scripts; the card is not one, because scripts send its number to the acquirer. */
function MethodsWithoutScripts({
  methods,
  chosen,
  on,
  children,
}: {
  methods: PaymentMethodType[]
  chosen: PaymentMethodType
  on: string
  /** Content about the cost of the chosen slip day. */
  children: ReactNode
}) {
  const { t } = useLingui()
  const methodName = useMethodName()
  const day = useFormats().date(on)
  return (
    <>
      <FilterBar label={t`Forma de pagamento`}>
        {methods
          .filter((method) => method !== 'credit_card')
          .map((method) => (
            <Link
              key={method}
              to="."
              search={(before) => ({ ...before, problem: undefined, method })}
              className="filter-chip"
              data-selected={method === chosen || undefined}
              aria-current={method === chosen ? 'true' : undefined}
            >
              {methodName(method)}
            </Link>
          ))}
      </FilterBar>
      {chosen === 'bank_slip' ? (
        <p>
          <Trans>Boleto para {day}</Trans> {children}
        </p>
      ) : null}
    </>
  )
}
