import { Trans } from '@lingui/react/macro'
import type { PaymentQuote } from '#api/payments.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { PaidDebts } from './paid-debts.tsx'
import { QuotedAmount } from './quoted-amount.tsx'

/** What is about to be paid, on its day. */
export function CheckoutSummary({ quote }: { quote: PaymentQuote }) {
  const formats = useFormats(useShell())
  const { fullName } = useDebtWords()
  return (
    <Card aria-labelledby="summary">
      <CardSection>
        <CardTitle id="summary">
          <Trans>O que você vai pagar</Trans>
        </CardTitle>
        <div aria-live="polite">
          <QuotedAmount {...quote} />
        </div>
        <AmountBreakdown
          size="compact"
          lines={quote.debts.map((debt) => ({ label: fullName(debt), amount: formats.money(debt.amount) }))}
        />
        <PaidDebts debts={quote.debts} />
      </CardSection>
    </Card>
  )
}
