import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DebtDetails } from '#api/debts.ts'
import type { PaymentMethodType } from '#api/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { debtQueries } from './debts.queries.ts'

interface AnotherDayAmountProps {
  debt: DebtDetails
  on: string | undefined
  method: PaymentMethodType | undefined
}

/** What the debt would come to on the day that was asked for, and how to pay it then. */
export function AnotherDayAmount({ debt, on, method }: AnotherDayAmountProps) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { data } = useQuery({ ...debtQueries.detail(debt.debtId, on), enabled: on !== undefined })
  const later = on === undefined ? undefined : data
  const difference = later ? later.breakdown.amountPayable - debt.breakdown.amountPayable : 0
  return (
    <div aria-live="polite">
      {later ? (
        <>
          <AmountBreakdown
            size="compact"
            lines={[
              { label: <Trans>Seriam</Trans>, amount: <Amount size="medium">{formats.money(later.breakdown.amountPayable)}</Amount> },
              ...(difference > 0 ? [{ label: t`A mais`, amount: formats.money(difference) }] : []),
              ...(difference < 0 ? [{ label: t`A menos`, amount: formats.money(-difference) }] : []),
            ]}
          />
          {method === 'pix' ? (
            <p>
              <Trans>Gere o Pix no próprio dia: o código vale 30 minutos.</Trans>
            </p>
          ) : null}
          {method === 'credit_card' ? (
            <p>
              <Trans>Com cartão, o valor é o do dia em que você paga.</Trans>
            </p>
          ) : null}
          {method === 'bank_slip' ? (
            <Link
              to="/financial/payment-checkout"
              search={{ debts: String(debt.debtId), method, on: later.breakdown.on }}
              className={textLinkLook({ variant: 'alone' })}
            >
              <Trans>Gerar boleto para este dia</Trans>
            </Link>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
