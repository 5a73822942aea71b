import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PaymentMethodType, PaymentQuote } from '#api/payments.ts'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import type { DateProblem } from '#design/components/dates/civil-date.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useShell } from '../../request/shell.queries.ts'
import { CardForm } from './card-form.tsx'
import type { Payer } from './charge.ts'
import { ChargeButton } from './charge-button.tsx'
import { type CheckoutQuote, CheckoutSummary } from './checkout-summary.tsx'
import { useMethodName } from './payment-names.ts'

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const
const icons = { pix: <QrCode {...icon} />, bank_slip: <Barcode {...icon} />, credit_card: <CreditCard {...icon} /> }

interface CheckoutProps {
  payer: Payer
  quote: CheckoutQuote & Pick<PaymentQuote, 'methods' | 'slipDays' | 'installments'>
  /** Quote for the day `on`, once known. */
  quoteOn: CheckoutQuote | undefined
  method: PaymentMethodType | undefined
  /** Day of payment of a bank slip; defaults to today. */
  on: string | undefined
  note?: ReactNode
  aside?: ReactNode
}

export function Checkout({ payer, quote, quoteOn, method, on, note, aside = null }: CheckoutProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const formats = useFormats(useShell())
  const methodName = useMethodName()
  const methods = quote.methods.map(({ type }) => type)
  const chosen = methods.find((type) => type === method) ?? methods[0]
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
    credit_card: parts > 1 ? t`À vista ou em até ${parts}x sem juros.` : t`À vista.`,
  }
  const delay = { pix: t`Na hora`, bank_slip: t`Até 2 dias úteis`, credit_card: t`Na hora` }
  const isSlip = chosen === 'bank_slip'
  const dueOn = on ?? quote.on
  const shown = isSlip && on ? quoteOn : quote
  const amount = shown ? formats.money(shown.amount) : ''
  const search = (change: { method: PaymentMethodType } | { on: string }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  return (
    <TwoColumn width="wide" lead={<CheckoutSummary quote={shown ?? quote} />} aside={aside}>
      {note}
      <RadioCards
        name="method"
        legend={t`Forma de pagamento`}
        hideLegend
        value={chosen}
        onChange={(type) => search({ method: type as PaymentMethodType })}
        options={methods.map((type) => ({
          value: type,
          label: methodName(type),
          icon: icons[type],
          description: description[type],
          note: delay[type],
        }))}
      />
      {isSlip ? <SlipDay days={quote.slipDays} today={quote.on} on={dueOn} onChange={(day) => search({ on: day })} /> : null}
      {isSlip && shown ? (
        <ChargeButton key="bank_slip" payer={payer} amount={shown.amount} dueOn={dueOn} icon={<Barcode {...icon} size={20} />}>
          <Trans>Gerar boleto de {amount}</Trans>
        </ChargeButton>
      ) : null}
      {chosen === 'pix' ? (
        <ChargeButton key="pix" payer={payer} amount={quote.amount} icon={<QrCode {...icon} size={20} />}>
          <Trans>Pagar {amount} com Pix</Trans>
        </ChargeButton>
      ) : null}
      {chosen === 'credit_card' ? <CardForm payer={payer} quote={quote} /> : null}
    </TwoColumn>
  )
}

interface SlipDayProps {
  days: PaymentQuote['slipDays']
  today: string
  on: string
  onChange(day: string): void
}

function SlipDay({ days, today, on, onChange }: SlipDayProps) {
  const { t } = useLingui()
  const dateField = useDateField()
  const formats = useFormats(useShell())
  const [problem, setProblem] = useState<DateProblem>()
  const [first, last] = [formats.date(days.from), formats.date(days.to)]
  return (
    <DateField
      {...dateField}
      label={t`Em que dia você vai pagar?`}
      hint={t`O valor do boleto é o desse dia.`}
      min={days.from}
      max={days.to}
      today={today}
      defaultValue={on}
      error={
        problem === 'beforeMin' || problem === 'afterMax' ? t`Escolha um dia de ${first} a ${last}` : problem && t`Este dia não existe`
      }
      onValueChange={(day, found) => {
        setProblem(found)
        if (!found && day && day !== on) onChange(day)
      }}
    />
  )
}
