import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LivePix, LiveSlip } from '#api/debts.ts'
import type { PaymentMethodType, PaymentQuote } from '#api/payments.ts'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { LivePixLink } from '../../shared/debts/live-pix.tsx'
import { PayDayField } from '../../shared/debts/pay-day-field.tsx'
import { CardForm } from './card-form.tsx'
import type { Payer } from './charge.ts'
import { addedAfterUsual, type ChargeProblemCode } from './payment-params.ts'
import { ChargeButton } from './charge-button.tsx'
import { type CheckoutQuote, CheckoutSummary } from './checkout-summary.tsx'
import type { PaidDebt } from './paid-debts.tsx'
import { useMethodName } from './payment-names.ts'

const icon = { size: 24 } as const
const icons = { pix: <QrCode {...icon} />, bank_slip: <Barcode {...icon} />, credit_card: <CreditCard {...icon} /> }

interface CheckoutProps {
  payer: Payer
  quote: CheckoutQuote &
    Pick<PaymentQuote, 'methods' | 'slipDays' | 'installments'> & {
      liveSlips: ReplacedSlip[]
      /** Somebody else than the student does not see theirs. */
      livePix?: LivePix | null
      replacedPix?: LivePix | null
    }
  /** Quote for the day `on`, once known. */
  quoteOn: CheckoutQuote | undefined
  method: PaymentMethodType | undefined
  /** Day of payment of a bank slip. */
  on: string
  problem?: ChargeProblemCode | undefined
  /** All that is paid is of requests, whose plan is named (docs/requirements/academic-and-financial.md, section 9). */
  isOfRequests?: boolean
  /** Stands in place of the methods while a card is under review. */
  review: ReactNode
  note?: ReactNode
  aside?: ReactNode
}

export function Checkout({ payer, quote, quoteOn, method, on, problem, isOfRequests = false, review, note, aside = null }: CheckoutProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const formats = useFormats()
  const methodName = useMethodName()
  const { labelFor } = useDebtWords()
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
  // Shown at once: the address follows when the router has time.
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
  const isSlip = chosen === 'bank_slip'
  const shown = isSlip && on !== quote.on ? quoteOn : quote
  const replaced = quote.liveSlips.find(({ dueOn, amount }) => dueOn !== on || amount !== shown?.amount)
  const amount = shown ? formats.money(shown.amount) : ''
  const addedCents = shown && isSlip ? addedAfterUsual(quote.slipDays, shown) : 0
  const added = addedCents > 0 ? <AddedAmount cents={addedCents} usual={quote.slipDays.usual} /> : null
  const search = (change: { method: PaymentMethodType } | { on: string }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, problem: undefined, ...change }), replace: true, resetScroll: false })
  return (
    <TwoColumn width="wide" lead={<CheckoutSummary quote={shown ?? quote} />} aside={aside}>
      {note}
      <noscript>
        {payer.plain ? (
          <MethodsWithoutScripts methods={methods} chosen={chosen} on={on} added={added} />
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
      {isSlip ? (
        <div data-scripted="">
          <SlipDay days={quote.slipDays} today={quote.on} on={on} added={added} onChange={(day) => search({ on: day })} />
        </div>
      ) : null}
      {isSlip && shown ? (
        <>
          {replaced ? <SlipReplaced slip={replaced} debts={quote.debts} /> : null}
          <ChargeButton
            key="bank_slip"
            payer={payer}
            amount={shown.amount}
            dueOn={on}
            label={labelFor(replaced ? t`Cancelar esse boleto e gerar outro, de ${amount}` : t`Gerar boleto de ${amount}`, quote.debts)}
            problem={problem}
            icon={<Barcode {...icon} size={20} />}
          >
            {replaced ? <Trans>Cancelar esse boleto e gerar outro, de {amount}</Trans> : <Trans>Gerar boleto de {amount}</Trans>}
          </ChargeButton>
        </>
      ) : null}
      {isSlip && !shown ? (
        <div aria-busy>
          <Skeleton shape="control" />
        </div>
      ) : null}
      {chosen === 'pix' && quote.livePix ? (
        <LivePixLink
          pix={quote.livePix}
          debts={quote.debts}
          className={buttonLook({ variant: 'primary', size: 'lg', full: true })}
          icon={<QrCode {...icon} size={20} />}
        />
      ) : null}
      {chosen === 'pix' && !quote.livePix && quote.replacedPix ? <PixReplaced pix={quote.replacedPix} /> : null}
      {chosen === 'pix' && !quote.livePix ? (
        <ChargeButton
          key="pix"
          payer={payer}
          amount={quote.amount}
          label={labelFor(t`Pagar ${amount} com Pix`, quote.debts)}
          problem={problem}
          icon={<QrCode {...icon} size={20} />}
        >
          <Trans>Pagar {amount} com Pix</Trans>
        </ChargeButton>
      ) : null}
      {chosen === 'credit_card' ? <CardForm payer={payer} quote={quote} isOfRequests={isOfRequests} /> : null}
    </TwoColumn>
  )
}

/** A card's number goes from scripts to the acquirer. */
function MethodsWithoutScripts({
  methods,
  chosen,
  on,
  added,
}: {
  methods: PaymentMethodType[]
  chosen: PaymentMethodType
  on: string
  added: ReactNode
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
          <Trans>Boleto para {day}</Trans> {added}
        </p>
      ) : null}
    </>
  )
}

/** Without an id where the payer can't see it. */
type ReplacedSlip = Omit<LiveSlip, 'paymentId'> & { paymentId?: string }

/** A second slip cancels the first, which may be printed or scheduled already. */
function SlipReplaced({ slip: { paymentId, dueOn, amount, debtCount }, debts }: { slip: ReplacedSlip; debts: readonly PaidDebt[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { labelFor } = useDebtWords()
  const [owed, day] = [formats.money(amount), formats.date(dueOn)]
  // Of several debts, some may be in other slips.
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

/** A second code cancels the first, which may have been sent to somebody already. */
function PixReplaced({ pix }: { pix: LivePix }) {
  const { t } = useLingui()
  const owed = useFormats().money(pix.amount)
  return (
    <Notice
      tone="warning"
      title={t`Já existe um código Pix de ${owed}`}
      action={<LivePixLink pix={pix} debts={[]} className={buttonLook({ size: 'sm' })} />}
    >
      <Trans>Se você gerar outro, ele deixa de valer.</Trans>
    </Notice>
  )
}

/** What another day would save. */
function AddedAmount({ cents, usual }: { cents: number; usual: string }) {
  const formats = useFormats()
  const [difference, day] = [formats.money(cents), formats.date(usual)]
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
