import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnCampaign } from '#api/campaigns.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** What the chosen debts come to with the campaign, and what it takes off. */
export function CampaignValueCard({ value }: { value: Pick<OwnCampaign, 'dueAmount' | 'discountedAmount' | 'discountAmount'> }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const amount = formats.money(value.discountedAmount)
  return (
    <Card aria-labelledby="campaign-value">
      <CardSection>
        <CardTitle id="campaign-value">
          <Trans>Você paga hoje</Trans>
        </CardTitle>
        <div aria-live="polite">
          <Amount size="display">{amount}</Amount>
        </div>
        <AmountBreakdown
          size="compact"
          lines={[
            { label: t`Sem a campanha`, amount: formats.money(value.dueAmount) },
            { label: t`Desconto`, amount: `− ${formats.money(value.discountAmount)}` },
          ]}
          total={{ label: t`Com a campanha`, amount }}
        />
      </CardSection>
    </Card>
  )
}
