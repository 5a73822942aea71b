import { Trans } from '@lingui/react/macro'
import type { PaymentLink } from '#api/payment-links.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useDebtWords } from '../../../shared/debts/debt-words.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { QuotedAmount } from '../quoted-amount.tsx'

/** What is paid by a link, on its day. */
export function LinkSummary({ due }: { due: NonNullable<PaymentLink['due']> }) {
  const formats = useFormats(useShell())
  const { fullName } = useDebtWords()
  return (
    <Card aria-labelledby="summary">
      <CardSection>
        <CardTitle id="summary">
          <Trans>O que você vai pagar</Trans>
        </CardTitle>
        <div aria-live="polite">
          <QuotedAmount amount={due.amount} on={due.on} campaign={due.campaign} />
        </div>
        <AmountBreakdown size="compact" lines={due.debts.map((debt) => ({ label: fullName(debt), amount: formats.money(debt.amount) }))} />
      </CardSection>
    </Card>
  )
}
