import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentQuote } from '#api/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { DiscountedAmount } from '#design/components/data/discounted-amount.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useDebtWords } from '../../i18n/debt-words.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import { PaidDebts } from './paid-debts.tsx'

/** What is about to be paid, on its day. */
export function CheckoutSummary({ quote }: { quote: PaymentQuote }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { fullName } = useDebtWords(formats)
  const day = formats.date(quote.on)
  const { campaign } = quote
  const campaignName = campaign?.name ?? ''
  return (
    <Card aria-labelledby="summary">
      <CardSection>
        <CardTitle id="summary">
          <Trans>O que você vai pagar</Trans>
        </CardTitle>
        <div aria-live="polite">
          {campaign ? (
            <DiscountedAmount size="display" originalLabel={t`Sem a campanha`} original={formats.money(quote.amount + campaign.discountAmount)} amountLabel={t`Com a campanha`} amount={formats.money(quote.amount)} />
          ) : (
            <Amount size="display">{formats.money(quote.amount)}</Amount>
          )}
          <p>
            <Trans>para pagar em {day}</Trans>
          </p>
          {campaign ? (
            <Status tone="info">
              <Trans>Campanha {campaignName}</Trans>
            </Status>
          ) : null}
        </div>
        {quote.debts.length > 1 ? (
          <AmountBreakdown
            size="compact"
            lines={quote.debts.map((debt) => ({ label: fullName(debt), amount: formats.money(debt.amount) }))}
            total={{ label: t`Total`, amount: formats.money(quote.amount) }}
          />
        ) : null}
        <PaidDebts debts={quote.debts} />
      </CardSection>
    </Card>
  )
}
