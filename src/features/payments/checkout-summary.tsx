import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentQuote } from '#api/financial/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DiscountedAmount } from '#design/components/data/discounted-amount.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { type PaidDebt, PaidDebts } from './paid-debts.tsx'

export type CheckoutQuote = Pick<PaymentQuote, 'on' | 'amount' | 'campaign'> & { debts: PaidDebt[] }

export function CheckoutSummary({ quote: { on, amount, campaign, debts } }: { quote: CheckoutQuote }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName, nameOfAll } = useDebtWords()
  const [what, day] = [nameOfAll(debts), formats.date(on)]
  const campaignName = campaign?.name ?? ''
  return (
    <Card aria-labelledby="summary">
      <CardSection>
        <CardTitle id="summary">
          <Trans>O que você vai pagar</Trans>
        </CardTitle>
        <div aria-live="polite">
          {campaign ? (
            <DiscountedAmount
              size="display"
              originalLabel={t`Sem a campanha`}
              original={formats.money(amount + campaign.discountAmount)}
              amountLabel={t`Com a campanha`}
              amount={formats.money(amount)}
            />
          ) : (
            <Amount size="display">{formats.money(amount)}</Amount>
          )}
          <p>
            <Trans>
              {what}, para pagar em {day}
            </Trans>
          </p>
          {campaign ? (
            <Status tone="info">
              <Trans>Campanha {campaignName}</Trans>
            </Status>
          ) : null}
        </div>
        {/* A single one is named above. On phones the methods come first: there it is below, with how each amount came about. */}
        {debts.length > 1 ? (
          <div className="two-column__beside">
            <AmountBreakdown
              size="compact"
              lines={debts.map((debt) => {
                const due = formats.date(debt.dueDate)
                return { label: fullName(debt), note: t`Vencimento ${due}`, amount: formats.money(debt.amount) }
              })}
            />
          </div>
        ) : null}
        <PaidDebts debts={debts} />
      </CardSection>
    </Card>
  )
}
