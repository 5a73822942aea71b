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

export function OwedTodayCard({ overview, due }: { overview: DebtOverview | undefined; due: DebtPage | undefined }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { fullName } = useDebtWords()
  if (!overview || overview.overdue.count === 0) return null
  const overdue = due?.results.filter(({ status }) => status === 'overdue') ?? []
  return (
    <Card aria-label={t`Você deve hoje`}>
      <CardSection>
        <p>
          <Trans>Você deve hoje</Trans>
        </p>
        <Amount size="display">{formats.money(overview.overdue.amountPayable)}</Amount>
        <AmountBreakdown
          size="compact"
          lines={overdue.map((debt) => ({ label: fullName(debt), amount: formats.money(debt.amountPayable) }))}
        />
        <Link to="/financial/payments" className={buttonLook({ variant: 'primary', full: true })}>
          <Trans>Pagar agora</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}
