import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentQuote } from '#api/payments.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { DiscountedAmount } from '#design/components/data/discounted-amount.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** What is about to be paid, on which day, and what a campaign takes off. */
export function QuotedAmount({ amount, on, campaign }: Pick<PaymentQuote, 'amount' | 'on' | 'campaign'>) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const day = formats.date(on)
  const campaignName = campaign?.name ?? ''
  return (
    <>
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
        <Trans>para pagar em {day}</Trans>
      </p>
      {campaign ? (
        <Status tone="info">
          <Trans>Campanha {campaignName}</Trans>
        </Status>
      ) : null}
    </>
  )
}
