import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Barcode } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LiveSlip } from '#api/financial/debts.ts'
import type { PaymentQuote } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { PayDayField } from '../../subjects/debts/pay-day-field.tsx'
import type { Payer } from './charge.ts'
import { ChargeButton } from './charge-button.tsx'
import type { CheckoutQuote } from './checkout.tsx'
import type { PaidDebt } from './paid-debts.tsx'
import { addedAfterUsual, type ChargeProblemCode } from './payment-params.ts'

export type SlipQuote = CheckoutQuote & Pick<PaymentQuote, 'slipDays'> & { liveSlips: ReplacedSlip[] }

interface SlipMethodProps {
  payer: Payer
  quote: SlipQuote
  /** Quote for the day `on`, once known. */
  quoteOn: CheckoutQuote | undefined
  /** Day of payment. */
  on: string
  problem: ChargeProblemCode | undefined
  onDay(day: string): void
}

/** A bank slip for a day that the payer chooses. */
export function SlipMethod({ payer, quote, quoteOn, on, problem, onDay }: SlipMethodProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { labelFor } = useDebtWords()
  const replaced = quote.liveSlips.find(({ dueOn, amount }) => dueOn !== on || amount !== quoteOn?.amount)
  const amount = quoteOn ? formats.money(quoteOn.amount) : ''
  return (
    <>
      <div data-scripted="">
        <SlipDay
          days={quote.slipDays}
          today={quote.on}
          on={on}
          added={<AddedAmount days={quote.slipDays} quoteOn={quoteOn} />}
          onChange={onDay}
        />
      </div>
      {quoteOn ? (
        <>
          {replaced ? <SlipReplaced slip={replaced} debts={quote.debts} /> : null}
          <ChargeButton
            payer={payer}
            amount={quoteOn.amount}
            dueOn={on}
            label={labelFor(replaced ? t`Cancelar esse boleto e gerar outro, de ${amount}` : t`Gerar boleto de ${amount}`, quote.debts)}
            problem={problem}
            icon={<Barcode />}
          >
            {replaced ? <Trans>Cancelar esse boleto e gerar outro, de {amount}</Trans> : <Trans>Gerar boleto de {amount}</Trans>}
          </ChargeButton>
        </>
      ) : (
        <div aria-busy>
          <Skeleton shape="control" />
        </div>
      )}
    </>
  )
}

/** The slip to be replaced; it has no id if the payer may not see it. */
type ReplacedSlip = Omit<LiveSlip, 'paymentId'> & { paymentId?: string }

/** A second slip cancels the first, which may be printed or scheduled already. */
function SlipReplaced({ slip: { paymentId, dueOn, amount, debtCount }, debts }: { slip: ReplacedSlip; debts: readonly PaidDebt[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { labelFor } = useDebtWords()
  const [owed, day] = [formats.money(amount), formats.date(dueOn)]
  // If there are several debts, some may be in other slips.
  const known = debts.length === 1 ? debts : []
  return (
    <Notice
      tone="warning"
      live="status"
      title={t`Já existe um boleto de ${owed} para ${day}`}
      action={
        paymentId ? (
          <Link
            to="/financial/payments/slip/$paymentId"
            params={{ paymentId }}
            className={buttonLook({ size: 'sm' })}
            aria-label={labelFor(t`Ver esse boleto de ${owed}, para ${day}`, known, undefined, debtCount)}
          >
            <Trans>Ver esse boleto</Trans>
          </Link>
        ) : null
      }
    >
      <Trans>Se você gerar outro, ele é cancelado. Não gere se já pagou ou agendou o pagamento.</Trans>
    </Notice>
  )
}

/** Shows what the chosen day costs more than the usual day. */
export function AddedAmount({ days, quoteOn }: { days: PaymentQuote['slipDays']; quoteOn: CheckoutQuote | undefined }) {
  const formats = useFormats()
  const cents = quoteOn ? addedAfterUsual(days, quoteOn) : 0
  if (cents <= 0) return null
  const [difference, day] = [formats.money(cents), formats.date(days.usual)]
  return (
    <Status tone="warning">
      <Trans>
        {difference} a mais do que até {day}
      </Trans>
    </Status>
  )
}

interface SlipDayProps {
  days: PaymentQuote['slipDays']
  today: string
  on: string
  added: ReactNode
  onChange(day: string): void
}

function SlipDay({ days, today, on, added, onChange }: SlipDayProps) {
  const { t } = useLingui()
  return (
    <PayDayField
      label={t`Em que dia você vai pagar?`}
      hint={(first, last) => (
        <>
          <Trans>
            Dia útil de {first} a {last}. O valor do boleto é o desse dia.
          </Trans>{' '}
          {added}
        </>
      )}
      min={days.from}
      max={days.to}
      closed={days.closed}
      today={today}
      day={on}
      onChange={onChange}
    />
  )
}
