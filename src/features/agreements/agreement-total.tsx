import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AgreementDetails } from '#api/agreements.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { isStaff } from '../../auth/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { PaidProgress } from './paid-progress.tsx'
import { useAgreementWords } from './agreement-labels.tsx'

/** What is left to pay, and the way to pay the next installment. */
export function AgreementLeft({ agreement }: { agreement: AgreementDetails }) {
  const shell = useShell()
  const formats = useFormats(shell)
  const { status, dueAmount, totalAmount, installments } = agreement
  const next = installments.find((installment) => installment.status === 'open' || installment.status === 'overdue')
  const mayPay = shell.person !== null && !isStaff(shell.person)
  return (
    <Card aria-labelledby="left">
      <CardSection>
        <CardTitle id="left">{status === 'active' ? <Trans>Falta pagar</Trans> : <Trans>Total do acordo</Trans>}</CardTitle>
        <Amount size="display">{formats.money(status === 'active' ? dueAmount : totalAmount)}</Amount>
        <PaidProgress count={installments.length} paid={installments.filter((installment) => installment.status === 'settled').length} />
        {next && mayPay ? (
          <Link
            to="/financial/payments/$debtId"
            params={{ debtId: String(next.debtId) }}
            className={buttonLook({ variant: 'primary', size: 'lg', full: true })}
          >
            {next.number === 1 ? <Trans>Pagar a primeira parcela</Trans> : <Trans>Pagar a próxima parcela</Trans>}
          </Link>
        ) : null}
      </CardSection>
    </Card>
  )
}

/** How the total of an agreement came about. */
export function AgreementBreakdown({ agreement }: { agreement: AgreementDetails }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { lines } = useAgreementWords()
  const { madeAt, paidAmount, totalAmount } = agreement
  return (
    <Card aria-labelledby="breakdown">
      <CardSection>
        <CardTitle id="breakdown">
          <Trans>Como chegamos neste valor</Trans>
        </CardTitle>
        <AmountBreakdown
          size="compact"
          lines={lines(agreement, t`Débitos em ${formats.day(madeAt)}`)}
          total={{ label: t`Total do acordo`, amount: formats.money(totalAmount) }}
        />
        {paidAmount > 0 ? <AmountBreakdown size="compact" lines={[{ label: t`Já pago`, amount: formats.money(paidAmount) }]} /> : null}
      </CardSection>
    </Card>
  )
}
