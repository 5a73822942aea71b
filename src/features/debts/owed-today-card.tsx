import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtOverview, DebtPage } from '#api/debts.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'

/** To the checkout of all of it; to the list where one payment can't be for all. */
function PayNow({ debtIds }: { debtIds: readonly number[] }) {
  const look = buttonLook({ variant: 'primary', full: true })
  return debtIds.length > 0 ? (
    <Link to="/financial/payment-checkout" search={{ debts: debtIds.join(',') }} className={look}>
      <Trans>Pagar agora</Trans>
    </Link>
  ) : (
    <Link to="/financial/payments" search={{ status: 'overdue' }} className={look}>
      <Trans>Pagar agora</Trans>
    </Link>
  )
}

/** Amount and button first: what they are for can be a long list. */
export function OwedTodayCard({ overview, due }: { overview: DebtOverview; due: DebtPage | undefined }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { fullName } = useDebtWords()
  const { charges, debtIds } = overview.owedToday
  const owed = due?.results.filter(({ status, cardInReview }) => status === 'overdue' && !cardInReview) ?? []
  return (
    <Card aria-label={t`Você deve hoje`}>
      <CardSection>
        <p>
          <Trans>Você deve hoje</Trans>
        </p>
        <Amount size="display">{formats.money(overview.owedToday.amountPayable)}</Amount>
        {charges > 0 ? (
          <p>
            <Trans>com {formats.money(charges)} de multa e juros</Trans>
          </p>
        ) : null}
        <PayNow debtIds={debtIds} />
        <AmountBreakdown
          size="compact"
          lines={owed.map((debt) => ({
            label: fullName(debt),
            note: t`Venceu em ${formats.date(debt.dueDate)}`,
            amount: formats.money(debt.amountPayable),
          }))}
        />
      </CardSection>
    </Card>
  )
}
