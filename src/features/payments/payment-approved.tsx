import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { NextDebt, ShownPayment } from '#api/financial/payments.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { ActionRow } from '#design/components/data/action-row.tsx'
import { Card, CardRows, CardSection } from '#design/components/data/card.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Countdown } from '#design/components/feedback/countdown.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { PaidMoment } from '#design/patterns/paid-moment.tsx'
import { getCivilDate, firstCapital } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { RequestLink } from '../../subjects/debts/request-link.tsx'
import { BackToReenrollment } from '../../subjects/reenrollment/way-back.tsx'
import { PaidDebtsRow } from './paid-debts.tsx'
import { useCardName } from './payment-names.ts'

export function PaymentApproved({ payment }: { payment: ShownPayment }) {
  const { t } = useLingui()
  const title = usePaidTitle(payment)
  const saved = getSaved(payment)
  const amount = useFormats().money(saved)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  const received = t`Pagamento recebido`
  return (
    <PaidMoment
      wordsRef={words}
      title={title}
      said={title === received ? undefined : received}
      gain={saved > 0 ? <Trans>Você economizou {amount}</Trans> : null}
    >
      <MoneyNotices payment={payment} />
      <Card aria-label={t`Recibo e próximo débito`}>
        <CardRows>
          <ReceiptRow payment={payment} />
          <PaidDebtsRow debts={payment.debts} />
        </CardRows>
        {payment.next === undefined ? null : (
          <CardSection>
            <WhatComesNext next={payment.next} paidAt={payment.paidAt} />
          </CardSection>
        )}
      </Card>
      {payment.leavesAfter === null ? null : <ReceiptRedirect paymentId={payment.paymentId} seconds={payment.leavesAfter} />}
      <RequestLink debts={payment.debts} className={buttonLook({ variant: 'primary', full: true })} />
      <BackToReenrollment className={buttonLook({ variant: 'outline', full: true })} />
      <Link to="/financial/payments" className={buttonLook({ variant: 'outline', full: true })}>
        <Trans>Voltar aos pagamentos</Trans>
      </Link>
    </PaidMoment>
  )
}

/** The cents that discounts took off the debts. */
const getSaved = ({ debts }: ShownPayment) =>
  -debts
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'campaign_discount' || kind === 'punctuality_discount')
    .reduce((sum, { amount }) => sum + amount, 0)

function ReceiptRow({ payment: { paymentId, debts, amount: cents, card, paidAt } }: { payment: ShownPayment }) {
  const formats = useFormats()
  const cardName = useCardName()
  const { getNames } = useDebtWords()
  const amount = formats.money(cents)
  return (
    <li>
      <Link to="/financial/payments/receipts/$paymentId" params={{ paymentId }} className="action-row__root">
        <ActionRow
          icon={<ReceiptText />}
          context={getNames(debts)}
          title={<Trans>Ver recibo</Trans>}
          description={
            <Facts>
              {paidAt ? formats.dateTime(paidAt) : null}
              {card ? cardName(card) : null}
            </Facts>
          }
          end={amount}
        />
      </Link>
    </li>
  )
}

/** What happened to money that came late, or was too little or too much. */
function MoneyNotices({ payment }: { payment: ShownPayment }) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <>
      {payment.late ? (
        <Notice tone="info" title={t`Recebido depois do prazo`}>
          {payment.method === 'bank_slip' ? (
            <Trans>O boleto já tinha vencido, mas o dinheiro chegou e foi registrado.</Trans>
          ) : (
            <Trans>O código já tinha expirado, mas o dinheiro chegou e foi registrado.</Trans>
          )}
        </Notice>
      ) : null}
      {payment.owed?.length ? (
        <Notice tone="warning" title={t`O valor não cobriu tudo`}>
          <Trans>
            Ele abateu do que você devia, e o que falta continua em aberto.{' '}
            <Link
              to="/financial/payments/$debtId"
              params={{ debtId: String(payment.owed[0]) }}
              className={textLinkLook({ variant: 'after' })}
            >
              Ver o que falta
            </Link>
          </Trans>
        </Notice>
      ) : null}
      {payment.creditAmount > 0 ? (
        <Notice tone="info" title={t`Crédito de ${formats.money(payment.creditAmount)}`}>
          <Trans>
            O pagamento foi maior que o valor devido. A diferença ficou como crédito em seu nome. Fale com o setor financeiro para abater do
            próximo débito ou receber de volta.
          </Trans>
        </Notice>
      ) : null}
    </>
  )
}

/** Returns the title: the paid month of a monthly fee if nothing else of it is owed, else the number of debts. */
function usePaidTitle({ debts, monthOwed, owed = [] }: ShownPayment): string {
  const { t } = useLingui()
  const formats = useFormats()
  const [debt] = debts
  if (owed.length > 0) return t`Pagamento recebido`
  if (!debt || monthOwed || debts.length > 1 || debt.type !== 'tuition' || debt.description || debt.installment)
    return debts.length > 1 ? t`${plural(debts.length, { one: '# débito pago', other: '# débitos pagos' })}` : t`Tudo certo`
  const month = firstCapital(formats.monthName(debt.competency))
  return t`${month} está pago`
}

/** The next debt, offered quietly. */
function WhatComesNext({ next, paidAt }: { next: NextDebt | null; paidAt: string | null }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { timeZone } = useShell()
  const { fullName, labelFor } = useDebtWords()
  if (!next) return <Trans>Você não tem mais nada em aberto.</Trans>
  const due = formats.date(next.dueDate)
  const isLate = paidAt !== null && next.dueDate < getCivilDate(paidAt, timeZone)
  const amount = formats.money(next.amount)
  return (
    <>
      <AmountBreakdown
        size="compact"
        lines={[{ label: fullName(next), note: isLate ? t`Venceu em ${due}` : t`Vence em ${due}`, amount }]}
      />
      <Link
        to="/financial/payments/$debtId"
        params={{ debtId: String(next.debtId) }}
        className={buttonLook({ variant: 'quiet', size: 'sm' })}
        aria-label={labelFor(t`Ver o próximo débito`, [next], amount)}
      >
        <Trans>Ver o próximo débito</Trans>
      </Link>
    </>
  )
}

/** Opens the receipt after a delay configured by the institution, unless the user cancels. */
function ReceiptRedirect({ paymentId, seconds }: { paymentId: string; seconds: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [startedAt] = useState(() => Date.now())
  const [isStopped, setStopped] = useState(false)
  if (isStopped) return null
  return (
    <p>
      <Countdown
        now={startedAt}
        endsAt={startedAt + seconds * 1000}
        milestones={[seconds - 1]}
        urgentFrom={0}
        say={(left) => t`O recibo abre em ${left} segundos. Para continuar nesta página, use o botão Ficar aqui.`}
        onEnd={() => void navigate({ to: '/financial/payments/receipts/$paymentId', params: { paymentId } })}
      >
        {(left) => t`O recibo abre em ${left} segundos`}
      </Countdown>{' '}
      <Button variant="quiet" onClick={() => setStopped(true)}>
        <Trans>Ficar aqui</Trans>
      </Button>
    </p>
  )
}
