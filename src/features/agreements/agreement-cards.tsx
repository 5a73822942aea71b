import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AgreedInstallment, AgreementDetails, AgreementSummary } from '#api/financial/agreements.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardHeader, CardRows, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { isStaff } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { DebtStatus } from '../../subjects/debts/debt-status.tsx'
import { PaidProgress, useAgreementWords } from './agreement-labels.tsx'

/** The amount shown largest on the page, and nowhere else. */
const shownAmount = ({ status, dueAmount, totalAmount }: AgreementDetails) => (status === 'active' ? dueAmount : totalAmount)

export function AgreementLeft({ agreement }: { agreement: AgreementDetails }) {
  const shell = useShell()
  const formats = useFormats()
  const { status, installments } = agreement
  const next = installments.find((installment) => installment.status === 'open' || installment.status === 'overdue')
  const mayPay = shell.person !== null && !isStaff(shell.person)
  return (
    <Card aria-labelledby="left">
      <CardSection>
        <CardTitle id="left">{status === 'active' ? <Trans>Falta pagar</Trans> : <Trans>Total do acordo</Trans>}</CardTitle>
        <Amount size="display">{formats.money(shownAmount(agreement))}</Amount>
        <PaidProgress count={installments.length} paid={installments.filter((installment) => installment.status === 'settled').length} />
        {next && mayPay ? <PayNext agreementId={agreement.agreementId} count={installments.length} next={next} /> : null}
      </CardSection>
    </Card>
  )
}

interface PayNextProps {
  agreementId: number
  count: number
  next: NonNullable<AgreementSummary['nextInstallment']>
}

export function PayNext({ agreementId, count, next }: PayNextProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { title } = useAgreementWords()
  const [amount, number] = [money(next.amountPayable), next.number]
  const words = t`Pagar ${amount}, parcela ${number} de ${count}`
  return (
    <Link
      to="/financial/payments/$debtId"
      params={{ debtId: String(next.debtId) }}
      className={buttonLook({ variant: 'primary', size: 'lg', full: true })}
      aria-label={`${words}, ${title(agreementId)}`}
    >
      {words}
    </Link>
  )
}

export function AgreementBreakdown({ agreement }: { agreement: AgreementDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { lines } = useAgreementWords()
  const { status, madeAt, paidAmount, totalAmount, dueAmount, installments } = agreement
  const total = { label: t`Total do acordo`, amount: formats.money(totalAmount) }
  const lateAmount = installments
    .filter((one) => one.status === 'open' || one.status === 'overdue')
    .reduce((sum, { amount, amountPayable }) => sum + amountPayable - amount, 0)
  const isLate = status === 'active' && lateAmount > 0
  const since = [
    ...(paidAmount > 0 && status !== 'settled' ? [{ label: t`Já pago`, amount: `${isLate ? '– ' : ''}${formats.money(paidAmount)}` }] : []),
    ...(isLate ? [{ label: t`Multa e juros por atraso`, amount: `+ ${formats.money(lateAmount)}` }] : []),
  ]
  return (
    <Card aria-labelledby="breakdown">
      <CardSection>
        <CardTitle id="breakdown">
          <Trans>Entenda o valor</Trans>
        </CardTitle>
        <AmountBreakdown
          size="compact"
          lines={lines(agreement, t`Débitos em ${formats.day(madeAt)}`)}
          total={totalAmount === shownAmount(agreement) ? undefined : total}
        />
        {since.length > 0 ? (
          <AmountBreakdown
            size="compact"
            lines={since}
            total={isLate ? { label: t`Falta pagar`, amount: formats.money(dueAmount) } : undefined}
          />
        ) : null}
      </CardSection>
    </Card>
  )
}

export function AgreementInstallments({ agreement: { installments } }: { agreement: AgreementDetails }) {
  return (
    <Card aria-labelledby="installments">
      <CardHeader id="installments" title={<Trans>Parcelas</Trans>} />
      <CardRows>
        {installments.map((installment) => (
          <InstallmentRow key={installment.number} installment={installment} count={installments.length} />
        ))}
      </CardRows>
    </Card>
  )
}

function InstallmentRow({ installment, count }: { installment: AgreedInstallment; count: number }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { number, debtId, dueDate, paidAt, status, amountPayable } = installment
  const day = status === 'overdue' ? t`Venceu em ${formats.date(dueDate)}` : t`Vence em ${formats.date(dueDate)}`
  return (
    <ItemRow
      icon={number}
      title={
        <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={textLinkLook()}>
          {t`Parcela ${number} de ${count}`}
        </Link>
      }
      description={paidAt ? t`Paga em ${formats.day(paidAt)}` : status === 'canceled' ? t`Não é mais válido` : day}
      status={<strong>{formats.money(amountPayable)}</strong>}
      date={<DebtStatus status={status} />}
    />
  )
}

export function ReplacedDebts({ agreement: { status, debts } }: { agreement: AgreementDetails }) {
  const formats = useFormats()
  const { fullName } = useDebtWords()
  return (
    <Card aria-labelledby="replaced">
      <CardHeader id="replaced" title={<Trans>Débitos que entraram</Trans>} />
      <CardRows>
        {debts.map((debt) => {
          const [date, amount] = [formats.date(debt.dueDate), formats.money(debt.amount)]
          return (
            <ItemRow
              key={debt.debtId}
              title={
                <Link to="/financial/payments/$debtId" params={{ debtId: String(debt.debtId) }} className={textLinkLook()}>
                  {fullName(debt)}
                </Link>
              }
              description={
                <Facts>
                  <Trans>Venceu em {date}</Trans>
                  <Trans>{amount} no acordo</Trans>
                </Facts>
              }
              status={<DebtStatus status={debt.status} paidByAgreement={status === 'settled'} />}
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
